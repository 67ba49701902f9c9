import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminCommand } from '#entrypoints/admin-commands.ts'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import { letDaysPass } from '../../../tests/support/let-days-pass.ts'
import { BOTS, buy, createShop, ledgerOf, type Person } from '../../../tests/support/order-fixtures.ts'
import { makeVendor, signUpForLong, useBot, vendorBalanceOf } from '../../../tests/support/vendor-earnings.ts'
import { confirmPayout } from './actions/confirm-payout.ts'
import { createPayouts } from './actions/create-payouts.ts'
import { issueStatements } from './actions/issue-statements.ts'

let app: TestApp
let me: Person
let anna: Person
let bert: Person
// Today is 20 November 2026.
beforeEach(async () => {
  app = await createShop({ playedAs: 'stripe' })
  me = await signUpForLong(app)
  anna = await makeVendor(app, BOTS.balie, BOTS.tafelwijs)
  bert = await makeVendor(app, BOTS.bonnie)
})
afterEach(() => app.close())

const IBAN = 'NL91ABNA0417164300'
const PASSWORD = 'een-lang-wachtwoord'
const DAYS_TO_DECEMBER_FIRST = 11
const get = (path: string, who: Person | null) =>
  app.send('GET', `/functions/v1/${path}`, { token: who?.token ?? null })
const setPayoutAccount = (who: Person, iban = IBAN, name = 'Anna Bots') =>
  app.send('POST', '/functions/v1/payout-account', { token: who.token, body: { iban, name, password: PASSWORD } })
const payouts = async (who = anna) => (await get('payouts', who)).body
const statements = async (who = anna) => (await get('vendor-statements', who)).body
const rows = (text: string, values: unknown[] = []) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)

async function admin(...words: string[]): Promise<string> {
  const lines: string[] = []
  const command = adminCommand({ ...app.payments, dataDir: null, isRunning: true })
  expect(await command(words, (line) => lines.push(line))).toBe(0)
  return lines.join('\n')
}
const checkAccount = (iban = IBAN) => admin('check-payout-account', anna.email, iban)
const refusal = (...words: string[]) => admin(...words).then(() => 'done', String)

async function chargeBack(who: Person): Promise<void> {
  const played = (await app.send('GET', '/functions/v1/sandbox-orders', { token: who.token })).body
  const paymentId = played[0].payments[0].id
  await app.send('POST', '/functions/v1/sandbox-charge-back', { token: who.token, body: { paymentId } })
  await app.background.tick()
}

