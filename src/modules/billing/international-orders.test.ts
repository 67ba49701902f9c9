import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import { letDaysPass } from '../../../tests/support/let-days-pass.ts'
import {
  ABROAD,
  BOTS,
  BUSINESS,
  buy,
  CONSUMER,
  confirmOrder,
  createShop,
  ledgerOf,
  type Person,
  playPayment,
  readBilling,
  readOrder,
  startOrder,
  tierOf,
} from '../../../tests/support/order-fixtures.ts'
import { startViesServer, type ViesServer } from '../../../tests/support/vies-server.ts'
import { invoiceText } from './documents/invoice.text.ts'

const DAY_MS = 86_400_000
const NET = 4462
const GROSS = 5399

let vies: ViesServer
let app: TestApp
let me: Person
beforeEach(async () => {
  vies = await startViesServer()
  app = await createShop({ env: vies.env })
  me = await signUpForLong()
})
afterEach(async () => {
  await app.close()
  await vies.close()
})

const rows = (text: string, values: unknown[] = []) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code
const mails = (kind: string) =>
  rows('select subject, text_content from app.mails where user_id = $1 and kind = $2 order by id', [me.userId, kind])
const check = (country: string, btwId: string) =>
  app.send('POST', '/functions/v1/check-btw-id', { token: me.token, body: { country, btwId } })
const newestInvoice = async () => (await readBilling(app, me)).invoices[0]

async function signUpForLong(): Promise<Person> {
  const person = await app.signUp()
  const text = `update auth."session" set "expiresAt" = '2030-01-01' where "userId" = $1 returning "id"`
  await app.db.query({ role: 'auth' }, text, [person.userId])
  return person
}

const letDays = (days: number) => letDaysPass(app, days)

/** Confirms an order with the total of a VAT regime, pays it, and has it applied. */
async function buyAbroad(intent: Parameters<typeof startOrder>[2], seenPriceCents: number, buyer: unknown = ABROAD) {
  const orderId = await startOrder(app, me, intent)
  expect(await confirmOrder(app, me, orderId, { buyer, seenPriceCents })).toMatchObject({ status: 200 })
  expect((await playPayment(app, me, orderId, { method: 'card' })).status).toBe(200)
  await app.background.tick()
  return orderId
}

async function changesOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await ledgerOf(app)
  await work()
  const after = await ledgerOf(app)
  expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  return Object.fromEntries(Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]))
}

