import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CANARY = 'Wilhelmina van Kanarie'
const path = (name: string) => JSON.stringify(join(import.meta.dirname, name))

it.each([
  ['an error that nothing caught', `setImmediate(() => { throw new RangeError('${CANARY}') })`],
  ['a rejection that nobody handled', `void Promise.reject(new RangeError('${CANARY}'))`],
  ['a rejection with something else than an error', `void Promise.reject({ typed: '${CANARY}' })`],
])(
  '%s ends the process with its facts and without quoted content',
  (_, fault) => {
    const program = `
    const { createLog } = await import(${path('../platform/log/log.ts')})
    const { logFatalErrors } = await import(${path('log-fatal-errors.ts')})
    logFatalErrors(createLog({ level: 'warn', pretty: false }))
    ${fault}
    setTimeout(() => {}, 60_000)`
    const run = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], { encoding: 'utf8' })
    expect(run.stdout + run.stderr).not.toContain(CANARY)
    expect(run.stdout).toContain('the process ends')
    expect(run.status).toBe(1)
  },
  60_000,
)