describe('a payout', () => {
  it('covers closed months after the account check, is paid once, and moves from vendor to bank', async () => {
    await buy(app, me, { buy: BOTS.balie })
    const owed = await vendorBalanceOf(app, anna)
    expect(owed).toBeGreaterThan(2500)
    expect((await setPayoutAccount(anna, 'nl91 abna 0417 1643 00')).body).toEqual({
      iban: IBAN,
      name: 'Anna Bots',
      status: 'unchecked',
    })
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST)
    expect((await payouts()).payouts).toEqual([])
    expect(await admin('payouts')).toContain(`${anna.email}: Anna Bots, NL91 ABNA 0417 1643 00`)
    await checkAccount()
    await letDaysPass(app, 1)
    const [payout, ...more] = (await payouts()).payouts
    expect(more).toEqual([])
    expect(payout).toMatchObject({
      amount_cents: owed,
      status: 'due',
      first_month: '2026-11-01',
      last_month: '2026-11-01',
      iban: IBAN,
    })
    expect(await admin('payouts')).toContain(`${payout.number}: `)
    expect((await ledgerOf(app))['bank']).toBeUndefined()
    expect(await admin('paid', String(payout.number))).toContain('is betaald')
    expect(await admin('paid', String(payout.number))).toContain('was al betaald')
    expect(await refusal('refused', String(payout.number))).toContain('al afgehandeld')
    expect((await ledgerOf(app))['bank']).toBe(-owed)
    expect(await vendorBalanceOf(app, anna)).toBe(0)
    await letDaysPass(app, 35)
    expect(await payouts()).toMatchObject({ balance_cents: 0, payouts: [{ status: 'paid' }] })
  })

  it('is made and paid once, however many runs happen at the same time', async () => {
    await buy(app, me, { buy: BOTS.balie })
    await setPayoutAccount(anna)
    await checkAccount()
    app.clock.advanceMs(DAYS_TO_DECEMBER_FIRST * 86_400_000)
    await Promise.all(Array.from({ length: 8 }, () => createPayouts(app.payments)))
    const [{ number, amount_cents: cents }, ...more] = (await payouts()).payouts
    expect(more).toEqual([])
    const settled = await Promise.all(
      Array.from({ length: 20 }, () => confirmPayout(app.payments, { number, status: 'paid' })),
    )
    expect(settled.filter((one) => one?.outcome === 'done')).toHaveLength(1)
    expect((await ledgerOf(app))['bank']).toBe(-cents)
  })

  it('waits while it is below the minimum, and excludes this month’s sales', async () => {
    await rows('update app.bots set price_cents = 1000 where id = $1 returning id', [BOTS.balie])
    await buy(app, me, { buy: BOTS.balie })
    await setPayoutAccount(anna)
    await checkAccount()
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST + 1)
    await rows('update app.bots set price_cents = 9900 where id = $1 returning id', [BOTS.balie])
    await buy(app, await signUpForLong(app), { buy: BOTS.balie })
    await letDaysPass(app, 2)
    expect((await payouts()).payouts).toEqual([])
    expect((await payouts()).balance_cents).toBeGreaterThan(2500)
    await letDaysPass(app, 28)
    expect((await payouts()).payouts).toMatchObject([{ first_month: '2026-11-01', last_month: '2026-12-01' }])
  })

  it('a refund after a payout creates a debt that the next payout carries', async () => {
    await buy(app, me, { buy: BOTS.balie })
    const first = await vendorBalanceOf(app, anna)
    await setPayoutAccount(anna)
    await checkAccount()
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST)
    await admin('paid', String((await payouts()).payouts[0].number))
    await chargeBack(me)
    expect((await payouts()).balance_cents).toBe(-first)
    await buy(app, await signUpForLong(app), { buy: BOTS.balie })
    await buy(app, await signUpForLong(app), { buy: BOTS.balie })
    const left = await vendorBalanceOf(app, anna)
    await letDaysPass(app, 32)
    expect((await payouts()).payouts[0]).toMatchObject({ status: 'due', amount_cents: left })
    expect((await ledgerOf(app))['bank']).toBe(-first)
  })

  it('goes to the checked account; another account is checked anew, also after the bank refused', async () => {
    await buy(app, me, { buy: BOTS.balie })
    await setPayoutAccount(anna)
    await checkAccount()
    expect((await setPayoutAccount(anna)).body.status).toBe('checked')
    expect((await setPayoutAccount(anna, 'BE68539007547034')).body.status).toBe('unchecked')
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST + 1)
    expect((await payouts()).payouts).toEqual([])
    await checkAccount('BE68539007547034')
    await letDaysPass(app, 1)
    const [{ number }] = (await payouts()).payouts
    await admin('refused', String(number))
    await letDaysPass(app, 2)
    expect(await payouts()).toMatchObject({ account: { status: 'unchecked' }, payouts: [{ status: 'refused' }] })
    expect((await ledgerOf(app))['bank']).toBeUndefined()
  })

  it('is private to its vendor, and an invalid IBAN is refused', async () => {
    for (const path of ['payouts', 'vendor-statements']) {
      expect((await get(path, me)).status).toBe(403)
      expect((await get(path, null)).status).toBe(401)
    }
    await setPayoutAccount(anna)
    expect(await payouts(bert)).toMatchObject({ account: null, payouts: [] })
    for (const iban of ['NL92ABNA0417164300', '', '=1+1', 'NL91ABNA04171643000'])
      expect((await setPayoutAccount(anna, iban)).status).toBe(422)
    expect((await setPayoutAccount(anna, IBAN, '')).status).toBe(422)
    expect(await refusal('check-payout-account', bert.email, IBAN)).toContain('nog geen rekening')
    expect(await refusal('check-payout-account', 'niemand@bedrijf.example', IBAN)).toContain('geen account')
    for (const number of ['99', 'x', '-1', '1.5']) expect(await refusal('paid', number)).toContain('geen uitbetaling')
  })
})

