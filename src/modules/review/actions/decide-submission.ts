import { announceVersion } from '#modules/activation/public.ts'
import { publishSampleCompany, releaseSubmit } from '#modules/authoring/public.ts'
import {
  type BotVersion,
  contentHashOf,
  decideVersion,
  findVersionById,
  isPublicBot,
  liveContentOf,
  lockBot,
  putLive,
  replaceLiveVersion,
  saveReviewOutcome,
} from '#modules/catalogue/public.ts'
import { findAddress, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import {
  botAfterRefusal,
  FEEDBACK_NEEDED,
  lacksFeedback,
  type ReviewDecision,
  readFeedback,
  VERSION_AFTER,
} from '../domain/review-rules.ts'
import { botApproved, botChangesRequested, botRejected } from '../events.ts'
import { reviewMail } from '../mails/review-mails.ts'
import type { ReviewDeps } from '../review-deps.ts'
import { refuseDecided } from './refuse-decided.ts'

const EVENT_OF = { approve: botApproved, reject: botRejected, request_changes: botChangesRequested } as const

/** An administrator's decision, and the version that it is about. */
export interface DecisionInput {
  readonly adminId: string
  readonly versionId: string
  readonly decision: ReviewDecision
  readonly feedback: string | undefined
}

/** The result of a decision. `isVisible`: whether the marketplace shows the bot now. */
export interface Decided {
  readonly version: BotVersion
  readonly isVisible: boolean
}

/**
 * Decides a submission, once, under the bot's lock: approving puts exactly the frozen content live, turning down leaves the live content
 * alone (AMB-102). The same transaction writes the audit entry, the event and the mail to the vendor (ADMIN-02, ADMIN-03). The endpoint has checked
 * the role.
 */
export function decideSubmission(deps: ReviewDeps, input: DecisionInput): Promise<Outcome<Decided>> {
  const { decision, versionId } = input
  const feedback = readFeedback(input.feedback)
  return asService(deps.db, async (tx) => {
    const found = await findVersionById(tx, versionId)
    if (!found) return fail({ status: 404, code: 'submission_not_found', message: 'Deze inzending bestaat niet.' })
    if (lacksFeedback(decision, feedback))
      return fail({
        status: 422,
        code: 'feedback_needed',
        message: `${FEEDBACK_NEEDED.title}: ${FEEDBACK_NEEDED.text}`,
      })
    await lockBot(tx, found.botId)
    // Read again under the lock: another administrator may have decided, or the vendor may have withdrawn it, in the meantime.
    const waiting = await findVersionById(tx, versionId)
    if (waiting?.status !== 'pending_review') return refuseDecided(tx, waiting ?? found)
    const { isVisible, isUpdate } = await putThrough(deps, tx, waiting, { ...input, feedback })
    await notifyVendor(deps, tx, { version: waiting, isUpdate, isVisible, decision, feedback, adminId: input.adminId })
    return ok({ version: { ...waiting, status: VERSION_AFTER[decision] }, isVisible })
  })
}

type Resolved = Pick<DecisionInput, 'adminId' | 'decision'> & { readonly feedback: string | null }

/** Writes the decision to version and bot. */
async function putThrough(
  { clock }: ReviewDeps,
  tx: Tx,
  version: BotVersion,
  { adminId, decision, feedback }: Resolved,
): Promise<{ isVisible: boolean; isUpdate: boolean }> {
  const now = clock.now()
  const before = await lockBot(tx, version.botId)
  if (!before) throw new Error(`bot ${version.botId} of a version that waits does not exist`)
  const isUpdate = before.approved_version !== null
  // A bot has one approved version at a time, so the previous one is replaced first.
  const replaced = decision === 'approve' ? await replaceLiveVersion(tx, version.botId) : null
  const status = VERSION_AFTER[decision]
  const decided = await decideVersion(tx, { versionId: version.id, status, feedback, decidedBy: adminId, now })
  if (!decided) throw new Error(`version ${version.id} was decided while its bot was locked`)
  if (decision === 'approve') {
    await putLive(tx, decided, now)
    await publishSampleCompany(tx, decided, replaced, now)
    await saveReviewOutcome(tx, version.botId, { review_feedback: null })
  } else {
    await saveReviewOutcome(tx, version.botId, { ...botAfterRefusal(decision, isUpdate), review_feedback: feedback })
    // No use was counted for a bot that was live already.
    if (before.status !== 'approved') await releaseSubmit(tx, version)
  }
  const after = await lockBot(tx, version.botId)
  if (!after) throw new Error(`bot ${version.botId} vanished while it was locked`)
  if (decision === 'approve') expectSame(decided, liveContentOf(after))
  return { isUpdate, isVisible: isPublicBot(after) && after.paused_at === null }
}

/** Throws unless the live content equals the frozen content. A bot's own row holds only the questions of the sample company. */
function expectSame(version: BotVersion, live: BotVersion['content']): void {
  const { sample, ...content } = version.content
  const questions = sample.questions.map(({ question }) => ({ question, keywords: [] }))
  const frozen = { ...content, sample: { company: '', pages: [], questions } }
  if (contentHashOf(version.content) !== version.contentHash || contentHashOf(live) !== contentHashOf(frozen))
    throw new Error(`version ${version.id} is not what would go live`)
}

type Decision = Resolved & { version: BotVersion; isUpdate: boolean; isVisible: boolean }

/** Writes audit entry and event and queues the mails, also to customers whose version changed, in the transaction of the decision. */
async function notifyVendor(deps: ReviewDeps, tx: Tx, outcome: Decision): Promise<void> {
  const { version, decision, adminId } = outcome
  const { botId, number, vendorId } = version
  const now = deps.clock.now()
  const done = VERSION_AFTER[decision]
  await recordAudit(
    tx,
    {
      actorId: adminId,
      actor: 'admin',
      action: `bot.${done}`,
      subjectType: 'bot_version',
      subjectId: version.id,
      detail: { bot_id: botId, number },
    },
    now,
  )
  const data = { bot_id: botId, version_id: version.id, number }
  await publishEvent(tx, EVENT_OF[decision], { ownerId: vendorId, data, now })
  if (decision === 'approve' && outcome.isUpdate) await announceVersion(tx, version.id, now)
  const address = await findAddress(tx, vendorId)
  if (!address) return
  const mail = reviewMail({ ...outcome, title: version.content.title, botId, number }, deps.publicUrl)
  const dedupeKey = `review:${version.id}`
  await enqueueMail(tx, { ...mail, userId: vendorId, kind: 'review', dedupeKey, recipient: address.email, now })
}
