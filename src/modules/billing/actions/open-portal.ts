import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { callProvider } from './call-provider.ts'
import { refusals } from './order-failures.ts'

/** Returns the provider's page for managing cards and mandates, where it has one (AMB-143). */
export async function openPortal(deps: BillingDeps, userId: string): Promise<Outcome<{ url: string }>> {
  const address = await asService(deps.db, (tx) => findAddress(tx, userId))
  if (!address) return fail(refusals.portalMissing)
  const asked = await callProvider(deps, () =>
    deps.provider.openPortal({ userId, email: address.email }, `${deps.publicUrl}/billing`),
  )
  if (!asked.ok) return asked
  return asked.value === null ? fail(refusals.portalMissing) : ok({ url: asked.value })
}
