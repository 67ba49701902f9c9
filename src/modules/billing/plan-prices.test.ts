import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminCommand } from '#entrypoints/admin-commands.ts'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import { letDaysPass } from '../../../tests/support/let-days-pass.ts'
import {
  buy,
  confirmOrder,
  createShop,
  type Person,
  readBilling,
  readOrder,
  startOrder,
} from '../../../tests/support/order-fixtures.ts'
import { signUpForLong } from '../../../tests/support/vendor-earnings.ts'

let app: TestApp
let me: Person
// Today is 20 November 2026, and the periods begin on the 20th.
beforeEach(async () => {
  app = await createShop()
  me = await signUpForLong(app)
})
afterEach(() => app.close())

async function admin(...words: string[]): Promise<string> {
  const lines: string[] = []
  const command = adminCommand({ ...app.payments, dataDir: null, isRunning: true })
  expect(await command(words, (line) => lines.push(line))).toBe(0)
  return lines.join('\n')
}
const refusal = (...words: string[]) =>
  admin(...words).then(
    () => 'done',
    (error: unknown) => String(error),
  )
const mailsTo = (who: Person) =>
  app.db.query<{ subject: string; text_content: string }>(
    { role: 'service' },
    `select subject, text_content from app.mails where user_id = $1 and kind = 'price-change'`,
    [who.userId],
  )
const paidCents = async (who = me) =>
  (await readBilling(app, who)).invoices.map((invoice: { amount_cents: number }) => invoice.amount_cents)
const priceOf = async (code: string) =>
  (await app.send('GET', `/rest/v1/subscription_plans?code=eq.${code}`, {})).body[0].price_cents

describe('another price of a plan', () => {
  it('every subscriber is mailed at once: the old price, the new one, its first day and how to leave', async () => {
    const other = await signUpForLong(app)
    await buy(app, me, { plan: 'starter' })
    await buy(app, other, { plan: 'pro' })
    expect(await admin('plan-price', 'starter', '34,99', '2026-12-10')).toBe(
      'starter gaat van € 29,99 naar € 34,99 vanaf 2026-12-10.\nNieuwe mails aan abonnees: 1.',
    )
    const [mail, ...more] = await mailsTo(me)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('De prijs van Syvo Starter verandert op 10 december 2026')
    for (const part of ['€ 29,99', '€ 34,99', '10 december 2026', 'opzeggen', '/billing'])
      expect(mail?.text_content).toContain(part)
    expect(await mailsTo(other)).toEqual([])
    expect(await admin('plan-price', 'starter', '34,99', '2026-12-10')).toContain('al aangekondigd')
    expect(await mailsTo(me)).toHaveLength(1)
    expect(await refusal('plan-price', 'starter', '35,99', '2026-12-10')).toContain('andere prijs')
  })

  it('new orders pay it from the day itself, subscribers from the first period that begins then or later', async () => {
    await buy(app, me, { plan: 'starter' })
    const late = await signUpForLong(app)
    await admin('plan-price', 'starter', '34,99', '2026-12-15')
    app.clock.set(new Date('2026-12-14T22:30:00Z'))
    await app.background.tick()
    expect(await priceOf('starter')).toBe(2999)
    const before = await startOrder(app, late, { plan: 'starter' })
    app.clock.set(new Date('2026-12-14T23:01:00Z'))
    await app.background.tick()
    expect(await priceOf('starter')).toBe(3499)
    expect((await confirmOrder(app, late, before)).status).toBe(409)
    expect((await readOrder(app, late, before)).body.price_cents).toBe(3499)
    await buy(app, late, { plan: 'starter' })
    expect(await paidCents(late)).toEqual([3499])
    expect(await paidCents()).toEqual([2999])
    await letDaysPass(app, 7)
    expect(await paidCents()).toEqual([3499, 2999])
    expect((await readBilling(app, me)).subscriptions[0]).toMatchObject({ price_cents: 3499, next_price_cents: null })
    await letDaysPass(app, 31)
    expect(await paidCents()).toEqual([3499, 3499, 2999])
    expect(await mailsTo(late)).toEqual([])
  })

  it('a period that begins the day before keeps its price', async () => {
    await buy(app, me, { plan: 'starter' })
    await admin('plan-price', 'starter', '34,99', '2026-12-21')
    await letDaysPass(app, 32)
    expect(await priceOf('starter')).toBe(3499)
    expect(await paidCents()).toEqual([2999, 2999])
    await letDaysPass(app, 31)
    expect(await paidCents()).toEqual([3499, 2999, 2999])
  })

  it('an account that subscribes after the announcement is mailed and pays it from the second period on', async () => {
    await admin('plan-price', 'starter', '34,99', '2026-12-25')
    await letDaysPass(app, 33)
    await buy(app, me, { plan: 'starter' })
    app.clock.advanceMs(120_000)
    await app.background.tick()
    expect(await mailsTo(me)).toHaveLength(1)
    await letDaysPass(app, 32)
    expect(await paidCents()).toEqual([3499, 2999])
  })

  it('a period that begins within fourteen days of the mail keeps its price', async () => {
    await buy(app, me, { plan: 'starter' })
    await admin('plan-price', 'starter', '34,99', '2026-12-10')
    // Simulates a late mail: thirteen days before the next period.
    const late = `update app.plan_price_notices set told_at = '2026-12-07T09:00:00Z' returning change_id`
    await app.db.query({ role: 'service' }, late, [])
    await letDaysPass(app, 32)
    expect(await paidCents()).toEqual([2999, 2999])
    await letDaysPass(app, 31)
    expect(await paidCents()).toEqual([3499, 2999, 2999])
  })

  it('a price applies after weeks of downtime, and survives setting the plans up anew', async () => {
    await buy(app, me, { plan: 'starter' })
    await admin('plan-price', 'starter', '19,99', '2026-12-10')
    app.clock.advanceMs(25 * 86_400_000)
    await app.background.tick()
    expect(await priceOf('starter')).toBe(1999)
    await app.db.query(
      { role: 'service' },
      `update app.subscription_plans set price_cents = 2999 where code = 'starter' returning code`,
      [],
    )
    app.clock.advanceMs(120_000)
    await app.background.tick()
    expect(await priceOf('starter')).toBe(1999)
    await letDaysPass(app, 6)
    expect(await paidCents()).toEqual([1999, 2999])
  })

  it.each([
    [['starter', '34,99', '2026-12-03'], 'minstens 14 dagen'],
    [['starter', '34,99', '2026-02-30'], 'geen dag'],
    [['starter', '34.99', '2026-12-10'], 'geen bedrag'],
    [['starter', '29,99', '2026-12-10'], 'deze prijs al'],
    [['starter', '0', '2026-12-10'], 'minstens € 0,01'],
    [['nergens', '34,99', '2026-12-10'], 'geen betaald plan'],
    [['free', '34,99', '2026-12-10'], 'geen betaald plan'],
  ])('%j is refused in one line, and nothing happens', async (words, reason) => {
    expect(await refusal('plan-price', ...words)).toContain(reason)
    expect(await app.db.query({ role: 'service' }, 'select 1 from app.plan_price_changes', [])).toEqual([])
  })
})
