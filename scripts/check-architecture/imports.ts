import { posix } from 'node:path'
import { type Ast, child, type ModuleRecord, nameOf, walk } from './syntax.ts'

/** One import, re-export or `import()` of a file. */
export type Import = {
  readonly specifier: string
  /** The imported file relative to the project, or undefined for a package or a Node built-in. */
  readonly target: string | undefined
  readonly names: readonly string[]
  /** True when the import disappears at run time. */
  readonly isTypeOnly: boolean
  readonly line: number
}

/** Returns all imports of a file: static, re-exported, dynamic and inside types. `lineAt` converts an offset to a line. */
export function findImports(
  path: string,
  program: Ast,
  module: ModuleRecord,
  lineAt: (offset: number) => number,
): Import[] {
  const found: Import[] = []
  const add = (specifier: string, start: number, names: string[], isTypeOnly: boolean): void => {
    found.push({ specifier, target: targetOf(path, specifier), names, isTypeOnly, line: lineAt(start) })
  }
  for (const entry of module.staticImports) {
    const names = entry.entries.map(
      (one) => one.importName.name ?? (one.importName.kind === 'Default' ? 'default' : '*'),
    )
    add(
      entry.moduleRequest.value,
      entry.start,
      names,
      entry.entries.length > 0 && entry.entries.every((one) => one.isType),
    )
  }
  for (const statement of module.staticExports) {
    const entries = statement.entries.filter((one) => one.moduleRequest)
    const specifier = entries[0]?.moduleRequest?.value
    if (specifier === undefined) continue
    add(
      specifier,
      statement.start,
      entries.map((one) => one.importName.name ?? '*'),
      entries.every((one) => one.isType),
    )
  }
  walk(program, (node) => {
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return
    const specifier = nameOf(child(node, 'source'))
    if (specifier !== undefined) add(specifier, node.start, ['*'], node.type === 'TSImportType')
  })
  return found
}

/** Returns the package of a specifier (`@scope/name` or `name`), or undefined for project files and `node:` built-ins. */
export function packageOf(specifier: string): string | undefined {
  if (/^[#./]/.test(specifier) || specifier.startsWith('node:') || specifier.startsWith('virtual:')) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function targetOf(path: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return posix.join('src', bare.slice(1))
  if (bare.startsWith('.')) return posix.join(posix.dirname(path), bare)
  return undefined
}
