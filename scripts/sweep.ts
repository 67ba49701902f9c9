import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { printTotals } from './totals.ts'

const root = join(import.meta.dirname, '..')

/** Everything at full size, for a quiet machine and an evening: all kills, rounds and fuzz, the measurements, Lighthouse. */
const STEPS: readonly (readonly string[])[] = [['scripts/test.ts'], ['bench/run.ts'], ['bench/lighthouse.ts']]

let failed = 0
for (const [script = '', ...flags] of STEPS) {
  console.log(`\n══ ${script} ══`)
  const isThere = existsSync(join(root, script))
  if (!isThere) console.error(`${script} ontbreekt`)
  // Tests read their numbers (kills, rounds, fuzz runs) from this setting; without it they take the small ones of CI.
  const env = { ...process.env, SYVO_TEST_SIZE: 'full' }
  const ended = isThere
    ? spawnSync(process.execPath, [join(root, script), ...flags], { cwd: root, stdio: 'inherit', env })
    : undefined
  if (ended?.status !== 0) failed += 1
}
process.exitCode = printTotals({ passed: STEPS.length - failed, failed })
