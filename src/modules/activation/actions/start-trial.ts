import { EXECUTION_LIMIT_DEFAULT, readBot } from '#modules/catalogue/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import type { UserBot } from '../contract.ts'
import { TRIAL_MAIL_JOB, trialEndOf, trialMailsOf } from '../domain/trial.ts'
import { findUserBots } from '../store/user-bot-store.ts'
import { trialUsed } from './activation-failures.ts'
import { findTrialRefusal } from './find-trial-refusal.ts'
import { grantAccess } from './grant-access.ts'

/** Starts an account's one free trial of a bot: 30 days with the bot's own monthly limit, without a payment method (AMB-038). */
export async function startTrial(
  deps: ActivationDeps,
  input: { userId: string; botId: string },
): Promise<Outcome<UserBot>> {
  const { userId, botId } = input
  const now = deps.clock.now()
  const { bot, refusal } = await deps.db.as({ role: 'member', userId }, async (tx) => ({
    bot: await readBot(tx, botId),
    refusal: await findTrialRefusal(tx, input, now),
  }))
  if (refusal) return fail(refusal)
  const grant = {
    userId,
    botId,
    source: 'trial' as const,
    startsAt: now,
    endsAt: trialEndOf(now),
    monthlyLimit: bot?.monthly_execution_limit ?? EXECUTION_LIMIT_DEFAULT,
  }
  const started = await asService(deps.db, async (tx) => {
    const isNew = await grantAccess(tx, grant)
    if (isNew)
      for (const { day, at } of trialMailsOf(now))
        await enqueueJob(tx, { name: TRIAL_MAIL_JOB, payload: { user_id: userId, bot_id: botId, day }, runAt: at, now })
    return isNew
  })
  if (!started) return fail(trialUsed)
  const [row] = await deps.db.as({ role: 'member', userId }, (tx) =>
    findUserBots(tx, { userId, botId, active: null }, now),
  )
  if (!row) throw new Error('A trial was started and its row is not there.')
  return ok(row)
}
