import { expect, test } from 'vitest'
import { readPlan, STAGES } from '../../scripts/test/plan.ts'
import { countReport, failedTitles, skippedTitles } from '../../scripts/test/vitest-run.ts'
import { printTotals, sumOf } from '../../scripts/totals.ts'
import { assertCleanConsole } from '../support/fail-on-console.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'x.test.ts',
  status,
  assertionResults: tests.map((one, index) => ({ status: one, fullName: `test ${index}` })),
})
const reportOf = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
})

test('a run counts the passed and failed tests of its report', () => {
  expect(countReport(reportOf(3, 2, file('failed', 'passed', 'failed', 'failed')), 1)).toEqual({ passed: 3, failed: 2 })
})

test('a test file that did not load counts as a failure', () => {
  expect(countReport(reportOf(3, 0, file('passed', 'passed'), file('failed')), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a failing exit without a failing test, and a run of nothing, count as a failure', () => {
  expect(countReport(reportOf(3, 0, file('passed', 'passed')), 1)).toEqual({ passed: 3, failed: 1 })
  expect(countReport(reportOf(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
})

test('a run names the tests that did not run', () => {
  expect(skippedTitles(reportOf(1, 0, file('passed', 'passed', 'skipped')))).toEqual(['test 1'])
})

test('a run names the tests that failed and the files that did not load', () => {
  const report = reportOf(1, 1, file('failed', 'passed', 'failed'), file('passed', 'passed'), file('failed'))
  expect(failedTitles(report)).toEqual(['test 1', 'x.test.ts'])
})

test('the closing line returns the exit code, which is 1 for a failure and for zero tests', () => {
  const lines: unknown[] = []
  const { log, error } = console
  console.log = (line: unknown) => void lines.push(line)
  console.error = () => undefined
  const codes = [
    { passed: 2, failed: 0 },
    sumOf([
      { passed: 2, failed: 0 },
      { passed: 1, failed: 1 },
    ]),
    sumOf([]),
  ].map(printTotals)
  Object.assign(console, { log, error })
  expect({ codes, lines }).toEqual({
    codes: [0, 1, 1],
    lines: ['2 passed, 0 failed', '3 passed, 1 failed', '0 passed, 0 failed'],
  })
})

test('a plan without options runs everything on both engines; an unknown word is refused', () => {
  expect(readPlan([])).toEqual({ stages: STAGES, engines: ['pglite', 'postgres'], filters: [] })
  expect(readPlan(['--only', 'ledger,unit', '--engine', 'pglite', 'leads'])).toEqual({
    stages: ['unit', 'ledger'],
    engines: ['pglite'],
    filters: ['leads'],
  })
  expect(() => readPlan(['--only', 'units'])).toThrow('units')
})

test('a test must announce its console errors, and every announced error must occur', () => {
  expect(assertCleanConsole(['boom', 'known trouble'], [/known/, /absent/])).toEqual({
    unexpected: ['boom'],
    unmet: [/absent/],
  })
})
