import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import type { OwnVersions } from '../contract.ts'
import { findActivation } from '../store/held-version-store.ts'
import { ownVersionsOf } from './own-versions.ts'
import { activationNotFound } from './refusals.ts'

/** The approved versions of a bot that the caller has, with what changed for him and what he may choose. */
export function readOwnVersions(
  { db, clock }: ActivationDeps,
  { userId, botId }: { userId: string; botId: string },
): Promise<Outcome<OwnVersions>> {
  return asService(db, 'a renter reads what changed, not how the bot works', async (tx) => {
    const activation = await findActivation(tx, userId, botId, clock.now())
    return activation ? ok(await ownVersionsOf(tx, activation)) : fail(activationNotFound)
  })
}
