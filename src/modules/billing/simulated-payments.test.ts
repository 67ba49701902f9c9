import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminCommand } from '#entrypoints/admin-commands.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { BOTS, buy, createShop, type Person } from '../../../tests/support/order-fixtures.ts'
import { makeVendor, signUpForLong, vendorBalanceOf } from '../../../tests/support/vendor-earnings.ts'
import { createPayouts } from './actions/create-payouts.ts'
import { issueStatements } from './actions/issue-statements.ts'

const IBAN = 'NL91ABNA0417164300'
let app: TestApp
let me: Person
let anna: Person
beforeEach(async () => {
  app = await createShop()
  me = await signUpForLong(app)
  anna = await makeVendor(app, BOTS.balie, BOTS.bonnie)
  const body = { iban: IBAN, name: 'Anna Bots', password: 'een-lang-wachtwoord' }
  await app.send('POST', '/functions/v1/payout-account', { token: anna.token, body })
  await admin('check-payout-account', anna.email, IBAN)
})
afterEach(() => app.close())

const query = (text: string, values: unknown[] = []) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const get = async (path: string) => (await app.send('GET', `/functions/v1/${path}`, { token: anna.token })).body

async function admin(...words: string[]): Promise<string> {
  const lines: string[] = []
  await adminCommand({ ...app.payments, dataDir: null, isRunning: true })(words, (line) => lines.push(line))
  return lines.join('\n')
}

/** Runs the work of the first days of December, when November is closed. */
async function closeMonth(at = app): Promise<void> {
  at.clock.set(new Date('2026-12-03T09:00:00Z'))
  await issueStatements(at.payments)
  await createPayouts(at.payments)
}

it('sandbox sales are shown as simulated, and are in no balance, statement or payout', async () => {
  await buy(app, me, { buy: BOTS.balie })
  const played = await vendorBalanceOf(app, anna)
  expect(played).toBeGreaterThan(2500)
  await closeMonth()
  expect(await get('payouts')).toMatchObject({ balance_cents: 0, simulated_cents: played, payouts: [] })
  expect(await get('vendor-statements')).toEqual([])
  expect(await admin('payouts')).toBe('Er is niets uit te betalen.')
  expect(await query('select distinct provider, is_simulated from app.ledger_entries')).toEqual([
    { provider: 'sandbox', is_simulated: true },
  ])
  const months = await query('select revenue_cents = simulated_cents as is_played from app.vendor_months')
  expect(months).toEqual([{ is_played: true }])
})

it('after a switch to a real provider only its own sales are owed, stated and paid', async () => {
  await buy(app, me, { buy: BOTS.balie })
  const played = await vendorBalanceOf(app, anna)
  const real = await createTestApp({ engine: app.db.engine, clock: app.clock, playedAs: 'stripe' })
  await buy(real, me, { buy: BOTS.bonnie })
  const moved = (await vendorBalanceOf(app, anna)) - played
  expect(moved).toBeGreaterThan(2500)
  await closeMonth(real)
  expect(await get('payouts')).toMatchObject({
    balance_cents: moved,
    simulated_cents: played,
    payouts: [{ amount_cents: moved, status: 'due' }],
  })
  expect(await get('vendor-statements')).toMatchObject([{ opening_cents: 0, closing_cents: moved }])
  expect(await admin('payouts')).toContain('Uit te betalen: 1')
  const [{ number } = {}] = await query('select number from app.payouts')
  await admin('paid', String(number))
  expect(await get('payouts')).toMatchObject({ balance_cents: 0, simulated_cents: played })
})

const PAYOUT = `insert into app.payouts (id, vendor_id, amount_cents, first_month, last_month, iban, name, status, created_at)
  values ($1, $2, $3, '2026-11-01', '2026-11-01', '${IBAN}', 'Anna', 'due', now())`
const STATEMENT = `insert into app.vendor_statements (id, year, sequence, vendor_id, month, vendor_name, seller, opening_cents, sales_cents,
    refunds_cents, plan_cents, payouts_cents, closing_cents, issued_at)
  values ($1, 2026, 1, $2, '2026-11-01', 'Anna', '{}', 0, $3, 0, 0, 0, $3, now())`

it('the database refuses payouts and statements of simulated money; a row’s provider is its order’s', async () => {
  await buy(app, me, { buy: BOTS.balie })
  const played = await vendorBalanceOf(app, anna)
  for (const text of [PAYOUT, STATEMENT])
    await expect(query(text, [newId(), anna.userId, played])).rejects.toThrow(/really moved/)
  const posting = newId()
  await query(
    `insert into app.ledger_entries (id, posting_id, payment_id, account, vendor_id, amount_cents, created_at, provider)
     select gen_random_uuid(), $1, p.id, s.account, case s.account when 'vendor' then $2::uuid end, s.cents, now(), 'stripe'
     from (select id from app.payments limit 1) p, (values ('vendor', -9900), ('provider', 9900)) as s (account, cents)`,
    [posting, anna.userId],
  )
  expect(await query('select distinct provider from app.ledger_entries where posting_id = $1', [posting])).toEqual([
    { provider: 'sandbox' },
  ])
  await expect(query(PAYOUT, [newId(), anna.userId, played])).rejects.toThrow(/really moved/)
})

it('an invoice is never changed or removed; a deleted account leaves it behind without its id', async () => {
  await buy(app, me, { buy: BOTS.balie })
  for (const text of ['update app.invoices set amount_cents = 1', 'delete from app.invoices'])
    await expect(query(text)).rejects.toMatchObject({ code: '42501' })
  for (const text of [
    'update app.invoices set title = title',
    `update app.invoices set user_id = null, title = ''`,
    'delete from app.invoices',
  ])
    await expect(
      app.db.engine.session(async (run) => {
        await run('alter table app.invoices no force row level security')
        await run(text)
      }),
      // On a server the policies stop the app's database login before the trigger does: it may not alter the table to get around them.
    ).rejects.toThrow(/an invoice is never changed and never removed|permission denied/)
  const gone = await app.send('POST', '/functions/v1/delete-account', {
    token: me.token,
    body: { password: 'een-lang-wachtwoord' },
  })
  expect(gone.status).toBe(200)
  expect(await query('select user_id, amount_cents > 0 as stands from app.invoices')).toEqual([
    { user_id: null, stands: true },
  ])
})
