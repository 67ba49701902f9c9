import type { Finding, Rule } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'
import { child, dottedName, walk } from '../syntax.ts'

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b/
const SUPPRESSION =
  /(@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable(?:-next-line|-line)?|biome-ignore(?:-all|-start)?)(.*)/s
/** A reason is at least two words after a colon or two dashes, behind the rule names. */
const REASON = /(--|:)\s*\S+\s+\S+/
const REFUSED = new Set(['@ts-ignore', '@ts-nocheck'])

/** No unfinished marks in comments, and no suppressed check without a reason. */
export const todoComments: Rule = {
  id: 'marks',
  says: 'no unfinished marks, skipped or exclusive tests; a suppressed check has a reason',
  check: (tree) =>
    [...tree.files, ...tree.tooling].flatMap((file) => [...commentFindings(file), ...testFindings(file)]),
}

function commentFindings(file: SourceFile): Finding[] {
  return file.comments.flatMap((comment): Finding[] => {
    const at = { path: file.path, line: file.lineAt(comment.start) }
    const unfinished = UNFINISHED.exec(comment.value)?.[1]
    if (unfinished !== undefined) return [{ ...at, message: `${unfinished}: finish it or open an issue` }]
    const [, mark = '', rest = ''] = SUPPRESSION.exec(comment.value) ?? []
    if (mark === '') return []
    if (REFUSED.has(mark)) return [{ ...at, message: `${mark} is not allowed; use @ts-expect-error with a reason` }]
    const hasReason = mark === '@ts-expect-error' ? /\S+\s+\S+/.test(rest) : REASON.test(rest)
    return hasReason ? [] : [{ ...at, message: `${mark} without a reason` }]
  })
}

function testFindings(file: SourceFile): Finding[] {
  if (!file.isTest) return []
  const findings: Finding[] = []
  walk(file.program, (node) => {
    const name = node.type === 'CallExpression' ? dottedName(child(node, 'callee')) : undefined
    if (name === undefined || !/^(it|test|describe)(\.\w+)*\.(skip|only|todo|fails)$/.test(name)) return
    findings.push({ path: file.path, line: file.lineAt(node.start), message: `${name}: every test must run` })
  })
  return findings
}
