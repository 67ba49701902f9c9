import type { Finding, Rule } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'
import { type Ast, child, dottedName, list, nameOf, walk } from '../syntax.ts'

/** Names of numbers that are printed as they are: they count nothing, but name a version, a document or a place in a row. */
const ORDINALS = new Set(['number', 'live', 'running', 'previous', 'nth', 'at'])

/** Numbers in the interface are formatted by ui/format (SHELL-09). */
export const formattedNumbers: Rule = {
  id: 'formatted-numbers',
  says: 'numbers in texts go through ui/format; no formatting of their own in screens, modules and web',
  check: (tree) =>
    tree.product
      .filter(({ path }) => /^src\/(modules|web|ui)\//.test(path) && !path.startsWith('src/ui/format/'))
      .flatMap((file) => [...ownFormats(file), ...(/\.text\.tsx?$/.test(file.path) ? rawNumbers(file) : [])]),
}

function ownFormats(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  walk(file.program, (node) => {
    const name = dottedName(node)
    const isOwn = name === 'Intl.NumberFormat' || nameOf(child(node, 'property')) === 'toLocaleString'
    if (node.type !== 'MemberExpression' || !isOwn) return
    findings.push({ path: file.path, line: file.lineAt(node.start), message: 'formats by itself; use ui/format' })
  })
  return findings
}

/** Finds parameters of type number that a template prints as they are. */
function rawNumbers(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  walk(file.program, (node, parents) => {
    if (node.type !== 'TemplateLiteral') return
    const numbers = new Set(parents.flatMap((parent) => list(parent, 'params').flatMap(numberNames)))
    for (const printed of list(node, 'expressions')) {
      const name = printed.type === 'Identifier' ? nameOf(printed) : undefined
      if (name === undefined || !numbers.has(name) || ORDINALS.has(name)) continue
      findings.push({ path: file.path, line: file.lineAt(printed.start), message: `prints ${name} unformatted` })
    }
  })
  return findings
}

/** Returns the names that a parameter declares as numbers, also inside a destructured object. */
function numberNames(parameter: Ast): string[] {
  const type = child(child(parameter, 'typeAnnotation'), 'typeAnnotation')
  const name = nameOf(parameter)
  if (name !== undefined) return holdsNumber(type) ? [name] : []
  return list(type, 'members')
    .filter((member) => holdsNumber(child(child(member, 'typeAnnotation'), 'typeAnnotation')))
    .flatMap((member) => nameOf(child(member, 'key')) ?? [])
}

function holdsNumber(type: Ast | undefined): boolean {
  return type?.type === 'TSNumberKeyword' || list(type, 'types').some((one) => one.type === 'TSNumberKeyword')
}
