import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { printTotals } from './totals.ts'

const root = join(import.meta.dirname, '..')

/** The parts of the full run, about two hours on a quiet machine: tests with all kills, rounds and fuzz, the benchmarks, Lighthouse. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  tests: ['scripts/test.ts'],
  bench: ['bench/run.ts'],
  lighthouse: ['bench/run.ts', 'lighthouse'],
}

// `npm run sweep -- tests --only faults --engine postgres`: part names come first, options go to the tests.
const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('-'))
const named = firstOption < 0 ? words : words.slice(0, firstOption)
const options = firstOption < 0 ? [] : words.slice(firstOption)
const unknown = named.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`unknown part '${unknown.join(', ')}'; choose from ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
const chosen = Object.entries(PARTS).filter(([name]) => named.length === 0 || named.includes(name))

let failed = 0
for (const [name, [script = '', ...flags]] of chosen) {
  console.log(`\n══ ${name} ══`)
  const startedAt = Date.now()
  // This setting decides how many kills, rounds and fuzz runs a test does; without it tests use the small numbers of CI.
  const env = { ...process.env, SYVO_TEST_SIZE: 'full' }
  const given = name === 'tests' ? options : []
  const ended = spawnSync(process.execPath, [join(root, script), ...flags, ...given], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (ended.status !== 0) failed += 1
  console.log(
    `══ ${name}: ${ended.status === 0 ? 'passed' : 'failed'} (${Math.round((Date.now() - startedAt) / 1000)} s) ══`,
  )
}
process.exitCode = printTotals({ passed: chosen.length - failed, failed })
