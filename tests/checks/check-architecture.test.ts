import { expect, test } from 'vitest'
import { ALL_RULES } from '../../scripts/check-architecture/all-rules.ts'
import { readSourceTree } from '../../scripts/check-architecture/source-tree.ts'
import { checkArchitecture, type Verdict } from '../../scripts/check-architecture.ts'
import { CODE_VIOLATIONS } from './code-violations.ts'
import { IMPORT_VIOLATIONS } from './import-violations.ts'
import { type Files, withMiniatureProject } from './miniature-project.ts'

const VIOLATIONS = [...IMPORT_VIOLATIONS, ...CODE_VIOLATIONS]

function verdictsOn(planted: Files): Verdict[] {
  return withMiniatureProject(planted, (root) => checkArchitecture(readSourceTree(root)))
}

function brokenBy(planted: Files): string[] {
  return verdictsOn(planted)
    .filter((one) => !one.passes)
    .map((one) => one.rule.id)
}

test('a project without violations passes every rule', () => {
  expect(verdictsOn({}).flatMap((one) => one.findings)).toEqual([])
})

test('every rule has at least one planted violation', () => {
  expect(new Set(VIOLATIONS.map((one) => one.rule))).toEqual(new Set(ALL_RULES.map((rule) => rule.id)))
})

test.each(VIOLATIONS)('the rule $rule reports $says', ({ rule, files, at }) => {
  const verdict = verdictsOn(files).find((one) => one.rule.id === rule)
  expect(verdict?.passes).toBe(false)
  expect(verdict?.findings.map((one) => one.path)).toContain(at)
})

test('a planted violation fails its own rules only', () => {
  expect(brokenBy({ 'src/modules/leads/domain/clock.ts': 'export const now = Date.now()\n' })).toEqual([
    'domain-purity',
  ])
  expect(brokenBy({ 'src/web/plan.ts': "export const isPro = (code: string): boolean => code === 'pro'\n" })).toEqual([
    'plan-codes',
    'docstrings',
  ])
})

test('a file between 200 and 300 lines warns without failing', () => {
  const [finding] = verdictsOn({ 'src/ui/long.ts': '// line\n'.repeat(250) }).flatMap((one) => one.findings)
  expect(finding).toMatchObject({ path: 'src/ui/long.ts', isWarning: true })
})

test('an exception silences its rule for its path only, and fails once it covers nothing', () => {
  const long = { 'src/ui/long.ts': '// line\n'.repeat(301) }
  const listed = (path: string): Files => ({
    'scripts/check-architecture/exceptions.json': JSON.stringify([
      { rule: 'sizes', path, reason: 'a planted content file' },
    ]),
  })
  expect(brokenBy(long)).toEqual(['sizes'])
  expect(brokenBy({ ...long, ...listed('src/ui/long.ts') })).toEqual([])
  expect(brokenBy({ ...long, ...listed('src/ui/other.ts') })).toEqual(['sizes'])
  expect(brokenBy(listed('src/ui/long.ts'))).toEqual(['sizes'])
})

test('an exception without a reason, or for an unknown rule, is refused', () => {
  const list = (entry: object): Files => ({ 'scripts/check-architecture/exceptions.json': JSON.stringify([entry]) })
  expect(() => brokenBy(list({ rule: 'sizes', path: 'src/x.ts', reason: '' }))).toThrow('reason')
  expect(() => brokenBy(list({ rule: 'tidiness', path: 'src/x.ts', reason: 'for a planted reason' }))).toThrow(
    'tidiness',
  )
})

test('a file that does not parse fails the check with its name', () => {
  expect(() => brokenBy({ 'src/ui/broken.ts': 'export const = 1\n' })).toThrow('src/ui/broken.ts')
})
