import { countPlanBots } from '#modules/activation/public.ts'
import { canBeRented, isPublicBot, readBot } from '#modules/catalogue/public.ts'
import { findBotLimit } from '#modules/plans/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { duplicateRentals, slotsLeft } from '../domain/duplicate-rentals.ts'
import { findOrder, type OrderRow } from '../store/order-store.ts'
import { findLiveSubscriptions, type SubscriptionRow } from '../store/subscription-store.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'

/** Tells whether a bot fits on a plan: it is on the marketplace and may be rented (AMB-035). */
export async function fitsPlan(tx: Tx, botId: string): Promise<boolean> {
  const bot = await readBot(tx, botId)
  return isPublicBot(bot) && canBeRented(bot.pricing_model)
}

/**
 * Returns the account's rentals that an order would pay for twice, the most expensive first, and how many of them fit on the ordered plan; null means
 * all.
 */
export async function findDuplicateRentals(
  deps: Pick<BillingDeps, 'provider' | 'clock'>,
  tx: Tx,
  { order, userId }: { order: OrderRow; userId: string },
): Promise<{ rentals: readonly SubscriptionRow[]; room: number | null }> {
  if (order.kind === 'rental') return { rentals: [], room: null }
  const running = []
  for (const row of await findLiveSubscriptions(tx, userId)) {
    const order = row.kind === 'rental' ? await findOrder(tx, row.order_id) : undefined
    // A rental of another provider cannot be ended here.
    if (!order || !isFromCurrentProvider(deps, order)) continue
    const fits = row.bot_id !== null && (await fitsPlan(tx, row.bot_id))
    running.push({ id: row.id, botId: row.bot_id, isRenewed: row.status !== 'cancelled', fitsPlan: fits, row })
  }
  const doubled = duplicateRentals({ kind: order.kind, botId: order.bot_id }, running).map(({ row }) => row)
  const rentals = doubled.toSorted((one, other) => other.price_cents - one.price_cents)
  if (order.plan_code === null) return { rentals, room: null }
  const limit = await findBotLimit(tx, order.plan_code)
  return { rentals, room: slotsLeft(limit, await countPlanBots(tx, userId, deps.clock.now())) }
}
