import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })

it('an address that exceeds its budget over all endpoints waits, and another one continues', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1_800 }, async (_, index) => {
      const path = index % 2 === 0 ? '/functions/v1/nothing-here' : '/rest/v1/nothing-there'
      return app.send('GET', path, { headers: from('203.0.113.7') })
    }),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(50)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(1_500)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await app.send('GET', '/functions/v1/nothing-here', { headers: from('203.0.113.8') })).status).toBe(404)
  expect((await app.send('GET', '/healthz', { headers: from('203.0.113.7') })).status).toBe(200)
})

it('an account has one budget over all endpoints, addresses and sessions', async () => {
  const [who, other] = [await app.signUp(), await app.signUp()]
  const ask = (token: string, index: number) =>
    app.send('GET', index % 2 === 0 ? '/auth/v1/user' : '/rest/v1/user_settings', {
      token,
      headers: from(`198.51.100.${index % 200}`),
    })
  const statuses: number[] = []
  for (let index = 0; index < 900 && statuses.at(-1) !== 429; index++)
    statuses.push((await ask(who.token, index)).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.length).toBeGreaterThan(600)
  expect((await ask(other.token, 0)).status).toBe(200)
})

it('the sitemap and other long lists cost as much as many pages', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 60; index++)
    statuses.push((await app.send('GET', '/sitemap.xml', { headers: from('203.0.113.20') })).status)
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(30)
  expect(statuses.at(-1)).toBe(429)
})

it('requests of this machine, also through a proxy that is not named, do not count as one visitor', async () => {
  const statuses = new Set<number>()
  for (let index = 0; index < 1_700; index++) statuses.add((await app.send('GET', '/functions/v1/nothing-here')).status)
  expect([...statuses]).toEqual([404])
})
