import { countPlanBots, findLiveAccess, isModelMissing } from '#modules/activation/public.ts'
import { findBotLimit } from '#modules/plans/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Order } from '../contract.ts'
import { slotsLeft } from '../domain/duplicate-rentals.ts'
import type { OrderRow } from '../store/order-store.ts'
import { findLivePlan } from '../store/subscription-store.ts'
import { fitsPlan } from './find-duplicate-rentals.ts'

/**
 * Returns what the account's paid plan already offers for a bot that is ordered by itself: `has` when the plan includes it, `room` when it has a free
 * slot, so that nothing more needs to be paid (AMB-037). Null when there is no such plan, when it is full, or when no plan can include the bot.
 */
export async function findPlanOffer(
  tx: Tx,
  { order, userId, now }: { order: OrderRow; userId: string; now: Date },
): Promise<Order['plan_offer']> {
  if (order.kind === 'plan' || order.bot_id === null) return null
  const plan = await findLivePlan(tx, userId)
  if (plan?.status !== 'active' || plan.plan_code === null || !(await fitsPlan(tx, order.bot_id))) return null
  if (await isModelMissing(tx, userId, order.bot_id)) return null
  const access = await findLiveAccess(tx, userId, order.bot_id, now)
  // A bot that was switched off has released its slot.
  if (access.plan && access.switchedOn) return 'has'
  return slotsLeft(await findBotLimit(tx, plan.plan_code), await countPlanBots(tx, userId, now)) === 0 ? null : 'room'
}