describe('a statement', () => {
  it('is issued once per closed month with sales, refunds, plan revenue, payouts and a running balance', async () => {
    await buy(app, me, { buy: BOTS.balie })
    const buyer = await signUpForLong(app)
    await buy(app, buyer, { buy: BOTS.balie })
    await buy(app, buyer, { plan: 'starter' })
    await useBot(app, buyer, BOTS.tafelwijs, 2)
    const november = await vendorBalanceOf(app, anna)
    await setPayoutAccount(anna)
    await checkAccount()
    expect(await statements()).toEqual([])
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST)
    expect(await statements()).toMatchObject([
      { number: 'A2026-000001', month: '2026-11-01', opening_cents: 0, sales_cents: november, closing_cents: november },
    ])
    await admin('paid', String((await payouts()).payouts[0].number))
    await chargeBack(me)
    await letDaysPass(app, 63)
    await Promise.all(Array.from({ length: 4 }, () => issueStatements(app.payments)))
    const all = await statements()
    expect(all.map(({ month }: { month: string }) => month)).toEqual(['2027-01-01', '2026-12-01', '2026-11-01'])
    const [january, december] = all
    expect(december).toMatchObject({ opening_cents: november, payouts_cents: -november, plan_cents: 0 })
    expect(december.refunds_cents).toBeLessThan(0)
    expect(january).toMatchObject({ opening_cents: december.closing_cents, plan_cents: 2107, sales_cents: 0 })
    expect(january.closing_cents).toBe(await vendorBalanceOf(app, anna))
    expect(all.map(({ number }: { number: string }) => number)).toEqual([
      'A2027-000002',
      'A2027-000001',
      'A2026-000001',
    ])
  })

  it('is available as PDF and CSV, the same each time, and another vendor’s is not found', async () => {
    await rows(`update app.bots set title = '=HYPERLINK("x")' where id = $1 returning id`, [BOTS.balie])
    await buy(app, me, { buy: BOTS.balie })
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST)
    const [{ id, closing_cents: cents }] = await statements()
    const pdf = await get(`vendor-statements/${id}/pdf`, anna)
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    expect(pdf.body.slice(0, 5)).toBe('%PDF-')
    expect((await get(`vendor-statements/${id}/pdf`, anna)).body).toBe(pdf.body)
    const path = `/functions/v1/vendor-statements/${id}/csv`
    const answer = await app.http.request(path, { headers: { authorization: `Bearer ${anna.token}` } })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="syvo-afrekening-A2026-000001.csv"')
    const table = parse(Buffer.from(bytes), { delimiter: ';', bom: true })
    const amount = (cents / 100).toFixed(2).replace('.', ',')
    expect(table.map((row) => [row[3], row[4], row[5]])).toEqual([
      ['Soort', 'Omschrijving', 'Bedrag zonder btw (EUR)'],
      ['Beginsaldo', '', '0,00'],
      ['Verkoop', `'=HYPERLINK("x")`, amount],
      ['Eindsaldo', '', amount],
    ])
    for (const as of ['pdf', 'csv']) {
      expect((await get(`vendor-statements/${id}/${as}`, bert)).body.error.code).toBe('statement_not_found')
      expect((await get(`vendor-statements/${id}/${as}`, me)).status).toBe(403)
    }
    expect(await statements(bert)).toEqual([])
  })
})
