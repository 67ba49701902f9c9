import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  BOTS,
  buy,
  confirmOrder,
  createShop,
  type Person,
  readOrder,
  startOrder,
} from '../../../tests/support/order-fixtures.ts'

const DAY_MS = 86_400_000

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await createShop()
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  me = await app.signUp()
})
afterAll(() => app.close())

const rows = (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

it('a bot can be tried before its rental until the trial starts, and not if bought, ordered or refused (AMB-037, AMB-038)', async () => {
  const offered = async (orderId: string, who = me) => (await readOrder(app, who, orderId)).body.trial_offered
  const tryBot = () => app.send('POST', '/functions/v1/start-trial', { token: me.token, body: { botId: BOTS.balie } })
  const rent = await startOrder(app, me, { rent: BOTS.balie })
  const others = [
    await startOrder(app, me, { buy: BOTS.balie }),
    await startOrder(app, me, { plan: 'pro' }),
    await startOrder(app, me, { rent: BOTS.tafelwijs }),
  ]
  expect(await offered(rent)).toBe(true)
  expect(await Promise.all(others.map((id) => offered(id)))).toEqual([false, false, true])
  await confirmOrder(app, me, others[2] ?? '')
  expect(await offered(others[2] ?? '')).toBe(false)
  const pause = (at: Date | null, why: string | null) =>
    rows('update app.bots set paused_at = $2, pause_reason = $3 where id = $1 returning id', [BOTS.balie, at, why])
  await pause(TEST_NOW, 'Even niet.')
  expect([await offered(rent), code(await tryBot())]).toEqual([false, 'bot_paused'])
  await pause(null, null)
  expect((await tryBot()).status).toBe(200)
  expect([await offered(rent), code(await tryBot())]).toEqual([false, 'access_exists'])
  app.clock.set(new Date(TEST_NOW.getTime() + 31 * DAY_MS))
  const signedIn = await app.send('POST', '/auth/v1/token?grant_type=password', {
    body: { email: me.email, password: 'een-lang-wachtwoord' },
  })
  me = { ...me, token: signedIn.body.access_token }
  const ended = (await readOrder(app, me, rent)).body
  expect([ended.trial_offered, ended.trial_ends_at, code(await tryBot())]).toEqual([false, null, 'trial_used'])
  const other = await app.signUp()
  expect(await offered(await startOrder(app, other, { rent: BOTS.balie }), other)).toBe(true)
})

it('a rental is paid from today while its trial runs: the remaining days are not added', async () => {
  const access = async (who: Person) => {
    const [bot] = (await app.send('GET', `/rest/v1/user_bots?bot_id=eq.${BOTS.balie}`, { token: who.token })).body
    return { source: bot.access_source, end: bot.access_end, renews: bot.renews_at }
  }
  const other = await app.signUp()
  await app.send('POST', '/functions/v1/start-trial', { token: me.token, body: { botId: BOTS.balie } })
  for (const who of [me, other]) await buy(app, who, { rent: BOTS.balie })
  expect(await access(me)).toEqual(await access(other))
  expect(await access(me)).toMatchObject({ source: 'rental', renews: '2026-12-20T09:00:00.000Z' })
})
