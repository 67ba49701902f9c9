import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'

/**
 * Sends an account's current e-mail address to the payment provider; safe to repeat, and does nothing for an account that is gone. Throws
 * `ProviderError`.
 */
export async function syncCustomerEmail(deps: BillingDeps, userId: string): Promise<void> {
  const address = await asService(deps.db, (tx) => findAddress(tx, userId))
  if (address) await deps.provider.changeCustomer({ userId, email: address.email })
}
