import type { Finding, Rule } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'
import { type Ast, child, list, nameOf } from '../syntax.ts'

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|TSDeclareFunction)$/

/** Every exported function documents its behaviour, so that callers need not read its body. */
export const docstrings: Rule = {
  id: 'docstrings',
  says: 'every exported function has a docstring',
  check: (tree) => tree.product.flatMap(undocumented),
}

function undocumented(file: SourceFile): Finding[] {
  const seen = new Set<string>()
  return exportedFunctions(file.program).flatMap(({ name, statement }) => {
    // An overloaded function has its docstring on the first signature.
    if (seen.has(name)) return []
    seen.add(name)
    return hasDocstring(file, statement)
      ? []
      : [{ path: file.path, line: file.lineAt(statement.start), message: `${name} has no docstring` }]
  })
}

function exportedFunctions(program: Ast): { name: string; statement: Ast }[] {
  const body = list(program, 'body')
  const direct = body
    .filter((one) => /^Export(Named|Default)Declaration$/.test(one.type))
    .flatMap((one) => functionsIn(child(one, 'declaration'), one))
  const listed = new Set(
    body
      .flatMap((one) => (child(one, 'source') ? [] : list(one, 'specifiers')))
      .map((one) => nameOf(child(one, 'local'))),
  )
  const later = body.flatMap((one) => functionsIn(one, one)).filter((one) => listed.has(one.name))
  return [...direct, ...later]
}

function functionsIn(declaration: Ast | undefined, statement: Ast): { name: string; statement: Ast }[] {
  if (!declaration) return []
  if (FUNCTIONS.test(declaration.type)) return [{ name: nameOf(child(declaration, 'id')) ?? 'default', statement }]
  return list(declaration, 'declarations')
    .filter((one) => FUNCTIONS.test(child(one, 'init')?.type ?? ''))
    .map((one) => ({ name: nameOf(child(one, 'id')) ?? '?', statement }))
}

function hasDocstring(file: SourceFile, statement: Ast): boolean {
  return file.comments.some(
    (one) =>
      one.type === 'Block' &&
      one.value.startsWith('*') &&
      one.end <= statement.start &&
      /\S+\s+\S+/.test(one.value.slice(1)) &&
      file.code.slice(one.end, statement.start).trim() === '',
  )
}
