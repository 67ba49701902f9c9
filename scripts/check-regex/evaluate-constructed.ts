import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getCallSites } from 'node:util'

/** A regular expression that a module made while it loaded, with the position of the call (line and column from 1). */
export type Made = {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly expression: RegExp
}

/**
 * Loads the modules at `paths` (relative to `root`) in this process with a constructor that records each expression and its caller. An
 * expression that is made later, when a function is called, is not recorded.
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

/** Returns the first position on the stack outside this file. */
function callerOf(): { url: string; line: number; column: number } | undefined {
  const call = getCallSites().find(
    ({ scriptName }) => scriptName !== import.meta.url && !scriptName.startsWith('node:'),
  )
  return call && { url: call.scriptName, line: call.lineNumber, column: call.columnNumber }
}
