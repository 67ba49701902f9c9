import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  accessLabelFor,
  availableOrders,
  type CurrentAccess,
  readCurrentAccess,
} from '#modules/activation/screens/current-access.ts'
import { CurrentAccessNotice } from '#modules/activation/screens/current-access-notice.tsx'
import { TEST_NOW, type TestApp } from '../../tests/support/create-test-app.ts'
import {
  BOTS,
  buy,
  createShop,
  type Person,
  readBilling,
  requestOrder,
  tierOf,
} from '../../tests/support/order-fixtures.ts'
import { clientOf } from '../../tests/support/render-part.tsx'

const DAY_MS = 86_400_000
/** A bot that is rented and bought. */
const BOT = BOTS.balie
const WHOLE = { rent: true, buy: true }

let app: TestApp
beforeAll(async () => {
  app = await createShop()
  await app.db.query(
    { role: 'service' },
    "update app.bots set pricing_model = 'both', price_cents = 19900 where id = $1 returning id",
    [BOT],
  )
})
afterAll(() => app.close())

const post = (path: string, who: Person, body: unknown) => app.send('POST', path, { token: who.token, body })
const activate = (who: Person, botId: string) => post('/rest/v1/rpc/activate_bot', who, { bot_id_param: botId })
const tryBot = (who: Person) => post('/functions/v1/start-trial', who, { botId: BOT })
async function cancel(who: Person): Promise<void> {
  const { subscriptions } = await readBilling(app, who)
  await post('/functions/v1/cancel-subscription', who, { subscriptionId: subscriptions[0].id })
}
const ownOf = (who: Person): Promise<CurrentAccess> =>
  readCurrentAccess(clientOf(app, who.token), {
    userId: who.userId,
    botId: BOT,
    hasPaidPlan: async () => (await tierOf(app, who)) !== 'free',
  })

type Case = {
  who: string
  make: (who: Person) => Promise<unknown>
  says: string | null
  left: typeof WHOLE
  leads?: string[]
}
const CONFIGURE = `/my-bots/${BOT}/inrichten`
const CASES: Case[] = [
  { who: 'nothing', make: async () => {}, says: null, left: WHOLE },
  {
    who: 'a trial that runs',
    make: tryBot,
    says: 'Proef tot en met 20 december 2026',
    left: WHOLE,
    leads: [CONFIGURE, '/my-bots'],
  },
  {
    who: 'a rental',
    make: (who) => buy(app, who, { rent: BOT }),
    says: 'Gehuurd, wordt verlengd op 20 december 2026',
    left: { rent: false, buy: true },
    leads: [CONFIGURE, '/billing'],
  },
  {
    who: 'a rental during a trial',
    make: async (who) => [await tryBot(who), await buy(app, who, { rent: BOT })],
    says: 'Gehuurd, wordt verlengd op 20 december 2026',
    left: { rent: false, buy: true },
    leads: [CONFIGURE, '/billing'],
  },
  {
    who: 'a rental that was cancelled',
    make: async (who) => [await buy(app, who, { rent: BOT }), await cancel(who)],
    says: 'Gehuurd tot en met 20 december 2026',
    left: { rent: false, buy: true },
    leads: [CONFIGURE, '/billing'],
  },
  {
    who: 'the bot bought',
    make: (who) => buy(app, who, { buy: BOT }),
    says: 'Gekocht',
    left: { rent: false, buy: false },
    leads: [CONFIGURE, '/my-bots'],
  },
  {
    who: 'it on a plan',
    make: async (who) => [await buy(app, who, { plan: 'starter' }), await activate(who, BOT)],
    says: 'Op je plan',
    left: { rent: false, buy: true },
    leads: [CONFIGURE, '/billing'],
  },
  {
    who: 'a plan with room for it',
    make: (who) => buy(app, who, { plan: 'starter' }),
    says: 'Zit in je plan',
    left: { rent: false, buy: true },
    leads: ['/my-bots'],
  },
  {
    who: 'a plan that is full',
    make: async (who) => {
      await buy(app, who, { plan: 'starter' })
      for (const other of [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]) await activate(who, other)
    },
    says: null,
    left: WHOLE,
  },
  { who: 'the free plan, which has room for one', make: async (who) => tierOf(app, who), says: null, left: WHOLE },
  {
    who: 'only what another account rents',
    make: async () => buy(app, await app.signUp(), { rent: BOT }),
    says: null,
    left: WHOLE,
  },
]

it.each(CASES)(
  'an account with $who reads so on the bot’s page, and is offered no second payment for it (AMB-037)',
  async (one) => {
    app.clock.set(TEST_NOW)
    const who = await app.signUp()
    await one.make(who)
    const access = await ownOf(who)
    expect([accessLabelFor(access), availableOrders(access)]).toEqual([one.says, one.left])
    if (access.kind !== 'none') {
      const html = renderToStaticMarkup(<CurrentAccessNotice botId={BOT} access={access} />)
      expect(html).toContain(one.says)
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(one.leads)
    }
    // An order that is offered is not refused.
    for (const pendingChange of [...(one.left.rent ? [{ rent: BOT }] : []), ...(one.left.buy ? [{ buy: BOT }] : [])])
      expect((await requestOrder(app, who, pendingChange)).status).toBe(200)
  },
)

it('an ended trial is offered as before', async () => {
  app.clock.set(TEST_NOW)
  const who = await app.signUp()
  await tryBot(who)
  app.clock.set(new Date(TEST_NOW.getTime() + 31 * DAY_MS))
  const signedIn = await post('/auth/v1/token?grant_type=password', who, {
    email: who.email,
    password: 'een-lang-wachtwoord',
  })
  const access = await ownOf({ ...who, token: signedIn.body.access_token })
  expect([access, availableOrders(access)]).toEqual([{ kind: 'none', hadAccess: true }, WHOLE])
})
