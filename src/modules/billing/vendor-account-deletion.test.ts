import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminCommand } from '#entrypoints/admin-commands.ts'
import { euro } from '#ui/format/euro.ts'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import { letDaysPass } from '../../../tests/support/let-days-pass.ts'
import { BOTS, buy, createShop, type Person } from '../../../tests/support/order-fixtures.ts'
import { makeVendor, signUpForLong, vendorBalanceOf } from '../../../tests/support/vendor-earnings.ts'

let app: TestApp
let anna: Person
// Today is 20 November 2026.
beforeEach(async () => {
  app = await createShop({ playedAs: 'stripe' })
  anna = await makeVendor(app, BOTS.balie)
})
afterEach(() => app.close())

const IBAN = 'NL91ABNA0417164300'
const PASSWORD = 'een-lang-wachtwoord'
const DAYS_TO_DECEMBER_FIRST = 11
const leave = () =>
  app.send('POST', '/functions/v1/delete-account', { token: anna.token, body: { password: PASSWORD } })
const setPayoutAccount = () =>
  app.send('POST', '/functions/v1/payout-account', {
    token: anna.token,
    body: { iban: IBAN, name: 'Anna Bots', password: PASSWORD },
  })
const payouts = async () => (await app.send('GET', '/functions/v1/payouts', { token: anna.token })).body.payouts
const price = (cents: number) =>
  app.db.query({ role: 'service' }, 'update app.bots set price_cents = $2 where id = $1 returning id', [
    BOTS.balie,
    cents,
  ])
const admin = (...words: string[]) =>
  adminCommand({ ...app.payments, dataDir: null, isRunning: true })(words, () => undefined)

describe('a vendor who leaves', () => {
  it('reads what they are owed and what to do, and stays until it is paid, also below the minimum', async () => {
    await price(1000)
    await buy(app, await signUpForLong(app), { buy: BOTS.balie })
    const owed = await vendorBalanceOf(app, anna)
    expect(owed).toBeLessThan(2500)
    const first = await leave()
    expect([first.status, first.body.error.code]).toEqual([409, 'account_needed'])
    expect(first.body.error.message).toContain(euro(owed))
    expect(first.body.error.message).toContain('Geef eerst je rekening op')
    await setPayoutAccount()
    expect((await leave()).body.error.message).toContain('controleren eerst je rekening')
    await admin('check-payout-account', anna.email, IBAN)
    await letDaysPass(app, 2)
    expect(await payouts()).toEqual([])
    const second = await leave()
    expect(second.body.error.message).toContain('zonder minimum')
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST)
    const [{ number, amount_cents: cents }, ...more] = await payouts()
    expect([cents, more]).toEqual([owed, []])
    expect((await leave()).body.error.message).toContain(`uitbetaling van ${euro(owed)} onderweg`)
    await admin('paid', String(number))
    expect((await leave()).body).toEqual({ ok: true })
    expect(await vendorBalanceOf(app, anna)).toBe(0)
  })

  it('is paid from the minimum again after staying', async () => {
    await price(1000)
    await setPayoutAccount()
    await admin('check-payout-account', anna.email, IBAN)
    await buy(app, await signUpForLong(app), { buy: BOTS.balie })
    await leave()
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST + 1)
    await admin('paid', String((await payouts())[0].number))
    await letDaysPass(app, 100)
    await buy(app, await signUpForLong(app), { buy: BOTS.balie })
    await letDaysPass(app, 40)
    expect(await payouts()).toHaveLength(1)
  })

  it('leaves at once when nothing is owed to them, or when they owe something themselves', async () => {
    await app.db.query(
      { role: 'service' },
      `with paid as (insert into app.payouts (id, vendor_id, amount_cents, first_month, last_month, iban, name, status, created_at, settled_at)
         values (gen_random_uuid(), $1, 500, '2026-10-01', '2026-10-01', $2, 'Anna', 'paid', $3, $3) returning id),
       posting as (select gen_random_uuid() as id)
       insert into app.ledger_entries (id, posting_id, payout_id, account, vendor_id, amount_cents, created_at)
         select gen_random_uuid(), posting.id, paid.id, side.account, case side.account when 'vendor' then $1::uuid end, side.cents, $3
         from paid, posting, (values ('vendor', 500), ('bank', -500)) as side (account, cents) returning id`,
      [anna.userId, IBAN, app.clock.now()],
    )
    expect(await vendorBalanceOf(app, anna)).toBe(-500)
    expect((await leave()).body).toEqual({ ok: true })
    anna = await makeVendor(app, BOTS.balie)
    expect((await leave()).body).toEqual({ ok: true })
  })

  it('reads the amount only after giving their password', async () => {
    await buy(app, await signUpForLong(app), { buy: BOTS.balie })
    const wrong = await app.send('POST', '/functions/v1/delete-account', {
      token: anna.token,
      body: { password: 'x' },
    })
    expect(wrong.body.error.code).toBe('invalid_credentials')
    await setPayoutAccount()
    await app.send('POST', '/functions/v1/delete-account', { token: anna.token, body: { password: 'x' } })
    const text = 'select leaving_at from app.payout_accounts where vendor_id = $1'
    expect(await app.db.query({ role: 'service' }, text, [anna.userId])).toEqual([{ leaving_at: null }])
  })
})
