import { newId } from '#platform/ids/id.ts'
import type { TestApp } from './create-test-app.ts'
import type { Vendor } from './vendor-fixtures.ts'

const SERVICE = { role: 'service' } as const

/** A bot as approving would leave it, switched off, unless told otherwise; answers its id. */
export async function putBot(
  app: TestApp,
  owner: Pick<Vendor, 'userId'>,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const now = app.clock.now()
  const row: Record<string, unknown> = {
    id: newId(now.getTime()),
    vendor_id: owner.userId,
    title: 'Bakkersbot',
    description: 'Beantwoordt vragen van klanten van een bakkerij.',
    long_description: '',
    category: 'Horeca',
    pricing_model: 'rental',
    monthly_price_cents: 2900,
    prompt_template: 'Antwoord kort.',
    status: 'approved',
    active: false,
    created_at: now,
    updated_at: now,
    ...columns,
  }
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  const text = `insert into app.bots (${names.join(', ')}) values (${places.join(', ')}) returning id`
  await app.db.query(SERVICE, text, Object.values(row))
  return String(row['id'])
}

/** A sale of a bot in the vendor's books, whole cents without btw. */
export async function sellBot(
  app: TestApp,
  owner: Pick<Vendor, 'userId'>,
  sale: { botId: string; cents: number; status: string | null; at?: Date },
): Promise<void> {
  const { botId, cents, status, at = app.clock.now() } = sale
  await app.db.query(
    SERVICE,
    `insert into app.transactions (id, bot_id, vendor_id, amount_cents, status, created_at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [newId(at.getTime()), botId, owner.userId, cents, status, at],
  )
}

/** Access to a bot by rent, from forty days ago until `endsAt` or for ever. */
export async function rentOut(app: TestApp, userId: string, botId: string, endsAt: Date | null = null): Promise<void> {
  const now = app.clock.now().getTime()
  await app.db.query(
    SERVICE,
    `insert into app.bot_grants (id, user_id, bot_id, source, starts_at, ends_at) values ($1, $2, $3, 'rental', $4, $5) returning id`,
    [newId(now), userId, botId, new Date(now - 40 * 86_400_000), endsAt],
  )
}
