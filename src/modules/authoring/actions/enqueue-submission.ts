import {
  type BotVersion,
  changeBot,
  countActiveBots,
  cutVersion,
  decideVersion,
  findPendingVersion,
  findVendorProfile,
  type VersionContent,
} from '#modules/catalogue/public.ts'
import { recordAudit } from '#modules/identity/public.ts'
import {
  botLimitReached,
  consumeUseForClient,
  effectivePlan,
  featureUsage,
  keepUseForClient,
  monthOf,
  releaseUse,
} from '#modules/plans/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import type { Failure } from '#platform/http/failure.ts'
import type { CheckResult } from '../contract/checks.ts'
import { canPublishMore } from '../domain/publish-rule.ts'
import { botSubmitted } from '../events.ts'
import { planLimitReached, profileNeeded } from './publishing-failures.ts'

const LIMIT_KEY = 'bot_create'

/** A submission to put into the queue. */
export interface NewSubmission {
  /** The bot's row as read under the lock. */
  readonly bot: { readonly id: string; readonly status: string; readonly approved_version: number | null }
  readonly vendorId: string
  readonly content: VersionContent
  readonly checks: readonly CheckResult[]
  readonly publish: boolean
}

/** The vendor who submits, and whether the submission publishes a bot that was not published yet. */
export interface SubmitIntent {
  readonly vendorId: string
  /** The result of `publishes`. */
  readonly publish: boolean
  /** Whether the bot, while it waits for review, already holds a slot among the published ones. */
  readonly hasReservedPublication: boolean
  /** The version that waits now and would be replaced; null without one. */
  readonly waiting: BotVersion | null
}

/**
 * Returns whether submitting publishes the bot. A live bot keeps the switch of the vendor's list whatever version waits, so submitting it publishes
 * nothing
 * anew (AMB-102).
 */
function publishes(bot: { readonly status: string }, form: { readonly publish: boolean }): boolean {
  return form.publish && bot.status !== 'approved'
}

/** Returns what submitting this draft asks of the plan. */
export function submitIntentOf(
  bot: { readonly status: string; readonly active: boolean },
  vendorId: string,
  form: { readonly publish: boolean },
  waiting: BotVersion | null,
): SubmitIntent {
  return { vendorId, publish: publishes(bot, form), hasReservedPublication: bot.active, waiting }
}

/** Whether this month counted the version that waits already: replacing it is no further submission (AMB-041). */
function isCounted({ waiting }: SubmitIntent, now: Date): boolean {
  return waiting?.publish === true && monthOf(waiting.submittedAt) === monthOf(now)
}

/** Returns why a vendor may not submit now, or null, without counting anything; called first, so that no checks run in vain. */
export async function submitRefusal(tx: Tx, intent: SubmitIntent, now: Date): Promise<Failure | null> {
  const { vendorId, publish } = intent
  if (!(await findVendorProfile(tx, vendorId))) return profileNeeded
  if (!publish) return null
  const isAllowed = isCounted(intent, now) || (await featureUsage(tx, vendorId, LIMIT_KEY, now)).allowed
  return isAllowed ? publishingLimitRefusal(tx, intent, now, 'vendor_bots') : botLimitReached(now)
}

/**
 * Decides whether a vendor may submit, and counts the use when the submission publishes (VEND-18, VEND-19, VEND-30, AMB-108). Runs in the service
 * transaction that creates the version, under the vendor's lock, before anything else is written: a refusal leaves nothing.
 */
export async function consumeSubmit(tx: Tx, intent: SubmitIntent, now: Date): Promise<Failure | null> {
  const { vendorId, publish } = intent
  if (!(await findVendorProfile(tx, vendorId))) return profileNeeded
  if (!publish) return null
  const refusal = await publishingLimitRefusal(tx, intent, now, 'bots')
  if (refusal) return refusal
  if (isCounted(intent, now)) {
    await keepUseForClient(tx, vendorId, LIMIT_KEY, now)
    return null
  }
  return (await consumeUseForClient(tx, vendorId, LIMIT_KEY, now)) ? null : botLimitReached(now)
}

/** Refuses when the plan has no free slot for a published bot; a bot that waits with its switch on holds its slot already (VEND-30, AMB-041). */
async function publishingLimitRefusal(
  tx: Tx,
  { vendorId, hasReservedPublication }: SubmitIntent,
  now: Date,
  source: 'bots' | 'vendor_bots',
): Promise<Failure | null> {
  if (hasReservedPublication) return null
  const { bot_limit: limit } = await effectivePlan(tx, vendorId, now)
  return canPublishMore(await countActiveBots(tx, vendorId, source), limit) ? null : planLimitReached
}

/**
 * Freezes a content as the pending version, replacing an earlier pending one, in a service transaction that holds the bot's lock. A live bot
 * stays as it is, its switch too; a bot that was never live shows the pending content (VEND-04, AMB-102, AMB-104).
 */
export async function enqueueSubmission(tx: Tx, submission: NewSubmission, now: Date): Promise<BotVersion> {
  const { bot, vendorId, content, checks, publish } = submission
  const botId = bot.id
  const isLive = bot.status === 'approved'
  const waiting = await findPendingVersion(tx, botId)
  if (waiting) {
    await withdrawVersion(tx, waiting, now)
    if (!isLive && !publish) await releaseSubmit(tx, waiting)
  }
  const version = await cutVersion(tx, { botId, vendorId, content, checks, publish, now })
  const change = {
    ...(isLive || bot.approved_version !== null ? {} : { content }),
    ...(isLive ? {} : { status: 'pending_review' as const }),
  }
  const switched = isLive ? {} : { active: publish }
  await changeBot(tx, botId, { ...change, ...switched, review_feedback: null }, now)
  const detail = { bot_id: botId, number: version.number, publish }
  const entry = { actorId: vendorId, actor: 'vendor', subjectType: 'bot_version', subjectId: version.id } as const
  await recordAudit(tx, { ...entry, action: 'bot.submitted', detail }, now)
  const { id: version_id, number } = version
  await publishEvent(tx, botSubmitted, { ownerId: vendorId, data: { bot_id: botId, version_id, number }, now })
  return version
}

/** Releases the use of a submission that was turned down or withdrawn: submitting the same bot again is no second bot. */
export async function releaseSubmit(tx: Tx, version: BotVersion): Promise<void> {
  if (version.publish) await releaseUse(tx, version.vendorId, LIMIT_KEY, version.submittedAt)
}

/** Withdraws a pending version from the queue at its vendor's request. */
export async function withdrawVersion(tx: Tx, version: BotVersion, now: Date): Promise<void> {
  const { id: versionId, vendorId, botId, number } = version
  await decideVersion(tx, { versionId, status: 'withdrawn', feedback: null, decidedBy: vendorId, now })
  const entry = { actorId: vendorId, actor: 'vendor', subjectType: 'bot_version', subjectId: versionId } as const
  await recordAudit(tx, { ...entry, action: 'bot.submission_withdrawn', detail: { bot_id: botId, number } }, now)
}
