import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The matrix of who may do what, whole and on both engines, with every removal printed; see tests/matrix/README.md. */
const env = { ...process.env, SYVO_TEST_SIZE: 'full' }
const words = [join(import.meta.dirname, 'test.ts'), '--only', 'unit', 'tests/matrix/', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit', env }).status ?? 1
