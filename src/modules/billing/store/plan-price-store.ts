import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { SubscriptionRow } from './subscription-store.ts'

/** An announced change of a plan's price. Whole cents including VAT. */
export interface PriceChange {
  readonly id: string
  readonly plan_code: string
  readonly old_cents: number
  readonly new_cents: number
  readonly price_id: string
  readonly starts_on: string
  readonly starts_at: Date
}

const COLUMNS = sql.raw('c.id, c.plan_code, c.old_cents, c.new_cents, c.price_id, c.starts_on, c.starts_at')

/** Returns the price change of a plan that is announced and not in force yet. */
export async function findChangeAhead(tx: Tx, planCode: string): Promise<PriceChange | undefined> {
  const { rows } = await sql<PriceChange>`
    select ${COLUMNS} from app.plan_price_changes c where c.plan_code = ${planCode} and c.applied_at is null`.execute(
    tx,
  )
  return rows[0]
}

/** Adds an announced price change; returns false when that plan has one ahead or had one on that day. */
export async function addPriceChange(tx: Tx, change: Omit<PriceChange, 'id'>, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into app.plan_price_changes (id, plan_code, old_cents, new_cents, price_id, starts_on, starts_at, announced_at)
    values (${newId<'price-change'>(now.getTime())}, ${change.plan_code}, ${change.old_cents}, ${change.new_cents}, ${change.price_id},
      ${change.starts_on}, ${change.starts_at}, ${now}) on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** Returns the newest change of each plan whose day has come and that is not in force: not yet, or no longer because plans were set up anew. */
export async function findChangesDue(tx: Tx, now: Date): Promise<PriceChange[]> {
  const { rows } = await sql<PriceChange>`
    select ${COLUMNS}
    from (select distinct on (plan_code) * from app.plan_price_changes where starts_at <= ${now} order by plan_code, starts_at desc) c
    join app.subscription_plans p on p.code = c.plan_code
    where c.applied_at is null or p.price_cents <> c.new_cents`.execute(tx)
  return rows
}

/** Records that new orders pay the price of a change. */
export async function markChangeApplied(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update app.plan_price_changes set applied_at = ${now} where id = ${id}`.execute(tx)
}

/** Returns the provider's price for an amount of a plan, announced or in force by an announcement. */
export async function findAnnouncedPriceId(tx: Tx, planCode: string, cents: number): Promise<string | null> {
  const { rows } = await sql<{ price_id: string }>`
    select c.price_id from app.plan_price_changes c where c.plan_code = ${planCode} and c.new_cents = ${cents}
    order by c.starts_at desc limit 1`.execute(tx)
  return rows[0]?.price_id ?? null
}

/** Returns live subscriptions that pay, or will pay from the next period, another price than the newest announced one, and were not notified. */
export async function findUnnotified(
  tx: Tx,
  limit: number,
): Promise<{ change: PriceChange; subscription: SubscriptionRow }[]> {
  const { rows } = await sql<{ change_id: string; subscription: SubscriptionRow['id'] } & PriceChange>`
    select ${COLUMNS}, s.id as subscription
    from (select distinct on (plan_code) * from app.plan_price_changes order by plan_code, starts_at desc) c
    join app.subscriptions s on s.kind = 'plan' and s.status <> 'ended' and s.user_id is not null
      and coalesce(s.next_plan_code, s.plan_code) = c.plan_code and coalesce(s.next_price_cents, s.price_cents) <> c.new_cents
    where not exists (select 1 from app.plan_price_notices n where n.change_id = c.id and n.subscription_id = s.id)
    order by s.id limit ${limit}`.execute(tx)
  const found = await findRows(
    tx,
    rows.map((row) => row.subscription),
  )
  return rows.flatMap(({ subscription: id, ...change }) => {
    const subscription = found.get(id)
    return subscription ? [{ change, subscription }] : []
  })
}

/** Records that a subscription was notified of a change; returns false when it was before. */
export async function markNotified(tx: Tx, changeId: string, subscriptionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into app.plan_price_notices (change_id, subscription_id, told_at) values (${changeId}, ${subscriptionId}, ${now})
    on conflict do nothing returning change_id`.execute(tx)
  return rows.length > 0
}

/**
 * Returns a provider's subscriptions that continue at an old price and whose next period begins under a new price of which they were notified at
 * least `noticeMs` before. Those whose period ends before `after` are left out: the provider may be renewing them now.
 */
export async function findToChange(
  tx: Tx,
  by: { provider: string; after: Date; noticeMs: number; limit: number },
): Promise<{ change: PriceChange; subscription: SubscriptionRow }[]> {
  const { rows } = await sql<{ subscription: string } & PriceChange>`
    select distinct on (s.id) ${COLUMNS}, s.id as subscription
    from app.plan_price_notices n
    join app.plan_price_changes c on c.id = n.change_id
    join app.subscriptions s on s.id = n.subscription_id
    join app.orders o on o.id = s.order_id and o.provider = ${by.provider}
    where s.status = 'active' and s.plan_code = c.plan_code and s.next_plan_code is null and s.price_cents <> c.new_cents
      and s.period_end > ${by.after} and s.period_end >= c.starts_at
      and s.period_end >= n.told_at + make_interval(secs => ${by.noticeMs / 1000})
      and not exists (select 1 from app.plan_price_changes later where later.plan_code = c.plan_code and later.starts_at > c.starts_at
        and later.starts_at <= s.period_end)
    order by s.id, c.starts_at desc limit ${by.limit}`.execute(tx)
  const found = await findRows(
    tx,
    rows.map((row) => row.subscription),
  )
  return rows.flatMap(({ subscription: id, ...change }) => {
    const subscription = found.get(id)
    return subscription ? [{ change, subscription }] : []
  })
}

async function findRows(tx: Tx, ids: readonly string[]): Promise<Map<string, SubscriptionRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<SubscriptionRow>`select * from app.subscriptions where id = any(${ids}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Tells whether any price change was ever announced. */
export async function hasPriceChanges(tx: Tx): Promise<boolean> {
  return (await sql`select 1 from app.plan_price_changes limit 1`.execute(tx)).rows.length > 0
}
