import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import { liveGrants } from './live-grants.ts'
import type { ActivationTables, GrantSource } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<ActivationTables>().withSchema('app')

/** A grant to insert. */
export interface NewGrant {
  readonly userId: string
  readonly botId: string
  readonly source: GrantSource
  readonly startsAt: Date
  /** Null means without end. */
  readonly endsAt: Date | null
  /** Executions a month; null follows the bot. */
  readonly monthlyLimit: number | null
  readonly providerReference?: string
  /** The next payment; null or absent for a grant that ends by itself or never. */
  readonly renewsAt?: Date | null
}

/** Serializes the changes of one account's access, so that a limit is never oversold; the lock ends with the transaction. */
export async function lockAccess(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`access:${userId}`}, 0))`.execute(tx)
}

/** Inserts a grant. Returns false when there is one like it already: the one trial ever, or a plan's running one. */
export async function addGrant(tx: Tx, grant: NewGrant): Promise<boolean> {
  const rows = await tables(tx)
    .insertInto('bot_grants')
    .values({
      id: newId<'grant'>(grant.startsAt.getTime()),
      user_id: grant.userId,
      bot_id: grant.botId,
      source: grant.source,
      starts_at: grant.startsAt,
      ends_at: grant.endsAt,
      monthly_limit: grant.monthlyLimit,
      provider_reference: grant.providerReference ?? null,
      renews_at: grant.renewsAt ?? null,
      created_at: grant.startsAt,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Returns when an account's running trial of a bot ends; null without one, or when it also has the bot in another way. */
export async function findEndingTrial(tx: Tx, userId: string, botId: string, now: Date): Promise<Date | null> {
  const rows = await tables(tx)
    .selectFrom(liveGrants(now))
    .select(['source', 'ends_at'])
    .where('user_id', '=', userId)
    .where('bot_id', '=', botId)
    .execute()
  const [only, ...others] = rows
  return only?.source === 'trial' && others.length === 0 ? only.ends_at : null
}

/** An account's access to a bot at an instant. */
export interface LiveAccess {
  readonly own: boolean
  readonly plan: boolean
  readonly switchedOn: boolean
}

/** Returns which grants of an account for a bot are live, and whether the bot is switched on. */
export async function findLiveAccess(tx: Tx, userId: string, botId: string, now: Date): Promise<LiveAccess> {
  const result = await sql<{ own: boolean; plan: boolean; on: boolean }>`
    select coalesce(bool_or(g.source <> 'plan'), false) as own, coalesce(bool_or(g.source = 'plan'), false) as plan,
      coalesce((select ub.active from app.user_bots ub where ub.user_id = ${userId} and ub.bot_id = ${botId}), false) as "on"
    from app.live_grants(${now}) g
    where g.user_id = ${userId} and g.bot_id = ${botId}`.execute(tx)
  const row = result.rows[0]
  return { own: row?.own ?? false, plan: row?.plan ?? false, switchedOn: row?.on ?? false }
}

/**
 * Returns the condition that a bot with a live plan grant `g` takes a slot: it is switched on (`ub`), or direct access lasts and the slot is reserved
 * for afterwards.
 */
const usesSlot = (now: Date) => sql<boolean>`(ub.active or exists (select 1 from app.live_grants(${now}) o
  where o.user_id = g.user_id and o.bot_id = g.bot_id and o.source <> 'plan'))`

/** Counts the slots that are taken on an account's plan, by bots that run on it and by reservations (AMB-041). */
export async function countPlanBots(tx: Tx, userId: string, now: Date): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(distinct g.bot_id)::int as count from app.live_grants(${now}) g
    join app.user_bots ub on ub.user_id = g.user_id and ub.bot_id = g.bot_id
    where g.user_id = ${userId} and g.source = 'plan'
      and ${usesSlot(now)}`.execute(tx)
  return result.rows[0]?.count ?? 0
}

/** Ends the plan grant of a bot: direct access replaces it, so that the plan's slot is free for another bot. */
export async function endPlanGrant(tx: Tx, userId: string, botId: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('bot_grants')
    .set({ ends_at: now })
    .where('user_id', '=', userId)
    .where('bot_id', '=', botId)
    .where('source', '=', 'plan')
    .where((q) => q.or([q('ends_at', 'is', null), q('ends_at', '>', now)]))
    .execute()
}

/**
 * Switches a bot on with type and end of the account's live grants (AMB-114); needs at least one. Access that starts after an earlier one had ended
 * follows the live version again: a version is pinned for as long as the account has the bot.
 */
