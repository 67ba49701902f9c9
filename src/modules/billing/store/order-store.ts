import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import type { VatRegime } from '../domain/vat.ts'
import type { BillingTables, OrderKind, OrderStatus } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<BillingTables>().withSchema('app')

/** An order as it is stored. */
export type OrderRow = Selectable<BillingTables['orders']>

/** An order to start. */
export interface NewOrder {
  readonly userId: string
  readonly kind: OrderKind
  readonly planCode: string | null
  readonly botId: string | null
  readonly vendorId: string | null
  readonly title: string
  readonly priceCents: number
  readonly termsVersion: string
  readonly provider: string
  readonly now: Date
}

/**
 * Starts an order, or returns the unpaid one for the same product: two tabs share it. An order that was started with another provider is expired
 * first.
 */
export async function startOrFindOrder(tx: Tx, order: NewOrder): Promise<string> {
  const { userId, kind, planCode, botId, now } = order
  await tables(tx)
    .updateTable('orders')
    .set({ status: 'expired', closed_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', 'in', ['draft', 'open'])
    .where((q) => (planCode === null ? q('bot_id', '=', botId) : q('plan_code', '=', planCode)))
    .where('provider', '<>', order.provider)
    .execute()
  const inserted = await tables(tx)
    .insertInto('orders')
    .values({
      id: newId<'order'>(now.getTime()),
      user_id: userId,
      kind,
      plan_code: planCode,
      bot_id: botId,
      vendor_id: order.vendorId,
      title: order.title,
      price_cents: order.priceCents,
      terms_version: order.termsVersion,
      provider: order.provider,
      created_at: now,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return inserted.id
  const open = await tables(tx)
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', 'in', ['draft', 'open'])
    .where((q) => (planCode === null ? q('bot_id', '=', botId) : q('plan_code', '=', planCode)))
    .executeTakeFirstOrThrow()
  return open.id
}

/** Returns one order; a member sees only its own. */
export function findOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  return tables(tx).selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
}

/** Returns one order, locked until the transaction ends so that its changes are serialized. */
export function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  return tables(tx).selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
}

/** Serializes the payment changes of an account until the transaction ends. */
export async function lockBuyer(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${userId}`}, 0))`.execute(tx)
}

/** The fields of an order that can change. */
export interface OrderChange {
  readonly status?: OrderStatus
  readonly problem?: string | null
  readonly buyer?: InvoiceRecipient
  readonly termsVersion?: string
  readonly acceptedAt?: Date
  readonly priceCents?: number
  readonly vatRegime?: VatRegime
  readonly session?: { readonly id: string; readonly url: string; readonly endsAt: Date } | null
  readonly paidAt?: Date
  readonly closedAt?: Date
}

/** Changes an order. */
export async function changeOrder(tx: Tx, orderId: string, change: OrderChange): Promise<void> {
  const { status, problem, buyer, termsVersion, acceptedAt, priceCents, vatRegime, session, paidAt, closedAt } = change
  const set = {
    status,
    problem,
    buyer: buyer === undefined ? undefined : JSON.stringify(buyer),
    terms_version: termsVersion,
    accepted_at: acceptedAt,
    price_cents: priceCents,
    btw_regime: vatRegime,
    session_id: session === undefined ? undefined : (session?.id ?? null),
    payment_url: session === undefined ? undefined : (session?.url ?? null),
    session_ends_at: session === undefined ? undefined : (session?.endsAt ?? null),
    paid_at: paidAt,
    closed_at: closedAt,
  }
  const setFields = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
  if (Object.keys(setFields).length > 0)
    await tables(tx).updateTable('orders').set(setFields).where('id', '=', orderId).execute()
}

/** Returns a number for a read at the provider: of two answers about one order, the one requested later counts. */
export async function nextReadTicket(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ ticket: string }>`select nextval('app.provider_read_tickets')::text as ticket`.execute(
    tx,
  )
  return BigInt(rows[0]?.ticket ?? 0)
}

/** Saves the read ticket that an order's state is based on. */
export async function saveReadTicket(tx: Tx, orderId: string, ticket: bigint): Promise<void> {
  await tables(tx).updateTable('orders').set({ read_ticket: ticket.toString() }).where('id', '=', orderId).execute()
}

/** Returns the account's newest plan order that reached the provider; works as the account itself or as the service. */
export function findNewestPlanOrder(tx: Tx, userId: string) {
  return tables(tx)
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'plan')
    .where('session_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns orders whose payment was started with a provider before an instant and that are still open. */
export async function findWaitingOrders(
  tx: Tx,
  by: { provider: string; before: Date; limit: number },
): Promise<string[]> {
  const { provider, before, limit } = by
  const rows = await tables(tx)
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'open')
    .where('session_id', 'is not', null)
    .where('provider', '=', provider)
    .where('accepted_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts the orders of other providers that wait for payment or have a live subscription. */
export async function countOrdersOfOthers(tx: Tx, provider: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from app.orders o where o.provider <> ${provider}
      and ((o.status = 'open' and o.session_id is not null)
        or exists (select 1 from app.subscriptions s where s.order_id = o.id and s.status <> 'ended'))`.execute(tx)
  return rows[0]?.orders ?? 0
}

/** Returns the account's orders with a status, newest first. */
export function findOrdersOf(tx: Tx, userId: string, status: OrderStatus): Promise<OrderRow[]> {
  return tables(tx)
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', status)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
}

/** Expires drafts that were started before an instant and never confirmed; returns how many. */
export async function closeOldDrafts(tx: Tx, before: Date, now: Date): Promise<number> {
  const rows = await tables(tx)
    .updateTable('orders')
    .set({ status: 'expired', closed_at: now })
    .where('status', '=', 'draft')
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  return rows.length
}

/** Returns the invoice recipient that the account gave when it last ordered. */
export async function findBuyer(tx: Tx, userId: string): Promise<InvoiceRecipient | null> {
  const row = await tables(tx)
    .selectFrom('billing_profiles')
    .select('buyer')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.buyer ?? null
}

/** Saves the account's invoice recipient for the next order. */
export async function saveBuyer(tx: Tx, userId: string, buyer: InvoiceRecipient, now: Date): Promise<void> {
  const values = { buyer: JSON.stringify(buyer), updated_at: now }
  await tables(tx)
    .insertInto('billing_profiles')
    .values({ user_id: userId, ...values })
    .onConflict((c) => c.column('user_id').doUpdateSet(values))
    .execute()
}

/** Records an event of the provider; returns false when it was recorded before. */
export async function recordProviderEvent(tx: Tx, eventId: string, orderId: string, now: Date): Promise<boolean> {
  const rows = await tables(tx)
    .insertInto('provider_news')
    .values({ event_id: eventId, order_id: orderId, received_at: now })
    .onConflict((c) => c.doNothing())
    .returning('event_id')
    .execute()
  return rows.length > 0
}
