import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getCallSites } from 'node:util'

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
    construct: (_, given: ConstructorParameters<typeof RegExp>) => record(new Original(...given)),
    apply: (_, __, given: ConstructorParameters<typeof RegExp>) => record(Original(...given)),
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
  const call = getCallSites().find(
    ({ scriptName }) => scriptName !== import.meta.url && !scriptName.startsWith('node:'),
  )
  return call && { url: call.scriptName, line: call.lineNumber, column: call.columnNumber }
}
