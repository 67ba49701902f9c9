import { asService } from '#platform/database/as-service.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { findSeed, saveSeed } from '../store/seed-store.ts'

/**
 * Records that the product itself is about to create the account of a mail address. An address that a user signed up with before is never recorded,
 * so that demo rights cannot end up on a real user's account.
 */
export function recordDemoAccount(deps: ActivationDeps, email: string): Promise<void> {
  return asService(deps.db, (tx) => saveSeed(tx, `account:${email}`, 'made-by-syvo', deps.clock.now()))
}

/** Returns whether the product itself created, or started to create, the account of a mail address. */
export function isSeededDemoAccount(deps: ActivationDeps, email: string): Promise<boolean> {
  return asService(deps.db, async (tx) => (await findSeed(tx, `account:${email}`)) !== null)
}
