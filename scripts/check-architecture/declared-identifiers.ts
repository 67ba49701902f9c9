import { type Ast, child, list, nameOf, walk } from './syntax.ts'

/** A name that a file gives to something of its own, with its offset; a key of an object literal may be data instead. */
export type DeclaredIdentifier = { readonly name: string; readonly start: number; readonly isKey: boolean }

const NAMED = new Set(['ClassDeclaration', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration'])
const MEMBERS = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
])

/**
 * The identifiers that a program declares: variables, functions, parameters, types, their members, and the unquoted keys of object literals. A
 * name that is only used was declared elsewhere.
 */
export function declaredIdentifiers(program: Ast): DeclaredIdentifier[] {
  const found: DeclaredIdentifier[] = []
  walk(program, (node, parents) => {
    for (const one of declaredBy(node, parents.at(-1))) {
      const name = one.type === 'Literal' ? undefined : nameOf(one)
      if (name !== undefined) found.push({ name, start: one.start, isKey: node.type === 'Property' })
    }
  })
  return found
}

function declaredBy(node: Ast, parent: Ast | undefined): Ast[] {
  const named = [child(node, 'id') ?? []].flat()
  if (node.type === 'VariableDeclarator') return bindingsOf(child(node, 'id'))
  if (/Function/.test(node.type)) return [...named, ...list(node, 'params').flatMap(bindingsOf)]
  if (NAMED.has(node.type)) return named
  const isKey = MEMBERS.has(node.type) && node['computed'] !== true && node['shorthand'] !== true
  // A key inside a pattern is a name of the object that is taken apart.
  return isKey && parent?.type !== 'ObjectPattern' ? [child(node, 'key') ?? []].flat() : []
}

/** The identifiers that a pattern binds; the pattern itself when it is one. */
function bindingsOf(pattern: Ast | undefined): Ast[] {
  if (pattern?.type === 'Identifier') return [pattern]
  if (pattern?.type === 'AssignmentPattern') return bindingsOf(child(pattern, 'left'))
  if (pattern?.type === 'RestElement') return bindingsOf(child(pattern, 'argument'))
  if (pattern?.type === 'ArrayPattern') return list(pattern, 'elements').flatMap(bindingsOf)
  return list(pattern, 'properties').flatMap((one) =>
    bindingsOf(one.type === 'RestElement' ? one : child(one, 'value')),
  )
}
