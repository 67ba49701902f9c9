import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Totals } from '../totals.ts'

/** A run of one project of vitest.config.ts. `filters` are parts of file names; none means all. `showsAtEnd` prints the output in one piece afterwards. */
export type SuiteRun = {
  readonly root: string
  readonly project: string
  readonly filters: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly showsAtEnd?: boolean
}

/** The part of vitest's JSON report that counts. */
export type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Runs the suite, prints its output and returns the counts; a crash, an unreadable file or zero tests count as a failure. */
export async function runSuite(run: SuiteRun): Promise<Totals> {
  const folder = mkdtempSync(join(tmpdir(), 'syvo-report-'))
  const file = join(folder, 'report.json')
  const command = [
    join(run.root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    run.project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [...command, ...run.filters], {
      cwd: run.root,
      stdio: run.showsAtEnd ? 'pipe' : 'inherit',
      env: { ...process.env, ...run.env },
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
    child.on('error', () => resolve(1))
    child.on('close', (exit) => {
      process.stdout.write(Buffer.concat(printed))
      resolve(exit ?? 1)
    })
  })
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  rmSync(folder, { recursive: true, force: true })
  if (!isReport(report)) {
    console.error(`${run.project}: vitest wrote no report (exit code ${code})`)
    return { passed: 0, failed: 1 }
  }
  for (const title of skippedTitles(report)) console.log(`not in this run: ${title}`)
  for (const title of failedTitles(report)) console.error(`FAILED (${run.project}): ${title}`)
  return countReport(report, code)
}

/** Counts a report: a file that did not load is one failure, and so is a failing exit code without a failing test. */
export function countReport(report: Report, exitCode: number): Totals {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  )
  const failed = report.numFailedTests + unloaded.length
  const nothingRan = report.numPassedTests + failed === 0
  return { passed: report.numPassedTests, failed: failed === 0 && (exitCode !== 0 || nothingRan) ? 1 : failed }
}

/** Returns the titles of tests that did not run, so that none is skipped silently. */
export function skippedTitles(report: Report): string[] {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((one) => !/^(passed|failed)$/.test(one.status))
    .map((one) => one.fullName)
}

/** Returns the titles of failed tests and the names of files that did not load. */
export function failedTitles(report: Report): string[] {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((one) => one.status === 'failed')
      return failed.length === 0 ? [file.name] : failed.map((one) => one.fullName)
    })
}

function isReport(value: unknown): value is Report {
  return (
    typeof value === 'object' &&
    value !== null &&
    'numPassedTests' in value &&
    'testResults' in value &&
    Array.isArray(value.testResults)
  )
}
