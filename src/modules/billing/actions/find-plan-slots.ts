import { findLiveAccess, isModelMissing } from '#modules/activation/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { Billing } from '../contract.ts'
import { findOrder } from '../store/order-store.ts'
import { isBotBought } from '../store/payment-store.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'
import { fitsPlan } from './find-duplicate-rentals.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'
import { isRenewed } from './release-reserved-slot.ts'

/** Returns the account's live rentals that could run on its plan, and those whose slot on it is already reserved (AMB-037). */
export async function findPlanSlots(
  deps: Pick<BillingDeps, 'clock' | 'provider'>,
  tx: Tx,
  { userId, subscriptions }: { userId: string; subscriptions: readonly SubscriptionRow[] },
): Promise<Billing['plan_places']> {
  const hasPlan = subscriptions.some(({ kind, status }) => kind === 'plan' && status === 'active')
  const places: Billing['plan_places'] = []
  for (const row of subscriptions) {
    const { id, bot_id: botId } = row
    if (row.kind !== 'rental' || botId === null) continue
    const isReserved = (await findLiveAccess(tx, userId, botId, deps.clock.now())).plan && !isRenewed(row)
    if (isReserved) places.push({ subscription_id: id, stands: 'kept' })
    else if (hasPlan && (await canMove(deps, tx, { userId, botId, row })))
      places.push({ subscription_id: id, stands: 'fits' })
  }
  return places
}

async function canMove(
  deps: Pick<BillingDeps, 'provider'>,
  tx: Tx,
  { userId, botId, row }: { userId: string; botId: string; row: SubscriptionRow },
): Promise<boolean> {
  const order = await findOrder(tx, row.order_id)
  if (!order || !isFromCurrentProvider(deps, order) || !(await fitsPlan(tx, botId))) return false
  if (await isModelMissing(tx, userId, botId)) return false
  return !(await isBotBought(tx, userId, botId))
}