describe('a business elsewhere in the EU', () => {
  it('a valid number means no VAT at the provider, in ledger and invoice, with stored evidence (AMB-178)', async () => {
    vies.say(ABROAD.btwId, 'valid')
    const orderId = await startOrder(app, me, { plan: 'pro' })
    // Such a customer is not charged the total with VAT.
    expect(code(await confirmOrder(app, me, orderId, { buyer: ABROAD }))).toBe('price_changed')
    await buyAbroad({ plan: 'pro' }, NET)
    expect((await readOrder(app, me, orderId)).body).toMatchObject({
      status: 'paid',
      btw_regime: 'reverse_charged',
      price_cents: NET,
      net_cents: NET,
      btw_cents: 0,
      shown_price_cents: GROSS,
    })
    expect(await tierOf(app, me)).toBe('pro')
    const billing = await readBilling(app, me)
    expect(billing).toMatchObject({ monthly_total_cents: NET, buyer: ABROAD })
    expect(billing.invoices).toMatchObject([{ amount_cents: NET, btw_cents: 0, btw_regime: 'reverse_charged' }])
    expect(await ledgerOf(app)).not.toHaveProperty('btw')
    const [evidence] = await rows(
      'select c.btw_id, c.status, c.consultation, c.consulted_on from app.payments p join app.btw_checks c on c.id = p.btw_check_id',
    )
    expect(evidence).toEqual({
      btw_id: ABROAD.btwId,
      status: 'valid',
      consultation: 'WAPIAAAAYmlsbGluZy0',
      consulted_on: '2026-11-20T09:00:00.000Z',
    })
    expect(vies.asked).toHaveLength(1)
    const pdf = await app.send('GET', `/functions/v1/invoices/${billing.invoices[0].id}`, { token: me.token })
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const [mail] = await mails('invoice')
    expect(mail?.['text_content']).toContain('€ 44,62, btw verlegd')
  })

  it('the vendor gets the same 85 % as from a domestic sale, and a refund reverses it to the cent', async () => {
    vies.say(ABROAD.btwId, 'valid')
    const { body: order } = await readOrder(app, me, await startOrder(app, me, { buy: BOTS.balie }))
    const home = await app.signUp()
    const atHome = await changesOf(() => buy(app, home, { buy: BOTS.balie }, { method: 'card' }))
    const abroad = await changesOf(() => buyAbroad({ buy: BOTS.balie }, order.net_cents))
    expect(atHome['btw']).toBeLessThan(0)
    expect(abroad).toMatchObject({ btw: 0, vendor: atHome['vendor'] })
    const back = await changesOf(async () => {
      const played = (await app.send('GET', '/functions/v1/sandbox-orders', { token: me.token })).body
      const { id } = played.find((one: { title: string }) => one.title === order.title).payments[0]
      const body = { paymentId: id }
      expect((await app.send('POST', '/functions/v1/sandbox-charge-back', { token: me.token, body })).status).toBe(200)
      await app.background.tick()
    })
    expect(back).toMatchObject({ btw: 0, vendor: -Number(abroad['vendor']) })
    expect(await newestInvoice()).toMatchObject({
      kind: 'credit_note',
      amount_cents: -order.net_cents,
      btw_cents: 0,
      btw_regime: 'reverse_charged',
    })
  })

  it('an unknown number or an unavailable VIES refuses the order; nothing is guessed and a retry works', async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    const press = () => confirmOrder(app, me, orderId, { buyer: ABROAD, seenPriceCents: NET })
    expect(await press()).toMatchObject({ status: 409, body: { error: { code: 'btw_id_unknown' } } })
    vies.say(ABROAD.btwId, 'away')
    const away = await press()
    expect([away.status, code(away)]).toEqual([503, 'vies_unavailable'])
    expect(away.body.error.message).toContain('VIES is nu niet bereikbaar; probeer het zo weer')
    expect((await readOrder(app, me, orderId)).body).toMatchObject({ status: 'draft', btw_regime: 'standard' })
    vies.say(ABROAD.btwId, 'valid')
    expect((await press()).status).toBe(200)
    // Valid a moment ago: not asked again.
    vies.say(ABROAD.btwId, 'away')
    expect((await press()).status).toBe(200)
  })

  it('a plan change is charged at prices without VAT', async () => {
    vies.say(ABROAD.btwId, 'valid')
    await buyAbroad({ plan: 'starter' }, 2479)
    app.clock.advanceMs(15 * DAY_MS)
    const change = (more: object) =>
      app.send('POST', '/functions/v1/change-plan', { token: me.token, body: { planCode: 'pro', ...more } })
    const looked = (await change({ confirm: false })).body
    // 15 of 30 days are left: half of 44,62 - 24,79.
    expect(looked).toMatchObject({ due_now_cents: 992, price_cents: NET, btw_regime: 'reverse_charged' })
    expect((await change({ confirm: true, seenDueNowCents: 992 })).status).toBe(200)
    expect(await newestInvoice()).toMatchObject({ amount_cents: 992, btw_cents: 0 })
    await letDays(16)
    expect(await newestInvoice()).toMatchObject({ amount_cents: NET, btw_cents: 0 })
  })

  it('a number is rechecked monthly before a period; a lost one costs 21 % in the period after the mail', async () => {
    vies.say(ABROAD.btwId, 'valid')
    await buyAbroad({ plan: 'pro' }, NET)
    await letDays(10)
    await buyAbroad(
      { rent: BOTS.balie },
      (await readOrder(app, me, await startOrder(app, me, { rent: BOTS.balie }))).body.net_cents,
    )
    vies.say(ABROAD.btwId, 'away')
    await letDays(14)
    const before = vies.asked.length
    expect(await mails('btw-change')).toEqual([])
    vies.say(ABROAD.btwId, 'invalid')
    await letDays(2)
    expect(vies.asked.length).toBe(before + 1)
    expect((await mails('btw-change')).map((one) => one['subject'])).toEqual(
      expect.arrayContaining(['Vanaf 20 december 2026 met btw: Syvo Pro']),
    )
    expect((await readBilling(app, me)).subscriptions[0]).toMatchObject({
      price_cents: NET,
      next_price_cents: GROSS,
      next_btw_regime: 'standard',
    })
    expect((await readBilling(app, me)).invoices).toHaveLength(2)
    await letDays(5)
    expect(await newestInvoice()).toMatchObject({ amount_cents: GROSS, btw_cents: 937, btw_regime: 'standard' })
    expect((await readBilling(app, me)).subscriptions[0]).toMatchObject({
      btw_regime: 'standard',
      next_btw_regime: null,
    })
    await letDays(10)
    const [, rent] = (await readBilling(app, me)).subscriptions
    expect(rent).toMatchObject({ btw_regime: 'standard' })
    // The number is valid again: the next check finds that and mails it.
    vies.say(ABROAD.btwId, 'valid')
    await letDays(21)
    expect((await mails('btw-change')).map((one) => one['subject'])).toContain(
      'Vanaf 20 januari 2027 btw verlegd: Syvo Pro',
    )
    expect(
      (await readBilling(app, me)).invoices.find((one: { title: string }) => one.title === 'Syvo Pro'),
    ).toMatchObject({
      amount_cents: NET,
    })
    expect(Object.values(await ledgerOf(app)).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  })
})

