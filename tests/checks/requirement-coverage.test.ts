import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTestReferences, parseTestReferences } from '../../scripts/requirement-coverage/find-test-references.ts'
import {
  buildRequirementCoverage,
  coverageLines,
  REQUIREMENT_COUNT,
  readRequirementCoverage,
} from '../../scripts/requirement-coverage.ts'

const REQUIREMENTS = '## ROUTE\n- **ROUTE-01** one\n- **ROUTE-02** two\n## HOME\n- **HOME-01** three (ROUTE-02)\n'
const READINGS = '- **AMB-179** amended\n'
const idsIn = (code: string): string[] => parseTestReferences('x.test.ts', code).map((one) => one.id)
const proofOf = (id: string) => ({ id, file: 'x.test.ts', title: `[${id}]` })

describe('a title with a requirement id', () => {
  test.each([
    ["it('[HOME-01] says it', () => {})", ['HOME-01']],
    ["test('[HOME-01] [ROUTE-02] both', async () => {})", ['HOME-01', 'ROUTE-02']],
    ["test('[HOME-01, ROUTE-02] both', run)", ['HOME-01', 'ROUTE-02']],
    ["test.each([1])('[HOME-01] %s', () => {})", ['HOME-01']],
    ["it.concurrent('[HOME-01] says it', () => {})", ['HOME-01']],
    ['test(`[HOME-01] ${name} [ROUTE-02]`, () => {})', ['HOME-01']],
    ["test('[HOME-01] says it', { timeout: 5 }, () => {})", ['HOME-01']],
    ["describe('group', () => { it('[HOME-01] says it', () => {}) })", ['HOME-01']],
  ])('%s proves %j', (code, ids) => expect(idsIn(code)).toEqual(ids))

  test.each([
    "it.skip('[HOME-01] later', () => {})",
    "test.todo('[HOME-01] later')",
    "test('[HOME-01] without a body')",
    "test.skipIf(x)('[HOME-01] sometimes', () => {})",
    "test.fails('[HOME-01] broken', () => {})",
    "test('[HOME-01] off', { skip: true }, () => {})",
    "describe.skip('group', () => { it('[HOME-01] says it', () => {}) })",
    "describe('[HOME-01] group', () => { it('says it', () => {}) })",
    "// it('[HOME-01] in a comment', () => {})",
    "expect('[HOME-01]').toBe('[HOME-01]')",
    'test(title, () => {}) // [HOME-01]',
  ])('%s proves nothing', (code) => expect(idsIn(code)).toEqual([]))
})

describe('a planted project', () => {
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'syvo-ledger-'))
    mkdirSync(join(root, 'src/deep'), { recursive: true })
    writeFileSync(join(root, 'src/deep/a.test.ts'), "test('[HOME-01] says it', () => {})\n")
    writeFileSync(join(root, 'src/deep/b.ts'), "test('[ROUTE-01] not a test file', () => {})\n")
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test('has references from test files only', () => {
    expect(findTestReferences(root)).toEqual([
      { id: 'HOME-01', file: 'src/deep/a.test.ts', title: '[HOME-01] says it' },
    ])
  })
})

describe('the printed ledger', () => {
  test('has a line per area, the total, then the unproven ids', () => {
    const coverage = buildRequirementCoverage(REQUIREMENTS, READINGS, [proofOf('ROUTE-01'), proofOf('ROUTE-01')], 3)
    expect(coverageLines(coverage)).toEqual([
      'ROUTE 1/2',
      'HOME 0/1',
      'TOTAL 1/3',
      '',
      'Not proven yet:',
      'ROUTE-02 HOME-01',
    ])
  })

  test('reports an unknown id, a wrong count and a missing reading as defects', () => {
    const { defects } = buildRequirementCoverage(REQUIREMENTS, '', [proofOf('HOME-99')], 4)
    expect(defects.join('\n')).toMatch(/has 3 requirements instead of 4[\s\S]*lacks AMB-179[\s\S]*HOME-99, which is no/)
  })

  test('reports an id that occurs twice in the requirements as a defect', () => {
    expect(buildRequirementCoverage(`${REQUIREMENTS}- **HOME-01** again\n`, READINGS, [], 4).defects).toHaveLength(1)
  })

  test('counts the 430 requirements of the project itself, without defects', () => {
    const coverage = readRequirementCoverage(join(import.meta.dirname, '../..'))
    expect(coverage.total).toBe(REQUIREMENT_COUNT)
    expect(coverage.defects).toEqual([])
  })
})