export async function switchOn(tx: Tx, userId: string, botId: string, now: Date): Promise<void> {
  await sql`
    insert into app.user_bots as ub (id, user_id, bot_id, access_type, access_end, active, created_at)
    select ${newId<'user-bot'>(now.getTime())}, ${userId}, ${botId}, case when bool_or(g.source = 'purchase') then 'purchase' else 'rental' end,
      case when bool_or(g.ends_at is null) then null else max(g.ends_at) end, true, ${now}
    from app.live_grants(${now}) g
    where g.user_id = ${userId} and g.bot_id = ${botId}
    having count(*) > 0
    on conflict (user_id, bot_id) do update set access_type = excluded.access_type, access_end = excluded.access_end, active = true,
      held_version = case when ub.access_end <= ${now} then null else ub.held_version end`.execute(tx)
}

/** Switches a bot off without changing access; returns false when the account does not have the bot. */
export async function switchOff(tx: Tx, userId: string, botId: string): Promise<boolean> {
  const rows = await tables(tx)
    .updateTable('user_bots')
    .set({ active: false })
    .where('user_id', '=', userId)
    .where('bot_id', '=', botId)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** A paid grant, identified by the reference of its payment. */
export interface PaidGrant extends NewGrant {
  readonly source: 'rental' | 'purchase'
  readonly providerReference: string
}

/** Sets the end of the grant with this reference; returns false when there is none yet. */
export async function moveGrantEnd(tx: Tx, grant: PaidGrant): Promise<boolean> {
  const rows = await tables(tx)
    .updateTable('bot_grants')
    .set({ ends_at: grant.endsAt, renews_at: grant.renewsAt ?? null })
    .where('user_id', '=', grant.userId)
    .where('bot_id', '=', grant.botId)
    .where('provider_reference', '=', grant.providerReference)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Updates type and end of an account's row of a bot from its grants, of which the last one counts when none is live; the switch does not change. */
export async function syncUserBot(tx: Tx, userId: string, botId: string, now: Date): Promise<void> {
  await sql`
    with grounds as (
      select g.source, g.ends_at, app.is_live(g.starts_at, g.ends_at, ${now}) as is_live
      from app.bot_grants g where g.user_id = ${userId} and g.bot_id = ${botId}
    ), counting as (select * from grounds where is_live or not exists (select 1 from grounds where is_live))
    update app.user_bots ub set
      access_type = (select case when bool_or(c.source = 'purchase') then 'purchase' else 'rental' end from counting c),
      access_end = (select case when bool_or(c.ends_at is null) then null else max(c.ends_at) end from counting c)
    where ub.user_id = ${userId} and ub.bot_id = ${botId} and exists (select 1 from counting)`.execute(tx)
}

/** A bot that runs on an account's plan. */
export interface PlanBot {
  readonly bot_id: string
  readonly title: string
}

/** Returns the bots on an account's plan, those that take a slot first and then by name. */
export async function findPlanBots(tx: Tx, userId: string, now: Date): Promise<(PlanBot & { takes_place: boolean })[]> {
  const result = await sql<PlanBot & { takes_place: boolean }>`
    select b.id as bot_id, b.title, ${usesSlot(now)} as takes_place from app.live_grants(${now}) g
    join app.user_bots ub on ub.user_id = g.user_id and ub.bot_id = g.bot_id join app.visible_bots b on b.id = g.bot_id
    where g.user_id = ${userId} and g.source = 'plan'
    order by takes_place desc, b.title, b.id`.execute(tx)
  return result.rows
}

/** Returns when an account's running trial of a bot ends, or null without one. */
export async function findLiveTrialEnd(tx: Tx, userId: string, botId: string, now: Date): Promise<Date | null> {
  const row = await tables(tx)
    .selectFrom(liveGrants(now))
    .select('ends_at')
    .where('user_id', '=', userId)
    .where('bot_id', '=', botId)
    .where('source', '=', 'trial')
    .executeTakeFirst()
  return row?.ends_at ?? null
}

/** Returns whether an account ever had its trial of a bot, which is granted once (AMB-038). */
export async function hadTrial(tx: Tx, userId: string, botId: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('bot_grants')
    .select('id')
    .where('user_id', '=', userId)
    .where('bot_id', '=', botId)
    .where('source', '=', 'trial')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the accounts other than the vendor's that have access to a bot at an instant, without example data; for the service. */
export async function countCustomers(
  tx: Tx,
  { botId, vendorId, now }: { botId: string; vendorId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct user_id)::int as n from app.live_grants(${now})
    where bot_id = ${botId} and not is_example and user_id <> ${vendorId}`.execute(tx)
  return rows[0]?.n ?? 0
}