describe('other customers', () => {
  it('a business outside the EU pays without VAT or VIES check; a consumer abroad reads the refusal', async () => {
    const elsewhere = { ...ABROAD, country: 'CH', btwId: 'CHE-123.456.789 MWST', postcode: '8001', city: 'Zürich' }
    await buyAbroad({ plan: 'pro' }, NET, elsewhere)
    expect(await newestInvoice()).toMatchObject({ amount_cents: NET, btw_cents: 0, btw_regime: 'out_of_scope' })
    expect(vies.asked).toEqual([])
    const orderId = await startOrder(app, me, { rent: BOTS.balie })
    const refused = await confirmOrder(app, me, orderId, { buyer: { ...CONSUMER, country: 'BE', postcode: '1000' } })
    expect(refused.status).toBe(422)
    expect(refused.body.error.details[0]).toMatchObject({ message: expect.stringContaining('alleen vanuit Nederland') })
  })

  it('a domestic business pays 21 % whatever VIES says of its number, and is only warned', async () => {
    expect((await check('NL', BUSINESS.btwId)).body).toEqual({ status: 'invalid', by: 'vies' })
    await buy(app, me, { plan: 'pro' })
    expect(await newestInvoice()).toMatchObject({ amount_cents: GROSS, btw_cents: 937 })
  })

  it('lookups require a valid format and a signed-in user, and are limited per hour', async () => {
    vies.say('ATU12345678', 'valid')
    expect((await check('AT', 'ATU12345678')).body).toEqual({ status: 'valid', by: 'vies' })
    expect((await check('AT', 'DE123456789')).status).toBe(422)
    expect((await check('CH', 'CHE-123')).status).toBe(422)
    const body = { country: 'AT', btwId: 'ATU12345678' }
    expect((await app.send('POST', '/functions/v1/check-btw-id', { body })).status).toBe(401)
    for (let time = 0; time < 29; time++) await check('DE', 'DE999999999')
    expect((await check('DE', 'DE999999999')).status).toBe(429)
    expect((await check('AT', 'ATU12345678')).status).toBe(200)
  })

  it('without VIES only the format of a number is checked, the answer says so, and 21 % applies (AMB-178)', async () => {
    const plain = await createShop()
    const who = await plain.signUp()
    const body = { country: 'DE', btwId: ABROAD.btwId }
    expect((await plain.send('POST', '/functions/v1/check-btw-id', { token: who.token, body })).body).toEqual({
      status: 'valid',
      by: 'form',
    })
    await buy(plain, who, { plan: 'pro' }, { buyer: ABROAD })
    expect((await readBilling(plain, who)).invoices).toMatchObject([{ amount_cents: GROSS, btw_cents: 937 }])
    await plain.close()
  })
})

it('an invoice without VAT names the reason and the articles in Dutch and English', () => {
  expect(invoiceText.whyNoVat.reverse_charged).toMatch(/Btw verlegd.*VAT reverse charged.*artikel 44 en 196/)
  expect(invoiceText.whyNoVat.out_of_scope).toMatch(/Buiten de reikwijdte.*outside the scope.*artikel 44/)
})
