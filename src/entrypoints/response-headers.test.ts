import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '../../tests/support/create-test-app.ts'

const app = await createTestApp({
  env: { DEMO: 'off', PUBLIC_URL: 'https://syvo.example', AUTH_CONFIRM_EMAIL: 'off' },
})
const plain = await createTestApp()
afterAll(() => Promise.all([app.close(), plain.close()]))

const ID = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const ROUTES = [
  ...app.bindings.map(({ operation }) => ({ method: operation.method, path: operation.path })),
  ...['/healthz', '/readyz', '/chat/geen.js', '/auth/v1/geen', '/geen'].map((path) => ({ method: 'GET', path })),
  { method: 'POST', path: '/functions/v1/payment-events' },
]
/** Live streams answer as long as a client listens; an anonymous visitor is refused first. */
const pathOf = (path: string) => path.replaceAll(/:\w+/g, ID)
const isEmbedded = (path: string) => /^\/(?:chat|widget)|hosted-chat|\/widget/.test(path)

it('every answer of every route, also a refusal, has its type, origin and https headers', async () => {
  const wrong: string[] = []
  for (const { method, path } of ROUTES) {
    const { headers } = await app.http.request(pathOf(path), { method })
    const policy = headers.get('cross-origin-resource-policy')
    const isRight =
      headers.get('x-content-type-options') === 'nosniff' &&
      headers.get('strict-transport-security') === 'max-age=31536000' &&
      headers.get('cross-origin-opener-policy') === 'same-origin' &&
      policy === (isEmbedded(path) ? 'cross-origin' : 'same-origin')
    if (!isRight) wrong.push(`${method} ${path}: ${JSON.stringify([...headers])}`)
  }
  expect(ROUTES.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

it('over plain http no header promises https', async () => {
  expect((await plain.http.request('/healthz')).headers.has('strict-transport-security')).toBe(false)
})
