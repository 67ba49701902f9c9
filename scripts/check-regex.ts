import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSourceTree, type SourceTree } from './check-architecture/source-tree.ts'
import { type Accepted, type Bounded, constantOf, readAccepted } from './check-regex/accepted-expressions.ts'
import { attackAt, leastCpuMs, pumpedTexts, WORST_MS } from './check-regex/attack-string.ts'
import { evaluateConstructed } from './check-regex/evaluate-constructed.ts'
import {
  type ExpressionChecker,
  memoryOf,
  openExpressionChecker,
  type Verdict,
} from './check-regex/expression-checker.ts'
import { type ExpressionSite, findExpressions } from './check-regex/find-expressions.ts'

/** A finding of the check, with its location. */
export type RegexFinding = { readonly path: string; readonly line?: number; readonly message: string }

/** A regular expression of the product, exactly as it runs. */
export type KnownExpression = { readonly path: string; readonly line: number; readonly expression: RegExp }

/** Returns all expressions of a project: literals as written, and constructed ones as their module makes them when it loads. */
export async function allExpressions(
  tree: SourceTree,
  accepted: Accepted,
): Promise<{ known: KnownExpression[]; findings: RegexFinding[] }> {
  const found = tree.product.map(findExpressions)
  const findings: RegexFinding[] = found.flatMap(({ untraceable }) => untraceable)
  const sites = found.flatMap((one) => one.sites)
  const known = sites.flatMap((site) =>
    site.kind === 'literal' ? [{ ...siteOf(site), expression: new RegExp(site.source, site.flags) }] : [],
  )
  const constructed = sites.filter((site) => site.kind === 'constructed')
  const generated = new Map(accepted.generated.map((one) => [one.path, one]))
  const loadable = constructed.filter(({ path }) => path.endsWith('.ts') && !generated.has(path))
  const made = await evaluateConstructed(tree.root, [...new Set(loadable.map(({ path }) => path))])
  for (const site of constructed) {
    const samples = generated.get(site.path)?.samples.map(toExpression)
    const own = made.filter((one) => one.path === site.path && one.line === site.line && one.column === site.column)
    const expressions = samples ?? own.map((one) => one.expression)
    known.push(...expressions.map((expression) => ({ ...siteOf(site), expression })))
    if (expressions.length === 0)
      findings.push({
        ...siteOf(site),
        message: 'the expression is not made when its module loads, so it cannot be checked',
      })
  }
  for (const { path } of accepted.generated)
    if (!constructed.some((site) => site.path === path))
      findings.push({ path, message: 'accepted.json lists this file as generated, but it constructs nothing' })
  return { known, findings }
}

/** Checks every regular expression of a project: linear by the checker, or bounded by accepted.json and fast at its cap. */
export async function checkRegexes(tree: SourceTree, analyzer: ExpressionChecker): Promise<RegexFinding[]> {
  const accepted = readAccepted(tree.root)
  const { known, findings } = await allExpressions(tree, accepted)
  const idle = new Set(accepted.bounded)
  for (const { path, line, expression } of known) {
    const text = String(expression)
    const entry = accepted.bounded.find((one) => one.path === path && one.pattern === text)
    if (entry) idle.delete(entry)
    const message = entry ? faultOf(tree, entry, expression) : refusalOf(await analyzer.analyze(expression))
    if (message !== null) findings.push({ path, line, message: `${text.slice(0, 80)}: ${message}` })
  }
  for (const { path, pattern } of idle)
    findings.push({ path, message: `accepted.json bounds ${pattern.slice(0, 80)}, which does not exist` })
  return findings
}

function siteOf({ path, line }: ExpressionSite): { path: string; line: number } {
  return { path, line }
}

function toExpression(text: string): RegExp {
  const end = text.lastIndexOf('/')
  return new RegExp(text.slice(1, end), text.slice(end + 1))
}

function refusalOf({ isSafe, says, attack }: Verdict): string | null {
  if (isSafe) return null
  return `${says}${attack ? `; attack: ${JSON.stringify(attack)}` : ''}`
}

/** Returns the problem of a bounded entry: its cap differs from the code, or its worst case takes too long; null when there is none. */
function faultOf(tree: SourceTree, entry: Bounded, expression: RegExp): string | null {
  const cap = constantOf(tree, entry.boundBy)
  if (cap !== entry.cap) return `the cap is ${entry.cap} in accepted.json and ${cap ?? 'absent'} at ${entry.boundBy}`
  const worst = worstAt(expression, entry)
  return worst > WORST_MS ? `${Math.round(worst)} ms at ${entry.cap} characters` : null
}

/** Returns the longest CPU time in milliseconds that an expression takes at the cap, over its known attack and the pumped texts. */
function worstAt(expression: RegExp, { cap, attack }: Bounded): number {
  let worst = 0
  const texts = [...(attack ? [attackAt(attack, cap)] : []), ...pumpedTexts(expression.source, cap, 400)]
  for (const text of texts) {
    const ms = leastCpuMs(() => void text.match(expression), WORST_MS)
    worst = Math.max(worst, ms)
    if (worst > WORST_MS) return worst
  }
  return worst
}

/** Prints every different expression as JSON, for tests/checks/hostile-texts.test.ts. */
async function printList(tree: SourceTree): Promise<number> {
  const { known } = await allExpressions(tree, readAccepted(tree.root))
  const different = new Map(known.map((one) => [String(one.expression), one]))
  const list = [...different.values()].map(({ path, line, expression: { source, flags } }) => ({
    path,
    line,
    source,
    flags,
  }))
  writeFileSync(1, JSON.stringify(list))
  return 0
}

async function report(root: string, flags: readonly string[]): Promise<number> {
  if (flags.includes('--list')) return printList(readSourceTree(root))
  const analyzer = openExpressionChecker(memoryOf(root), flags.includes('--fresh'))
  const findings = await checkRegexes(readSourceTree(root), analyzer)
  for (const { path, line, message } of findings)
    console.log(`${path}${line === undefined ? '' : `:${line}`} ${message}`)
  if (flags.includes('--save')) analyzer.save()
  console.log(`${findings.length} regular expressions refused`)
  return findings.length === 0 ? 0 : 1
}

if (import.meta.main) {
  const [root, ...flags] = process.argv.slice(2)
  // The checker keeps a child process alive, so this process has to exit explicitly.
  process.exit(await report(root === undefined ? join(import.meta.dirname, '..') : resolve(root), flags))
}
