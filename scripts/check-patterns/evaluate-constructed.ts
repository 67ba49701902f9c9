import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One regular expression that was made while a module loaded, and where the call stands (line and column from 1). */
export type Made = {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly expression: RegExp
}

/**
 * Loads the modules at `paths` (relative to `root`) in this process with a constructor that writes down what it makes and for whom. What is
 * made only when a function is called later is not seen; such a place has no entry in the answer.
 */
export async function evaluateConstructed(root: string, paths: readonly string[]): Promise<Made[]> {
  const made: Made[] = []
  const Original = globalThis.RegExp
  const prefix = `${pathToFileURL(root).href}/`
  const record = (expression: RegExp): RegExp => {
    const caller = callerOf()
    if (caller?.url.startsWith(prefix))
      made.push({ ...caller, path: decodeURI(caller.url.slice(prefix.length)), expression })
    return expression
  }
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, given) => record(Reflect.construct(target, given)),
    apply: (target, self, given) => record(Reflect.apply(target, self, given)),
  })
  try {
    for (const path of paths) await import(pathToFileURL(join(root, path)).href)
  } finally {
    globalThis.RegExp = Original
  }
  return made
}

/** The first place on the stack that is outside this file. */
function callerOf(): { url: string; line: number; column: number } | undefined {
  const prepare = Error.prepareStackTrace
  try {
    Error.prepareStackTrace = (_, calls) => calls
    const calls: unknown = new Error('where').stack
    if (!Array.isArray(calls)) return undefined
    const own = import.meta.url
    const call = calls.find((one: NodeJS.CallSite) => {
      const file = one.getFileName()
      return file !== null && file !== own && !file.startsWith('node:')
    })
    return (
      call && { url: call.getFileName() ?? '', line: call.getLineNumber() ?? 0, column: call.getColumnNumber() ?? 0 }
    )
  } finally {
    Error.prepareStackTrace = prepare
  }
}
