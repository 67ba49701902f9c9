import { appendRole } from '#modules/identity/public.ts'
import { newId } from '#platform/ids/id.ts'
import type { TestApp } from './create-test-app.ts'
import type { Person } from './order-fixtures.ts'

const SERVICE = { role: 'service' } as const

/** An account whose session outlasts the months that a test lets pass. */
export async function signUpForLong(app: TestApp): Promise<Person> {
  const person = await app.signUp()
  const text = `update auth."session" set "expiresAt" = '2030-01-01' where "userId" = $1 returning "id"`
  await app.db.query({ role: 'auth' }, text, [person.userId])
  return person
}

/** An account that sells these bots of the catalogue from now on. */
export async function makeVendor(app: TestApp, ...bots: readonly string[]): Promise<Person> {
  const vendor = await signUpForLong(app)
  await app.db.as(SERVICE, (tx) => appendRole(tx, { userId: vendor.userId, role: 'vendor', now: app.clock.now() }))
  for (const bot of bots)
    await app.db.query(SERVICE, 'update app.bots set vendor_id = $2 where id = $1 returning id', [bot, vendor.userId])
  return vendor
}

/** Lays down executions as the product keeps them: completed and counted on the plan, unless told otherwise. */
export async function useBot(
  app: TestApp,
  who: Person,
  bot: string,
  times: number,
  kept: { status?: string; countsPlan?: boolean; isTest?: boolean } = {},
): Promise<void> {
  const { status = 'completed', countsPlan = true, isTest = false } = kept
  const now = app.clock.now()
  for (let each = 0; each < times; each++)
    await app.db.query(
      SERVICE,
      `insert into app.bot_executions (id, user_id, bot_id, status, channel, month, counts_plan, is_test, created_at)
       values ($1, $2, $3, $4, 'widget', app.month_of($7), $5, $6, $7) returning id`,
      [newId(now.getTime()), who.userId, bot, status, countsPlan, isTest, now],
    )
}

/** What the ledger owes a vendor, in cents. */
export async function vendorBalanceOf(app: TestApp, vendor: Person): Promise<number> {
  const [row] = await app.db.query<{ cents: number }>(
    SERVICE,
    `select coalesce(-sum(amount_cents), 0)::int as cents from app.ledger_entries where account = 'vendor' and vendor_id = $1`,
    [vendor.userId],
  )
  return row?.cents ?? 0
}
