import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs the access matrix at full size on both engines and prints every removal; see tests/matrix/README.md. */
const env = { ...process.env, SYVO_TEST_SIZE: 'full' }
const words = [join(import.meta.dirname, 'test.ts'), '--only', 'unit', 'tests/matrix/', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit', env }).status ?? 1
