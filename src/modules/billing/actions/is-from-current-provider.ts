import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findOrder, type OrderRow } from '../store/order-store.ts'

/** Whether an order was begun with the provider that is set up now; another's knows nothing of it and is never asked. */
export function isFromCurrentProvider(
  { provider }: Pick<BillingDeps, 'provider'>,
  order: Pick<OrderRow, 'provider'>,
): boolean {
  return order.provider === provider.name
}

/** The same of the order behind a subscription. */
export async function isSubscriptionFromCurrentProvider(
  deps: Pick<BillingDeps, 'db' | 'provider'>,
  subscription: { readonly order_id: string },
): Promise<boolean> {
  const order = await asService(deps.db, 'the order of a subscription', (tx) => findOrder(tx, subscription.order_id))
  return order !== undefined && isFromCurrentProvider(deps, order)
}
