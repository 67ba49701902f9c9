import { findBotOfVendor, findPendingVersion } from '#modules/catalogue/public.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import { staticChecks } from '../checking/static-checks.ts'
import type { CheckResult } from '../contract/checks.ts'
import { readSubmission } from '../form/submission.ts'
import { findDraft } from '../store/draft-store.ts'
import { accountChecks } from './account-checks.ts'
import { hasFailed, tryWithin } from './check-content.ts'
import { submitIntentOf } from './enqueue-submission.ts'
import { botNotFound } from './publishing-failures.ts'
import { TESTS } from './question-quota.ts'
import { notTried } from './try-draft.ts'

/**
 * Runs the checks on a saved draft of the caller's own, in the way submitting does, the account checks first. A check that cannot run yet is skipped.
 */
export async function checkDraft(
  deps: AuthoringDeps,
  { vendorId, botId, signal }: { vendorId: string; botId: string; signal: AbortSignal },
): Promise<Outcome<CheckResult[]>> {
  const found = await deps.db.as({ role: 'member', userId: vendorId }, async (tx) => {
    const bot = await findBotOfVendor(tx, vendorId, botId)
    const draft = bot && (await findDraft(tx, botId))
    if (!draft) return null
    const intent = submitIntentOf(bot, vendorId, draft.form, await findPendingVersion(tx, botId))
    return { draft, account: await accountChecks(tx, intent, deps.clock.now()) }
  })
  if (!found) return fail(botNotFound)
  const { draft, account } = found
  const written = staticChecks(draft.form)
  const read = readSubmission(draft.form)
  if (!read.ok || hasFailed(written)) return ok([...account, ...written, ...notTried('form')])
  const tried = await tryWithin(deps, TESTS, { vendorId, botId, content: read.content, signal })
  return tried.ok ? ok([...account, ...written, ...tried.value]) : tried
}
