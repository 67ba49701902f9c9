import { afterEach, beforeEach, expect, it } from 'vitest'
import { AT_THIS_MACHINE, createTestHouse, type TestHouse } from '../../tests/support/test-house.ts'
import { adminChore } from './admin-chores.ts'
import { closeDemo } from './demo-closed.ts'
import { ChoreRefused } from './explain-failure.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedCatalogue } from './seed.ts'

let house: TestHouse
beforeEach(async () => {
  house = await createTestHouse()
})
afterEach(() => house.close())

const grant = (...args: string[]) =>
  adminChore({ ...house.payments, dataDir: null, isRunning: false })(['grant', ...args], () => {})
const sessions = () => house.db.one({ role: 'auth' }, 'select 1 from auth."session"', [])

it('a start without the demo ends the sessions of its accounts and no other', async () => {
  await seedCatalogue(house, { demo: true })
  const mine = await house.signUp('eigen@bedrijf.example')
  await grant(mine.email, 'admin')
  for (const { email } of DEMO_ACCOUNTS) {
    const body = { email, password: DEMO_PASSWORD }
    expect((await house.send('POST', '/auth/v1/token?grant_type=password', { body, ...AT_THIS_MACHINE })).status).toBe(
      200,
    )
  }
  expect(await sessions()).toHaveLength(4)
  await closeDemo(house.db)
  expect(await sessions()).toHaveLength(1)
  expect((await house.send('GET', '/auth/v1/user', { token: mine.token })).status).toBe(200)
})

it('no start without the demo is possible while only its account is administrator; either command of that line opens the way', async () => {
  await seedCatalogue(house, { demo: true })
  await house.signUp('eigen@bedrijf.example')
  await expect(closeDemo(house.db)).rejects.toThrow(ChoreRefused)
  await expect(closeDemo(house.db)).rejects.toThrow(
    /^Alleen een demo-account .* npm run admin -- grant .*beheer@syvo\.example buyer/,
  )
  await grant('eigen@bedrijf.example', 'admin')
  await closeDemo(house.db)
  await grant('eigen@bedrijf.example', 'buyer')
  await expect(closeDemo(house.db)).rejects.toThrow(ChoreRefused)
  await grant('beheer@syvo.example', 'buyer')
  await closeDemo(house.db)
})

it('an installation that never was a demo starts without any administrator', async () => {
  await seedCatalogue(house, { demo: false })
  await closeDemo(house.db)
})
