import { asService } from '#platform/database/as-service.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { findSeed, saveSeed } from '../store/seed-store.ts'

/**
 * Notes that the account of a mail address is about to be made by the product itself. An address that somebody signed up with before is
 * never noted, so that demo rights cannot land on a stranger's account.
 */
export function recordDemoAccount(deps: ActivationDeps, email: string): Promise<void> {
  return asService(deps.db, 'the product notes what it makes', (tx) =>
    saveSeed(tx, `account:${email}`, 'made-by-syvo', deps.clock.now()),
  )
}

/** Whether the product itself made, or began to make, the account of a mail address. */
export function isSeededDemoAccount(deps: ActivationDeps, email: string): Promise<boolean> {
  return asService(
    deps.db,
    'the product reads what it made',
    async (tx) => (await findSeed(tx, `account:${email}`)) !== null,
  )
}
