import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import type { UserBotVersions } from '../contract.ts'
import { findActivation } from '../store/pinned-version-store.ts'
import { activationNotFound } from './activation-failures.ts'
import { findUserBotVersions } from './find-user-bot-versions.ts'

/** Returns the approved versions of a bot that the caller has, with what changed for them and their choices. */
export function readUserBotVersions(
  { db, clock }: ActivationDeps,
  { userId, botId }: { userId: string; botId: string },
): Promise<Outcome<UserBotVersions>> {
  return asService(db, async (tx) => {
    const activation = await findActivation(tx, userId, botId, clock.now())
    return activation ? ok(await findUserBotVersions(tx, activation)) : fail(activationNotFound)
  })
}
