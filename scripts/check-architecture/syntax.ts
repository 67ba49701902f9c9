import { parseSync } from 'vite'

/** A node of the syntax tree, with the fields that rules read. */
export type Ast = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A comment with its offsets; `value` is the text without the comment signs. */
export type Comment = {
  readonly type: 'Line' | 'Block'
  readonly value: string
  readonly start: number
  readonly end: number
}

/** The module record of a file: what it imports and exports. */
export type ModuleRecord = ReturnType<typeof parseSync>['module']

/** Parses one TypeScript file. Throws with the file's name on a syntax error. */
export function parseFile(path: string, code: string): { program: Ast; comments: Comment[]; module: ModuleRecord } {
  const result = parseSync(path, code, { sourceType: 'module' })
  const error = result.errors[0]
  if (error) throw new Error(`${path} has a syntax error: ${error.message}`)
  if (!isAst(result.program)) throw new Error(`${path} gave no syntax tree`)
  return { program: result.program, comments: result.comments, module: result.module }
}

/** Returns whether a value in the tree is a node. */
function isAst(value: unknown): value is Ast {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
  )
}

/** Returns the direct children of a node, in the order of its keys. */
function childrenOf(node: Ast): Ast[] {
  const children: Ast[] = []
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isAst))
    else if (isAst(value)) children.push(value)
  }
  return children
}

/** Visits a node and everything below it; `parents` runs from the root to the direct parent. */
export function walk(node: Ast, visit: (node: Ast, parents: readonly Ast[]) => void): void {
  const parents: Ast[] = []
  const step = (current: Ast): void => {
    visit(current, parents)
    parents.push(current)
    for (const child of childrenOf(current)) step(child)
    parents.pop()
  }
  step(node)
}

/** Returns the child under a key, when it is a node. */
export function child(node: Ast | undefined, key: string): Ast | undefined {
  const value = node?.[key]
  return isAst(value) ? value : undefined
}

/** Returns the children in a list under a key. */
export function list(node: Ast | undefined, key: string): Ast[] {
  const value = node?.[key]
  return Array.isArray(value) ? value.filter(isAst) : []
}

/** Returns the name of an identifier or the text of a string literal; undefined for anything else. */
export function nameOf(node: Ast | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier')
    return typeof node['name'] === 'string' ? node['name'] : undefined
  if (node?.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  return undefined
}

/** Returns a dotted path such as `process.env` or `globalThis.fetch`; undefined when a part is computed. */
export function dottedName(node: Ast | undefined): string | undefined {
  if (node?.type === 'Identifier') return nameOf(node)
  if (node?.type === 'MetaProperty') return 'import.meta'
  if (node?.type !== 'MemberExpression' || (node['computed'] === true && child(node, 'property')?.type !== 'Literal'))
    return undefined
  const left = dottedName(child(node, 'object'))
  const right = nameOf(child(node, 'property'))
  return left === undefined || right === undefined ? undefined : `${left}.${right}`
}
