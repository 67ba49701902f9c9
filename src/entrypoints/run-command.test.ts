import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const FILE = JSON.stringify(join(import.meta.dirname, 'run-command.ts'))

/** Runs a command that throws this expression, in its own process, and returns what it printed. */
async function thrown(expression: string): Promise<{ code: number; printed: string }> {
  const script = `import { runCommand } from ${FILE}; await runCommand(async () => { throw ${expression} })`
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env.PATH ?? '' },
  })
    .then((said) => ({ code: 0, ...said }))
    .catch((error: { code: number; stdout: string; stderr: string }) => error)
  return { code: ended.code, printed: ended.stdout + ended.stderr }
}

it.each([
  [
    'a key that is taken',
    `Object.assign(new Error('duplicate key, Key (email)=(kanarie@voorbeeld.example)'), { code: '23505', detail: 'Key (email)=(kanarie@voorbeeld.example)', constraint: 'user_email_key', table: 'user' })`,
    'Error 23505 user_email_key user',
  ],
  [
    'an address with a password',
    `Object.assign(new TypeError('Invalid URL postgres://syvo:kanarie@db/syvo'), { code: 'ERR_INVALID_URL', input: 'postgres://syvo:kanarie@db/syvo' })`,
    'TypeError ERR_INVALID_URL',
  ],
  ['what is no error', `'kanarie'`, 'string'],
])('a command that fails by %s prints what failed and where, and none of its values', async (_, expression, facts) => {
  const { code, printed } = await thrown(expression)
  expect(code).toBe(1)
  expect(printed).not.toContain('kanarie')
  expect(printed).toContain(`Onverwachte fout: ${facts}`)
})
