import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findOrder, type OrderRow } from '../store/order-store.ts'

/** Tells whether an order was started with the current provider; another provider does not know the order and is never asked. */
export function isFromCurrentProvider(
  { provider }: Pick<BillingDeps, 'provider'>,
  order: Pick<OrderRow, 'provider'>,
): boolean {
  return order.provider === provider.name
}

/** Tells the same of the order behind a subscription. */
export async function isSubscriptionFromCurrentProvider(
  deps: Pick<BillingDeps, 'db' | 'provider'>,
  subscription: { readonly order_id: string },
): Promise<boolean> {
  const order = await asService(deps.db, (tx) => findOrder(tx, subscription.order_id))
  return order !== undefined && isFromCurrentProvider(deps, order)
}
