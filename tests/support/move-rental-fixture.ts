import { afterAll, beforeAll, beforeEach } from 'vitest'
import { reconcileOrder } from '#modules/billing/actions/reconcile-order.ts'
import { ProviderError } from '#modules/payments/provider.ts'
import { TEST_NOW, type TestApp } from './create-test-app.ts'
import { BOTS, buy, createShop, type Person, readBilling } from './order-fixtures.ts'
import { signUpForLong } from './vendor-earnings.ts'

/** What an account has of a bot while it rents it. */
export const RENTED = { source: 'rental', isOver: false, onPlan: false, active: true }
/** The same with its place on the plan kept. */
export const RENTED_ON_PLAN = { ...RENTED, onPlan: true }
/** A bot that runs on the plan alone. */
export const ON_PLAN = { source: 'plan', isOver: false, onPlan: true, active: true }

/** A shop in which somebody new rents a bot and moves it to a plan, before each test, with a provider that can be played with. */
export function openMoveRentalFixture() {
  let app: TestApp
  let me: Person
  let isSilent = false
  const stage = {
    /** What the provider does when a subscription is cancelled or resumed. */
    atProvider: (cancel: () => Promise<void>): Promise<void> => cancel(),
    /** How it was asked to, in order. */
    asked: [] as string[],
    get app() {
      return app
    },
    get me() {
      return me
    },
  }
  beforeAll(async () => {
    app = await createShop()
    const { provider } = app.payments
    const cancel = provider.cancelSubscription.bind(provider)
    provider.cancelSubscription = (reference, how) => {
      stage.asked.push(how)
      return stage.atProvider(() => cancel(reference, how))
    }
    const read = provider.readOrder.bind(provider)
    provider.readOrder = (sessionId) =>
      isSilent ? Promise.reject(new ProviderError('test: silent', { isLasting: false })) : read(sessionId)
  })
  beforeEach(async () => {
    stage.asked = []
    isSilent = false
    stage.atProvider = (cancel) => cancel()
    app.clock.set(TEST_NOW)
    me = await signUpForLong(app)
  })
  afterAll(() => app.close())
  const tell = (silent: boolean) => () => {
    isSilent = silent
  }
  // From `silence` on the provider tells nothing.
  return { stage, silence: tell(true), speak: tell(false), ...endpointsOf(stage) }
}

type Stage = { readonly app: TestApp; readonly me: Person }

/** Requests and statements of these tests, as the current account. */
function endpointsOf(stage: Stage) {
  const service = (text: string, values: unknown[]) =>
    stage.app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
  const send = (path: string, token: string | null, body: unknown) => stage.app.send('POST', path, { token, body })
  const post = (path: string, body: unknown) => send(path, stage.me.token, body)
  const rentalOf = async (botId: string = BOTS.balie) =>
    (await readBilling(stage.app, stage.me)).subscriptions.find((one: { bot_id: string }) => one.bot_id === botId)
  return {
    service,
    post,
    rentalOf,
    turnOn: (botId: string) => post('/rest/v1/rpc/activate_bot', { bot_id_param: botId }),
    turnOff: (botId: string) => post('/rest/v1/rpc/deactivate_bot', { bot_id_param: botId }),
    taken: async () => (await post('/rest/v1/rpc/can_activate_bot', { bot_id_param: BOTS.bonnie })).body.active_count,
    planOf: async () =>
      (await readBilling(stage.app, stage.me)).subscriptions.find((one: { kind: string }) => one.kind === 'plan'),
    planSlotsOf: async () =>
      (await readBilling(stage.app, stage.me)).plan_places.map(({ stands }: { stands: string }) => stands),
    cancel: (subscriptionId: string, resume = false) =>
      post('/functions/v1/cancel-subscription', { subscriptionId, resume }),
    move: async (token: string | null = stage.me.token, botId: string = BOTS.balie) =>
      send('/functions/v1/move-rental-to-plan', token, { subscriptionId: (await rentalOf(botId)).id }),
    accessOf: async (botId: string = BOTS.balie) => {
      const answer = await stage.app.send('GET', `/rest/v1/user_bots?bot_id=eq.${botId}`, { token: stage.me.token })
      const { access_source: source, access_expired: isOver, on_plan: onPlan, active } = answer.body[0]
      return { source, isOver, onPlan, active }
    },
    mails: () =>
      service('select subject, text_content as text from app.mails where user_id = $1 order by id', [stage.me.userId]),
    rentAndPlan: async (plan = 'starter'): Promise<void> => {
      await buy(stage.app, stage.me, { rent: BOTS.balie })
      await buy(stage.app, stage.me, { plan })
    },
    /** To a second after an instant, at which nobody has looked yet. */
    passTo: (instant: string) => stage.app.clock.set(new Date(Date.parse(instant) + 1000)),
    /** The provider's news of the rental arrives. */
    receiveRentalEvents: async (): Promise<void> => {
      const [order] = await service("select id from app.orders where user_id = $1 and kind = 'rental'", [
        stage.me.userId,
      ])
      await reconcileOrder(stage.app.payments, String(order?.id))
    },
  }
}
