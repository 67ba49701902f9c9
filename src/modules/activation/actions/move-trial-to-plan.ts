import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import type { UserBot } from '../contract.ts'
import { lockAccess } from '../store/grant-store.ts'
import { findUserBots } from '../store/user-bot-store.ts'
import { modelMissing, planFull, trialNotFound } from './activation-failures.ts'
import { releasePlanSlot, reservePlanSlot } from './reserve-plan-slot.ts'

/**
 * Reserves a slot on the account's plan for a bot on trial, or releases it with `isOnPlan` false. The trial runs to its end; the bot then runs on the
 * plan without a gap, and nothing is charged for it (AMB-037, AMB-038). Safe to repeat.
 */
export async function moveTrialToPlan(
  { db, clock }: ActivationDeps,
  input: { userId: string; botId: string; isOnPlan: boolean },
): Promise<Outcome<UserBot>> {
  const { userId, botId, isOnPlan } = input
  const now = clock.now()
  return asService(db, async (tx) => {
    await lockAccess(tx, userId)
    const read = () => findUserBots(tx, { userId, botId, active: null }, now)
    const [before] = await read()
    if (!before || before.access_expired || before.access_source !== 'trial') return fail(trialNotFound)
    const place = { userId, botId, now }
    if (isOnPlan) {
      const reserved = await reservePlanSlot(tx, place)
      if (reserved === 'full') return fail(planFull)
      if (reserved === 'model_missing') return fail(modelMissing)
    } else await releasePlanSlot(tx, place)
    const [after] = await read()
    return ok(after ?? before)
  })
}
