import { matchesGlob } from 'node:path'
import { declaredNames, isValueUse } from '../bindings.ts'
import type { Finding, Rule } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'
import { dottedName, walk } from '../syntax.ts'

const GUARD = 'src/platform/safe-fetch/**'
/** Code that runs in a browser and calls the product's own endpoints. */
const BROWSER_CLIENTS = [
  'src/modules/**/screens/**/*-client.ts',
  'src/modules/**/screens/*-client.ts',
  'src/platform/**/*-client.ts',
  'src/widget/**',
]
const HTTP_CLIENT_NAMES = new Set(['request', 'get', 'Agent', 'ClientRequest', 'connect', 'default', '*'])
const GLOBAL_CLIENTS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])

/** Outbound requests go through the guarded client, which refuses private addresses and limits size and time. */
export const outboundHttp: Rule = {
  id: 'outbound-http',
  says: 'outbound HTTP only through platform/safe-fetch; in the browser only the *-client.ts files and the widget call fetch',
  check: (tree) =>
    tree.product
      .filter((file) => !matchesGlob(file.path, GUARD))
      .flatMap((file) => [...clientImports(file), ...globalCalls(file)]),
}

function clientImports(file: SourceFile): Finding[] {
  return file.imports
    .filter((one) => !one.isTypeOnly && (one.specifier === 'undici' || isHttpClient(one.specifier, one.names)))
    .map((one) => ({
      path: file.path,
      line: one.line,
      message: `imports ${one.names.join(', ')} from ${one.specifier}; use platform/safe-fetch`,
    }))
}

function isHttpClient(specifier: string, names: readonly string[]): boolean {
  return /^(node:)?https?2?$/.test(specifier) && names.some((name) => HTTP_CLIENT_NAMES.has(name))
}

function globalCalls(file: SourceFile): Finding[] {
  if (BROWSER_CLIENTS.some((pattern) => matchesGlob(file.path, pattern))) return []
  const own = declaredNames(file.program)
  const findings: Finding[] = []
  walk(file.program, (node, parents) => {
    const name = dottedName(node)
    const bare = name?.replace(/^(globalThis|window|self|global)\./, '')
    if (name === undefined || bare === undefined || !GLOBAL_CLIENTS.has(bare)) return
    const isGlobal = node.type === 'MemberExpression' ? name !== bare : !own.has(bare) && isValueUse(node, parents)
    if (isGlobal)
      findings.push({
        path: file.path,
        line: file.lineAt(node.start),
        message: `uses the global ${bare}; use platform/safe-fetch`,
      })
  })
  return findings
}
