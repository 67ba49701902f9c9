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
import { planLimitReached, profileNeeded } from './publishing-failures.ts'

/** Tells that a version waits for review; the payload is `{ bot_id, version_id, number, vendor_id }`. */
const BOT_SUBMITTED = 'bot.submitted'

const LIMIT_KEY = 'bot_create'

/** What goes into the queue. */
export interface NewSubmission {
  /** As its row stands under the lock. */
  readonly bot: { readonly id: string; readonly status: string; readonly approved_version: number | null }
  readonly vendorId: string
  readonly content: VersionContent
  readonly checks: readonly CheckResult[]
  readonly publish: boolean
}

/** Who submits, and whether that publishes what was not published yet. */
export interface SubmitIntent {
  readonly vendorId: string
  /** As `publishes` tells it. */
  readonly publish: boolean
  /** Whether the bot has its place among the published already, waiting for review. */
  readonly hasReservedPublication: boolean
  /** The version that waits now and would be replaced; null without one. */
  readonly waiting: BotVersion | null
}

/**
 * Whether submitting publishes: a bot that is live keeps the switch of the vendor's list whatever waits beside it, so of it nothing is published
 * anew (AMB-102).
 */
function publishes(bot: { readonly status: string }, form: { readonly publish: boolean }): boolean {
  return form.publish && bot.status !== 'approved'
}

/** What submitting this draft asks of the plan. */
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

/** Whether a vendor may submit now, without counting anything; asked first, so that nothing is tried out in vain. */
export async function submitRefusal(tx: Tx, intent: SubmitIntent, now: Date): Promise<Failure | null> {
  const { vendorId, publish } = intent
  if (!(await findVendorProfile(tx, vendorId))) return profileNeeded
  if (!publish) return null
  const isAllowed = isCounted(intent, now) || (await featureUsage(tx, vendorId, LIMIT_KEY, now)).allowed
  return isAllowed ? publishingLimitRefusal(tx, intent, now, 'vendor_bots') : botLimitReached(now)
}

/**
 * Decides whether a vendor may submit, and counts the use when it publishes (VEND-18, VEND-19, VEND-30, AMB-108). In the service transaction
 * that cuts the version, under the vendor's lock, before it writes anything else: a refusal leaves nothing.
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

/** Among the published there is place for as many bots as the plan says; one that waits with its switch on has its place (VEND-30, AMB-041). */
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
 * Freezes a content as the version that waits, in place of one that waited, in a service transaction that holds the bot's lock. A bot that is
 * live stays as it is, its switch too; one that never was shows what waits (VEND-04, AMB-102, AMB-104).
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
  await publishEvent(tx, BOT_SUBMITTED, { bot_id: botId, version_id, number, vendor_id: vendorId }, now)
  return version
}

/** Gives back the use of a submission that was turned down or withdrawn: sending the same bot in again is no second bot. */
export async function releaseSubmit(tx: Tx, version: BotVersion): Promise<void> {
  if (version.publish) await releaseUse(tx, version.vendorId, LIMIT_KEY, version.submittedAt)
}

/** Takes a waiting version out of the queue, by its vendor's own wish. */
export async function withdrawVersion(tx: Tx, version: BotVersion, now: Date): Promise<void> {
  const { id: versionId, vendorId, botId, number } = version
  await decideVersion(tx, { versionId, status: 'withdrawn', feedback: null, decidedBy: vendorId, now })
  const entry = { actorId: vendorId, actor: 'vendor', subjectType: 'bot_version', subjectId: versionId } as const
  await recordAudit(tx, { ...entry, action: 'bot.submission_withdrawn', detail: { bot_id: botId, number } }, now)
}
