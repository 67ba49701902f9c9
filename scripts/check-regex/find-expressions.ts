import type { SourceFile } from '../check-architecture/source-tree.ts'
import { type Ast, child, dottedName, list, nameOf, walk } from '../check-architecture/syntax.ts'

/** A position in the code that makes a regular expression: a literal, or a constructor call, whose expression is known only at run time. */
export type ExpressionSite = { readonly path: string; readonly line: number } & (
  | { readonly kind: 'literal'; readonly source: string; readonly flags: string }
  | { readonly kind: 'constructed'; readonly column: number }
)

/** A use of regular expressions that the check cannot follow. */
export type Untraceable = { readonly path: string; readonly line: number; readonly message: string }

/** The regular expressions of one file. */
export type FileExpressions = {
  readonly sites: readonly ExpressionSite[]
  readonly untraceable: readonly Untraceable[]
}

const TEXT_METHODS = new Set(['match', 'matchAll', 'search'])

/** Finds every regular expression of a file in its syntax tree. A string passed to `match`, `matchAll` or `search` is compiled too, so it is untraceable. */
export function findExpressions(file: SourceFile): FileExpressions {
  const sites: ExpressionSite[] = []
  const untraceable: Untraceable[] = []
  walk(file.program, (node, parents) => {
    const line = file.lineAt(node.start)
    const literal = regexOf(node)
    if (literal) sites.push({ kind: 'literal', path: file.path, line, ...literal })
    if (isConstruction(node)) sites.push({ kind: 'constructed', path: file.path, line, column: columnOf(file, node) })
    if (isHiddenConstructor(node, parents.at(-1)))
      untraceable.push({ path: file.path, line, message: 'RegExp is passed on or renamed: call it directly' })
    if (compilesText(node))
      untraceable.push({ path: file.path, line, message: 'a text is compiled here: write a regular expression' })
  })
  return { sites, untraceable }
}

function regexOf(node: Ast): { source: string; flags: string } | null {
  const regex = node['regex']
  if (node.type !== 'Literal' || typeof regex !== 'object' || regex === null) return null
  if (!('pattern' in regex) || !('flags' in regex)) return null
  return { source: String(regex.pattern), flags: String(regex.flags) }
}

function isConstruction(node: Ast): boolean {
  return (node.type === 'NewExpression' || node.type === 'CallExpression') && isConstructor(child(node, 'callee'))
}

function isConstructor(node: Ast | undefined): boolean {
  const name = dottedName(node)
  return name === 'RegExp' || name === 'globalThis.RegExp' || name === 'window.RegExp'
}

function isHiddenConstructor(node: Ast, parent: Ast | undefined): boolean {
  if (nameOf(node) !== 'RegExp' || node.type !== 'Identifier') return false
  if (parent?.type === 'TSTypeReference') return false
  if (parent?.type === 'BinaryExpression' && parent['operator'] === 'instanceof') return false
  const isCallee =
    (parent?.type === 'NewExpression' || parent?.type === 'CallExpression') && child(parent, 'callee') === node
  return !isCallee && !(parent?.type === 'MemberExpression' && isConstructor(parent))
}

function compilesText(node: Ast): boolean {
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined
  if (callee?.type !== 'MemberExpression' || !TEXT_METHODS.has(nameOf(child(callee, 'property')) ?? '')) return false
  const [first] = list(node, 'arguments')
  return first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first['value'] === 'string')
}

function columnOf(file: SourceFile, node: Ast): number {
  return node.start - file.code.lastIndexOf('\n', node.start - 1)
}
