import { afterAll, describe, expect, it } from 'vitest'
import { appendRole } from '#modules/identity/public.ts'
import { createTestApp } from '../../tests/support/create-test-app.ts'

const ABSENT = '00000000-0000-7000-8000-000000000000'
const app = await createTestApp()
afterAll(() => app.close())

const account = await app.signUp()
const give = (role: 'buyer' | 'vendor' | 'admin') =>
  app.db.as({ role: 'service' }, (tx) => appendRole(tx, { userId: account.userId, role, now: app.clock.now() }))
const guarded = app.bindings
  .map(({ operation }) => operation)
  .filter(({ access }) => access === 'admin' || access === 'vendor')

describe('a revoked role', () => {
  it('there are operations that need a role', () => {
    expect(guarded.length).toBeGreaterThan(30)
  })

  it.each(guarded.map((one) => [one.access, one.method, one.path] as const))(
    'no longer counts at the next call: %s %s %s',
    async (access, method, path) => {
      const call = async () => {
        const target = path.replace(/:[a-zA-Z_]+/g, ABSENT)
        const { status, body } = await app.send(method, target, { token: account.token })
        return status === 403 ? body.error.code : 'let in'
      }
      const heard: string[] = []
      for (const role of [
        access === 'admin' ? 'admin' : 'vendor',
        'buyer',
        'admin',
        access === 'admin' ? 'vendor' : 'buyer',
      ] as const) {
        await give(role)
        heard.push(await call())
      }
      expect(heard).toEqual(['let in', 'forbidden', 'let in', 'forbidden'])
    },
  )

  it('is read as revoked at once, also by lists of waiting and of all bots', async () => {
    await give('admin')
    const read = async () => (await app.send('GET', '/rest/v1/user_roles', account)).body[0].role
    expect(await read()).toBe('admin')
    await give('buyer')
    expect(await read()).toBe('buyer')
  })
})
