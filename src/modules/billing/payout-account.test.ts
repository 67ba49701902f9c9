import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminCommand } from '#entrypoints/admin-commands.ts'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import { letDaysPass } from '../../../tests/support/let-days-pass.ts'
import { BOTS, buy, createShop, type Person } from '../../../tests/support/order-fixtures.ts'
import { makeVendor, signUpForLong, vendorBalanceOf } from '../../../tests/support/vendor-earnings.ts'

let app: TestApp
let anna: Person
beforeEach(async () => {
  app = await createShop({ playedAs: 'stripe' })
  anna = await makeVendor(app, BOTS.balie)
})
afterEach(() => app.close())

const IBAN = 'NL91ABNA0417164300'
const OTHER_IBAN = 'BE68539007547034'
const PASSWORD = 'een-lang-wachtwoord'
const DAYS_TO_DECEMBER_FIRST = 11
const setPayoutAccount = (iban: string, password?: string, name = 'Anna Bots') =>
  app.send('POST', '/functions/v1/payout-account', { token: anna.token, body: { iban, name, password } })
const payouts = async () => (await app.send('GET', '/functions/v1/payouts', { token: anna.token })).body
const listAccountMails = () =>
  app.db.query<{ subject: string; text_content: string; recipient: string }>(
    { role: 'service' },
    `select subject, text_content, recipient from app.mails where kind = 'payout-account' order by created_at, id`,
    [],
  )

async function check(...words: string[]): Promise<string> {
  const lines: string[] = []
  const command = adminCommand({ ...app.payments, dataDir: null, isRunning: true })
  await command(['check-payout-account', anna.email, ...words], (line) => lines.push(line))
  return lines.join('\n')
}
const refused = (...words: string[]) => check(...words).then(() => 'done', String)

describe('a vendor’s payout account', () => {
  it('setting or changing it requires the password; failed guesses are counted and change nothing', async () => {
    expect((await setPayoutAccount(IBAN)).body.error).toMatchObject({ code: 'invalid_credentials' })
    expect((await payouts()).account).toBeNull()
    expect((await setPayoutAccount(IBAN, PASSWORD)).status).toBe(200)
    for (const [guess, message] of [
      [undefined, 'Vul je huidige wachtwoord in.'],
      ['', 'Vul je huidige wachtwoord in.'],
      ['een-ander-wachtwoord', 'Dit is niet je huidige wachtwoord.'],
    ] as const) {
      const { error } = (await setPayoutAccount(OTHER_IBAN, guess)).body
      expect(error).toMatchObject({ code: 'invalid_credentials', message })
    }
    for (let guess = 0; guess < 9; guess++) await setPayoutAccount(OTHER_IBAN, `gok-${guess}`)
    expect((await setPayoutAccount(OTHER_IBAN, PASSWORD)).status).toBe(429)
    expect((await payouts()).account).toMatchObject({ iban: IBAN })
    expect(await listAccountMails()).toHaveLength(1)
  })

  it('without a password it can only be changed shortly after signing in', async () => {
    await app.db.query({ role: 'auth' }, 'update auth."account" set password = null where "userId" = $1', [anna.userId])
    expect((await setPayoutAccount(IBAN)).status).toBe(200)
    app.clock.advanceMs(16 * 60_000)
    const late = await setPayoutAccount(OTHER_IBAN)
    expect([late.status, late.body.error.code]).toEqual([403, 'reauthentication_needed'])
    expect((await payouts()).account).toMatchObject({ iban: IBAN })
  })

  it('a change is mailed at once with the last four digits, and no mail follows when nothing changed', async () => {
    await setPayoutAccount(IBAN, PASSWORD)
    await setPayoutAccount(IBAN, PASSWORD)
    app.clock.advanceMs(1000)
    await setPayoutAccount(OTHER_IBAN, PASSWORD)
    const [first, changed, ...more] = await listAccountMails()
    expect(more).toEqual([])
    expect(first).toMatchObject({ subject: 'Je uitbetaalrekening is ingesteld', recipient: anna.email })
    expect(changed).toMatchObject({ subject: 'Je uitbetaalrekening is gewijzigd', recipient: anna.email })
    expect(changed?.text_content).toContain('eindigt op 7034')
    for (const { text_content: text } of await listAccountMails())
      for (const iban of [IBAN, OTHER_IBAN]) expect(text.replace(/\s/g, '')).not.toContain(iban.slice(0, -4))
  })

  it('a changed account gets no payout before it is checked again', async () => {
    await buy(app, await signUpForLong(app), { buy: BOTS.balie })
    expect(await vendorBalanceOf(app, anna)).toBeGreaterThan(2500)
    await setPayoutAccount(IBAN, PASSWORD)
    await check(IBAN)
    await setPayoutAccount(OTHER_IBAN, PASSWORD)
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST + 1)
    expect(await payouts()).toMatchObject({ account: { status: 'unchecked' }, payouts: [] })
    await check(OTHER_IBAN)
    await letDaysPass(app, 1)
    expect((await payouts()).payouts).toMatchObject([{ status: 'due', iban: OTHER_IBAN }])
  })

  it('an administrator checks the IBAN that they saw, and is refused when another one is stored by now', async () => {
    await setPayoutAccount(IBAN, PASSWORD)
    await setPayoutAccount(OTHER_IBAN, PASSWORD)
    expect(await refused(IBAN)).toContain('een andere rekening')
    expect(await refused(IBAN)).not.toContain(OTHER_IBAN)
    expect(await check()).toContain('Onbekende opdracht')
    expect((await payouts()).account).toMatchObject({ status: 'unchecked' })
    expect(await check('be68', '5390', '0754', '7034')).toContain('is gecontroleerd: Anna Bots')
    expect(await refused(IBAN)).toContain('een andere rekening')
    expect(await check(OTHER_IBAN)).toContain('was al gecontroleerd')
    expect((await payouts()).account).toMatchObject({ status: 'checked' })
  })
})
