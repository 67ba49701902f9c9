import { effectivePlan } from '#modules/plans/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { addGrant, countPlanBots, endPlanGrant, findLiveAccess, lockAccess, syncUserBot } from '../store/grant-store.ts'
import { isModelMissing } from '../store/language-model-store.ts'

/** One bot of one account at an instant. */
export interface PlanSlotRequest {
  readonly userId: string
  readonly botId: string
  readonly now: Date
}

/**
 * Reserves a slot on the account's plan for a bot whose direct access is about to end, so that the bot runs on afterwards; the slot counts from now
 * on (AMB-041). Returns `had` when there was one already, `full` when none is free, `model_missing` when the bot needs a language model and none is
 * connected (AMB-197). Needs the caller's service transaction.
 */
export async function reservePlanSlot(
  tx: Tx,
  { userId, botId, now }: PlanSlotRequest,
): Promise<'new' | 'had' | 'full' | 'model_missing'> {
  await lockAccess(tx, userId)
  const slot = await findPlanSlot(tx, { userId, botId, now })
  if (slot !== 'free') return slot
  await addGrant(tx, { userId, botId, source: 'plan', startsAt: now, endsAt: null, monthlyLimit: null })
  await syncUserBot(tx, userId, botId, now)
  return 'new'
}

/** Whether the account's plan could take a bot, by the rule of `reservePlanSlot`, without taking the slot. */
export async function findPlanSlot(
  tx: Tx,
  { userId, botId, now }: PlanSlotRequest,
): Promise<'free' | 'had' | 'full' | 'model_missing'> {
  const access = await findLiveAccess(tx, userId, botId, now)
  if (access.plan) return 'had'
  if (await isModelMissing(tx, userId, botId)) return 'model_missing'
  const allowance = (await effectivePlan(tx, userId, now)).features['bot_activation']
  const limit = allowance?.enabled ? allowance.limit_value : 0
  return limit !== null && (await countPlanBots(tx, userId, now)) >= limit ? 'full' : 'free'
}

/** Releases such a slot while the account has direct access to the bot. Needs the caller's service transaction. */
export async function releasePlanSlot(tx: Tx, { userId, botId, now }: PlanSlotRequest): Promise<void> {
  await lockAccess(tx, userId)
  if (!(await findLiveAccess(tx, userId, botId, now)).own) return
  await endPlanGrant(tx, userId, botId, now)
  await syncUserBot(tx, userId, botId, now)
}
