import { sql } from 'kysely'
import { FOREIGN_QUESTION } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'

/** How many accounts, the vendor's own not counted, have access to a bot at an instant; for the service. */
export async function countHolders(tx: Tx, botId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct g.user_id)::int as n from app.bot_grants g join app.bots b on b.id = g.bot_id
    where g.bot_id = ${botId} and g.user_id is distinct from b.vendor_id and g.starts_at <= ${now} and (g.ends_at is null or g.ends_at > ${now})`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

/** A vendor's month: what was sold, net of btw, in cents. */
export interface VendorMonth {
  readonly month: string
  readonly revenue_cents: number
  readonly sales: number
}

/**
 * What a vendor sold in all and in each of the last twelve months, this one included and months without sales too. A transaction counts when its
 * status is `paid` or empty (VEND-34).
 */
export async function findVendorRevenue(
  tx: Tx,
  vendorId: string,
  now: Date,
): Promise<{ totalCents: number; sales: number; months: VendorMonth[] }> {
  // Each stretch of time is added up along the index, which knows its order: to group a hundred thousand rows would sort them first. The first
  // stretch is everything before the months that are shown, the last one has no end.
  const { rows } = await sql<{ month: string; is_shown: boolean; revenue_cents: string; sales: number }>`
    select to_char(m.month, 'YYYY-MM') as month, m.n > 0 as is_shown, coalesce(c.revenue_cents, 0)::text as revenue_cents, c.sales
    from (
      select n, app.month_of(${now}) - make_interval(months => 12 - n) as month,
        case when n = 0 then '-infinity' else (app.month_of(${now}) - make_interval(months => 12 - n)) at time zone 'Europe/Amsterdam' end as starts,
        case when n = 12 then 'infinity' else (app.month_of(${now}) - make_interval(months => 11 - n)) at time zone 'Europe/Amsterdam' end as ends
      from generate_series(0, 12) as n
    ) m cross join lateral (
      select sum(t.amount_cents) as revenue_cents, count(*)::int as sales from app.transactions t
      where t.vendor_id = ${vendorId} and (t.status = 'paid' or t.status is null or t.status = '')
        and t.created_at >= m.starts and t.created_at < m.ends
    ) c order by m.n`.execute(tx)
  return {
    totalCents: rows.reduce((sum, row) => sum + Number(row.revenue_cents), 0),
    sales: rows.reduce((sum, row) => sum + row.sales, 0),
    months: rows.flatMap(({ month, is_shown: isShown, revenue_cents: cents, sales }) =>
      isShown ? [{ month, revenue_cents: Number(cents), sales }] : [],
    ),
  }
}

/** How a vendor's bot is used: numbers only, because the conversations are its customers'. */
export interface BotUse {
  readonly bot_id: string
  readonly holders: number
  readonly conversations: number
  readonly unanswered: number
}

/** Of each of a vendor's bots: who has access now, and the conversations and refused questions of the last thirty days; for the service. */
export async function findBotUse(tx: Tx, vendorId: string, now: Date): Promise<BotUse[]> {
  const since = new Date(now.getTime() - 30 * 86_400_000)
  const { rows } = await sql<BotUse>`
    select b.id as bot_id, coalesce(h.holders, 0) as holders, coalesce(c.conversations, 0) as conversations, coalesce(c.unanswered, 0) as unanswered
    from app.bots b
    left join (
      select g.bot_id, count(distinct g.user_id)::int as holders from app.bot_grants g
      where g.bot_id in (select v.id from app.bots v where v.vendor_id = ${vendorId}) and g.user_id <> ${vendorId}
        and g.starts_at <= ${now} and (g.ends_at is null or g.ends_at > ${now}) group by 1
    ) h on h.bot_id = b.id
    left join (
      select c.bot_id, count(*)::int as conversations, sum(c.refused_count)::int as unanswered from app.conversations c
      where c.bot_id in (select v.id from app.bots v where v.vendor_id = ${vendorId}) and c.last_message_at >= ${since} group by 1
    ) c on c.bot_id = b.id
    where b.vendor_id = ${vendorId}`.execute(tx)
  return rows
}

/** The questions of the last thirty days that the sample companies of a vendor's bots could not answer, newest first. Strangers asked them: whoever shows them masks them. */
export async function findUnansweredSamples(tx: Tx, vendorId: string, now: Date, limit: number) {
  const since = new Date(now.getTime() - 30 * 86_400_000)
  const { rows } = await sql<{ bot_id: string; title: string; question: string; asked_at: Date }>`
    select e.bot_id, b.title, e.input_data ->> 'message' as question, e.created_at as asked_at
    from app.bot_executions e join app.bots b on b.id = e.bot_id
    where b.vendor_id = ${vendorId} and e.config_id = b.sample_config_id and e.status = 'blocked' and e.blocked_reason = 'out_of_scope'
      and e.channel = 'hosted' and e.id >= app.first_id_at(${since}) and coalesce(e.input_data ->> 'message', '') not in ('', ${FOREIGN_QUESTION})
    order by e.id desc limit ${limit}`.execute(tx)
  return rows
}
