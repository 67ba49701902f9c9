import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordLanguageModel } from '#modules/activation/public.ts'
import { newId } from '#platform/ids/id.ts'
import { type Answer, TEST_NOW, type TestApp } from '../../tests/support/create-test-app.ts'
import {
  BOTS,
  buy,
  confirmOrder,
  createShop,
  type Person,
  requestOrder,
  startOrder,
} from '../../tests/support/order-fixtures.ts'

const TASK = BOTS.bonnie
const MINUTE_MS = 60_000

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await createShop()
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  await connect(true)
  me = await app.signUp()
})
afterAll(() => app.close())

const connect = (connected: boolean) => recordLanguageModel(app.deps, connected)
const send = (path: string, body: object, who: Person | null = me) =>
  app.send('POST', path, { token: who?.token ?? null, body })
const rows = (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const outcome = ({ status, body }: Answer) => [status, body?.error?.code ?? body?.code ?? null]
const myBots = async (who = me) =>
  (await app.send('GET', '/rest/v1/user_bots', { token: who.token })).body as Record<string, unknown>[]

const startTrial = (botId: string, who: Person | null = me) => send('/functions/v1/start-trial', { botId }, who)
const activate = (botId: string, who: Person | null = me) =>
  send('/rest/v1/rpc/activate_bot', { bot_id_param: botId }, who)
const execute = (botId: string, who: Person | null = me) =>
  send('/functions/v1/execute-bot', { bot_id: botId, message: 'Wat staat er op de bon?' }, who)
const tryFree = (botId: string, message = 'Hallo, wat kost het?') =>
  send('/functions/v1/try-bot', { bot_id: botId, visitor: newId(), message }, null)

describe('a bot that needs a language model, where none is connected (AMB-197)', () => {
  beforeEach(() => connect(false))

  it('cannot be tried, rented, bought, switched on or asked; bots that need none can', async () => {
    const refused = [409, 'model_missing']
    expect(outcome(await startTrial(TASK))).toEqual(refused)
    expect(outcome(await requestOrder(app, me, { rent: TASK }))).toEqual(refused)
    expect(outcome(await requestOrder(app, me, { buy: TASK }))).toEqual(refused)
    expect(outcome(await activate(TASK))).toEqual(refused)
    expect(outcome(await execute(TASK))).toEqual(refused)
    expect(outcome(await tryFree(TASK))).toEqual(refused)
    expect(outcome(await tryFree(TASK, 'Hoi'))).toEqual(refused)
    const may = await send('/rest/v1/rpc/can_activate_bot', { bot_id_param: TASK })
    expect(may.body).toMatchObject({ allowed: false, reason: 'model_missing' })
    expect(await rows('select 1 from app.bot_grants where user_id = $1', [me.userId])).toEqual([])
    expect(await rows('select 1 from app.bot_executions where user_id = $1', [me.userId])).toEqual([])
    expect((await startTrial(BOTS.balie)).status).toBe(200)
    expect((await requestOrder(app, me, { rent: BOTS.tafelwijs })).status).toBe(200)
  })

  it('asks an anonymous visitor to sign in first, and reports an unknown bot as not found', async () => {
    expect([(await startTrial(TASK, null)).status, (await activate(TASK, null)).status]).toEqual([401, 401])
    expect((await execute(TASK, null)).status).toBe(401)
    expect(outcome(await startTrial(newId()))).toEqual([404, 'bot_not_found'])
    expect((await startTrial('geen-id')).status).toBe(422)
  })

  it('is listed and has its page, both marked, with a recorded example and no free messages', async () => {
    const listed = (await app.send('GET', '/functions/v1/listing')).body.items as Record<string, unknown>[]
    const marked = listed.filter((bot) => bot['model_missing']).map((bot) => String(bot['title']))
    expect(marked.toSorted()).toEqual(['Bonnie', 'Campagnemaat', 'Eerste Ronde', 'Notulist', 'Tekstmeester'])
    const page = await app.send('GET', `/functions/v1/bot-detail?botId=${TASK}`)
    expect(page.body).toMatchObject({ needs_model: true, model_missing: true, demo_enabled: false })
    expect(page.body.model_example.input).toContain('schroefmachine')
    expect(page.body.model_example.output).toContain('€ 14,70 btw')
    const other = await app.send('GET', `/functions/v1/bot-detail?botId=${BOTS.balie}`)
    expect(other.body).toMatchObject({ needs_model: false, model_missing: false, model_example: null })
  })

  it('refuses payment of an order that was started while a model was connected', async () => {
    await connect(true)
    const orderId = await startOrder(app, me, { rent: TASK })
    await connect(false)
    expect(outcome(await confirmOrder(app, me, orderId))).toEqual([409, 'model_missing'])
  })

  it('gives a rental no slot on a plan', async () => {
    await connect(true)
    await buy(app, me, { plan: 'pro' })
    await buy(app, me, { rent: TASK })
    const billing = async () => (await app.send('GET', '/functions/v1/billing', { token: me.token })).body
    const rental = (await billing()).subscriptions.find((one: { kind: string }) => one.kind === 'rental')
    expect((await billing()).plan_places).toMatchObject([{ stands: 'fits' }])
    await connect(false)
    expect((await billing()).plan_places).toEqual([])
    const moved = await send('/functions/v1/move-rental-to-plan', { subscriptionId: rental.id })
    expect(outcome(moved)).toEqual([409, 'model_missing'])
  })
})

describe('with a model connected', () => {
  it('such a bot is tried, rented and switched on as any other, and has no mark', async () => {
    expect((await startTrial(TASK)).status).toBe(200)
    expect((await activate(TASK)).status).toBe(200)
    const other = await app.signUp()
    expect((await requestOrder(app, other, { rent: TASK })).status).toBe(200)
    expect(await myBots()).toMatchObject([{ bot_id: TASK, model_missing: false }])
    const listed = (await app.send('GET', '/functions/v1/listing')).body.items as Record<string, unknown>[]
    expect(listed.filter((bot) => bot['model_missing'])).toEqual([])
  })
})

describe('a model that disappears', () => {
  const after = async (minutes: number) => {
    app.clock.set(new Date(app.clock.now().getTime() + minutes * MINUTE_MS))
    await app.background.tick()
  }
  const subjects = async (who: Person) =>
    (
      await rows("select subject from app.mails where user_id = $1 and kind = 'bot-model-news' order by id", [
        who.userId,
      ])
    ).map((row) => row['subject'])

  const texts = async (who: Person) => {
    const found = await rows("select text_content from app.mails where user_id = $1 and kind = 'bot-model-news'", [
      who.userId,
    ])
    return found.map((row) => String(row['text_content'])).join('')
  }

  it('is mailed to each account with such a bot once, all its bots in one mail, and its return too', async () => {
    const notulist = '0192e6fa-5b20-73bf-9b8e-63f8d0b3b160'
    const other = await app.signUp()
    for (const bot of [TASK, notulist]) expect((await startTrial(bot)).status).toBe(200)
    expect((await startTrial(BOTS.balie, other)).status).toBe(200)
    await connect(false)
    await after(11)
    await connect(false)
    await after(11)
    expect(await subjects(me)).toEqual(['Geen taalmodel: Bonnie en Notulist werken nu niet'])
    expect(await subjects(other)).toEqual([])
    expect(await texts(me)).toMatch(/De huur loopt door tot je opzegt[^\n]*Mijn abonnement:\n\S+\/billing\n/)
    expect(await myBots()).toMatchObject([{ model_missing: true }, { model_missing: true }])
    expect(outcome(await execute(TASK))).toEqual([409, 'model_missing'])
    await connect(true)
    await after(11)
    expect((await subjects(me)).slice(1)).toEqual(['Bonnie en Notulist werken weer'])
    expect(await myBots()).toMatchObject([{ model_missing: false }, { model_missing: false }])
  })

  it('is mailed to nobody when it is back within ten minutes', async () => {
    expect((await startTrial(TASK)).status).toBe(200)
    await connect(false)
    await after(5)
    await connect(true)
    await after(20)
    expect(await subjects(me)).toEqual([])
  })

  it('turns the chats of such bots into contact forms, and of no others', async () => {
    const openChat = async (botId: string) => {
      await startTrial(botId)
      await send('/rest/v1/user_bot_configs', { bot_id: botId })
      const [config] = await rows(
        'update app.user_bot_configs set config_valid = true where user_id = $1 and bot_id = $2 returning hosted_token',
        [me.userId, botId],
      )
      return async () =>
        (await send('/functions/v1/hosted-chat/session', { bot: botId, token: config?.['hosted_token'] }, null)).body
    }
    const task = await openChat(TASK)
    const plain = await openChat(BOTS.balie)
    const session = await task()
    expect(session).toMatchObject({ limit_reached: false, paused: false })
    await connect(false)
    expect(await task()).toMatchObject({ limit_reached: true, paused: true, contact_form: true })
    expect(await plain()).toMatchObject({ limit_reached: false, paused: false })
    const asked = await app.send('POST', '/functions/v1/hosted-chat/messages', {
      token: session.session_token,
      body: { message: 'Wat staat er op de bon?', client_message_id: newId() },
    })
    expect(String(asked.body)).toContain('"blocked_reason":"model_missing"')
  })
})
