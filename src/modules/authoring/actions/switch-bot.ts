import { countActiveBots, inputFieldsOf, lockBot, setActive } from '#modules/catalogue/public.ts'
import { consumeAuditLimit, findNewestRole, recordAudit } from '#modules/identity/public.ts'
import { effectivePlan } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import { canPublishMore, publishProblem } from '../domain/publish-rule.ts'
import { lockVendor } from '../store/vendor-lock.ts'
import { botNotFound, planLimitReached } from './publishing-failures.ts'

/**
 * Publishes a bot or takes it off (VEND-25): switching on is checked (VEND-26 to VEND-30), switching off never is (AMB-097). The limit is checked
 * under the vendor's lock. Another vendor's bot does not exist for the caller, even for an administrator.
 */
export function switchBot(
  { db, clock }: Pick<AuthoringDeps, 'db' | 'clock'>,
  input: { vendorId: string; botId: string; active: boolean },
): Promise<Outcome<Awaited<ReturnType<typeof setActive>>>> {
  const { vendorId, botId, active } = input
  const now = clock.now()
  return asService(db, async (tx) => {
    await lockVendor(tx, vendorId)
    const role = await findNewestRole(tx, vendorId)
    if (role?.role !== 'vendor' && role?.role !== 'admin') return fail(failures.forbidden)
    const bot = await lockBot(tx, botId)
    if (bot?.vendor_id !== vendorId) return fail(botNotFound)
    if (bot.active === active) return ok(bot)
    if (active) {
      const problem = publishProblem({ ...bot, inputs: inputFieldsOf(bot.input_fields).length })
      if (problem !== null) return fail({ status: 422, code: 'not_ready', message: problem })
      const { bot_limit: limit } = await effectivePlan(tx, vendorId, now)
      if (!canPublishMore(await countActiveBots(tx, vendorId), limit)) return fail(planLimitReached)
    }
    const refusal = await consumeAuditLimit(tx, 'switch-bot', vendorId, now)
    if (refusal) return fail(refusal)
    const action = active ? 'bot.published' : 'bot.unpublished'
    await recordAudit(tx, { actorId: vendorId, actor: 'vendor', action, subjectType: 'bot', subjectId: botId }, now)
    return ok(await setActive(tx, botId, active, now))
  })
}
