import { type Ast, child, list, nameOf, walk } from './syntax.ts'

/** Returns the names that a file declares at any depth: imports, variables, functions and parameters. */
export function declaredNames(program: Ast): Set<string> {
  const names = new Set<string>()
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') addPattern(child(node, 'id'), names)
    else if (/^Import.*Specifier$/.test(node.type)) addPattern(child(node, 'local'), names)
    else if (/Function/.test(node.type)) {
      addPattern(child(node, 'id'), names)
      for (const parameter of list(node, 'params')) addPattern(parameter, names)
    }
  })
  return names
}

/** Returns whether an identifier is a value, not the name of a member, key or type. */
export function isValueUse(node: Ast, parents: readonly Ast[]): boolean {
  const parent = parents.at(-1)
  if (node.type !== 'Identifier' || !parent) return false
  if (parent.type === 'MemberExpression') return child(parent, 'property') !== node || parent['computed'] === true
  if (parent.type === 'Property') return child(parent, 'value') === node
  return (
    !/^(TS|MethodDefinition|PropertyDefinition|ImportSpecifier|ExportSpecifier|JSX)/.test(parent.type) ||
    /^TS(As|NonNull|Satisfies)/.test(parent.type)
  )
}

function addPattern(pattern: Ast | undefined, names: Set<string>): void {
  if (!pattern) return
  const name = nameOf(pattern)
  if (name !== undefined) names.add(name)
  for (const key of ['left', 'argument', 'value', 'parameter']) addPattern(child(pattern, key), names)
  for (const key of ['elements', 'properties']) for (const part of list(pattern, key)) addPattern(part, names)
}
