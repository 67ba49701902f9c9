import { canBeRented, isPublicBot, readBot } from '#modules/catalogue/public.ts'
import { effectivePlan } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { type ActivationRefusal, limitMessage, refusalToActivate } from '../domain/activation-rule.ts'
import { addGrant, countPlanBots, findLiveAccess, lockAccess, switchOff, switchOn } from '../store/grant-store.ts'
import { isModelMissing } from '../store/language-model-store.ts'
import { botNotFound, botPaused, modelMissing, notRentable } from './activation-failures.ts'

/** The answer whether an account may switch a bot on now, with its figures. */
interface ActivationAnswer {
  readonly refusal: ActivationRefusal | null
  readonly needsPlanGrant: boolean
  readonly activeCount: number
  readonly limit: number | null
}

/** Returns whether an account may switch a bot on; runs as the account itself, or as the service under the account's lock. */
async function canActivate(tx: Tx, input: { userId: string; botId: string; now: Date }): Promise<ActivationAnswer> {
  const { userId, botId, now } = input
  const bot = await readBot(tx, botId)
  const access = await findLiveAccess(tx, userId, botId, now)
  const activeCount = await countPlanBots(tx, userId, now)
  const allowance = (await effectivePlan(tx, userId, now)).features['bot_activation']
  const limit = allowance?.enabled ? allowance.limit_value : 0
  const refusal = refusalToActivate({
    isPublic: isPublicBot(bot),
    isPaused: bot !== undefined && bot.paused_at !== null,
    isModelMissing: await isModelMissing(tx, userId, botId),
    isRentable: bot !== undefined && canBeRented(bot.pricing_model),
    hasDirectAccess: access.own,
    runsOnPlan: access.plan && access.switchedOn,
    activeCount,
    limit,
  })
  return { refusal, needsPlanGrant: !access.own && !access.plan, activeCount, limit }
}

/** Returns whether an account may switch a bot on, in the shape of `can_activate_bot` (API-38). */
export async function readCanActivate({ db, clock }: ActivationDeps, input: { userId: string; botId: string }) {
  const answer = await db.as({ role: 'member', userId: input.userId }, (tx) =>
    canActivate(tx, { ...input, now: clock.now() }),
  )
  const { refusal, activeCount, limit } = answer
  return { allowed: refusal === null, reason: refusal, active_count: activeCount, limit_value: limit }
}

/** Switches a bot on. The limit is decided under the account's lock, so simultaneous callers never get more slots than the plan has (MYBOTS-07). */
export async function activateBot(
  deps: ActivationDeps,
  input: { userId: string; botId: string },
): Promise<Outcome<boolean>> {
  const { userId, botId } = input
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    await lockAccess(tx, userId)
    const { refusal, needsPlanGrant, limit } = await canActivate(tx, { userId, botId, now })
    if (refusal === 'bot_not_found') return fail(botNotFound)
    if (refusal === 'bot_paused') return fail(botPaused)
    if (refusal === 'model_missing') return fail(modelMissing)
    if (refusal === 'not_rentable') return fail(notRentable)
    if (refusal === 'activation_limit_reached')
      return fail({ status: 409, code: refusal, message: limitMessage(limit ?? 0) })
    if (needsPlanGrant)
      await addGrant(tx, { userId, botId, source: 'plan', startsAt: now, endsAt: null, monthlyLimit: null })
    await switchOn(tx, userId, botId, now)
    return ok(true)
  })
}

/** Switches a bot off; its grants stay (AMB-114). Returns false when the account does not have the bot. */
export async function deactivateBot(deps: ActivationDeps, input: { userId: string; botId: string }): Promise<boolean> {
  return asService(deps.db, async (tx) => {
    await lockAccess(tx, input.userId)
    return switchOff(tx, input.userId, input.botId)
  })
}
