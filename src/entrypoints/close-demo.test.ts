import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, LOCAL_REQUEST, type TestApp } from '../../tests/support/create-test-app.ts'
import { adminCommand } from './admin-commands.ts'
import { closeDemo } from './close-demo.ts'
import { CommandRefused } from './explain-failure.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedCatalogue } from './seed.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const grant = (...args: string[]) =>
  adminCommand({ ...app.payments, dataDir: null, isRunning: false })(['grant', ...args], () => {})
const sessions = () => app.db.query({ role: 'auth' }, 'select 1 from auth."session"', [])

it('a start without the demo ends the sessions of its accounts and no other', async () => {
  await seedCatalogue(app, { demo: true })
  const mine = await app.signUp('eigen@bedrijf.example')
  await grant(mine.email, 'admin')
  for (const { email } of DEMO_ACCOUNTS) {
    const body = { email, password: DEMO_PASSWORD }
    expect((await app.send('POST', '/auth/v1/token?grant_type=password', { body, ...LOCAL_REQUEST })).status).toBe(200)
  }
  expect(await sessions()).toHaveLength(4)
  await closeDemo(app.db)
  expect(await sessions()).toHaveLength(1)
  expect((await app.send('GET', '/auth/v1/user', { token: mine.token })).status).toBe(200)
})

it('no start without the demo while only its account is administrator; the printed commands fix that', async () => {
  await seedCatalogue(app, { demo: true })
  await app.signUp('eigen@bedrijf.example')
  await expect(closeDemo(app.db)).rejects.toThrow(CommandRefused)
  await expect(closeDemo(app.db)).rejects.toThrow(
    /^Alleen een demo-account .* npm run admin -- grant .*beheer@syvo\.example buyer/,
  )
  await grant('eigen@bedrijf.example', 'admin')
  await closeDemo(app.db)
  await grant('eigen@bedrijf.example', 'buyer')
  await expect(closeDemo(app.db)).rejects.toThrow(CommandRefused)
  await grant('beheer@syvo.example', 'buyer')
  await closeDemo(app.db)
})

it('an installation that never was a demo starts without any administrator', async () => {
  await seedCatalogue(app, { demo: false })
  await closeDemo(app.db)
})
