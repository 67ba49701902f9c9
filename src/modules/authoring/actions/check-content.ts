import type { VersionContent } from '#modules/catalogue/public.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import { staticChecks } from '../checking/static-checks.ts'
import type { CheckResult } from '../contract/checks.ts'
import type { BotForm } from '../form/bot-form.ts'
import { checksFailed } from './publishing-failures.ts'
import { consumeQuestions, releaseQuestions, SUBMISSIONS } from './question-quota.ts'
import { countQuestions, tryDraft } from './try-draft.ts'

/**
 * Runs all checks of a form that reads as `content`, before the transaction that creates its version, because they call endpoints and models.
 * Fails when a hard check fails.
 */
export async function checkContent(
  deps: AuthoringDeps,
  submission: { vendorId: string; botId: string | null; form: BotForm; content: VersionContent; signal: AbortSignal },
): Promise<Outcome<CheckResult[]>> {
  const { vendorId, botId, form, content, signal } = submission
  const written = staticChecks(form)
  if (hasFailed(written)) return fail(checksFailed(written))
  const tried = await tryWithin(deps, SUBMISSIONS, { vendorId, botId, content, signal })
  if (!tried.ok) return tried
  const checks = [...written, ...tried.value]
  return hasFailed(checks) ? fail(checksFailed(checks)) : ok(checks)
}

/** Tries a content out when the vendor's daily quota covers all questions; releases the questions that were not asked after all. */
export async function tryWithin(
  deps: AuthoringDeps,
  rule: RateLimitRule,
  run: { vendorId: string; botId: string | null; content: VersionContent; signal: AbortSignal },
): Promise<Outcome<CheckResult[]>> {
  const { vendorId, content } = run
  const consumedAt = deps.clock.now()
  const count = countQuestions(content)
  const refusal = await consumeQuestions(deps, rule, { vendorId, count })
  if (refusal) return fail(refusal)
  const { checks, asked } = await tryDraft(deps, run)
  if (asked < count) await releaseQuestions(deps, rule, { vendorId, count: count - asked, consumedAt })
  return ok(checks)
}

/** Returns whether a hard check failed. */
export function hasFailed(checks: readonly CheckResult[]): boolean {
  return checks.some((check) => check.hard && check.outcome === 'failed')
}
