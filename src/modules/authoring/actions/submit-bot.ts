import {
  type BotVersion,
  contentHashOf,
  findBotOfVendor,
  findPendingVersion,
  lockBot,
  type VendorBotRow,
  type VersionContent,
} from '#modules/catalogue/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Failure, fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import type { CheckResult } from '../contract/checks.ts'
import type { BotForm } from '../form/bot-form.ts'
import { readSubmission } from '../form/submission.ts'
import { findDraft } from '../store/draft-store.ts'
import { lockVendor } from '../store/vendor-lock.ts'
import { checkContent } from './check-content.ts'
import { consumeSubmit, enqueueSubmission, submitIntentOf, submitRefusal } from './enqueue-submission.ts'
import { liveVersionOf } from './live-version.ts'
import { botNotFound, draftConflict, notReady, unchanged } from './publishing-failures.ts'

type Submitted = { bot_id: string; number: number; status: 'pending_review'; checks: CheckResult[] }

interface Request {
  readonly vendorId: string
  readonly botId: string
  readonly revision: number
  readonly signal: AbortSignal
}

/**
 * Submits the saved draft of the stated revision: reads it strictly, tries it out, and freezes it as the version that waits for review. The
 * conditions that were checked before the tryout are checked again under the bot's lock (AMB-102, AMB-108).
 */
export async function submitBot(deps: AuthoringDeps, request: Request): Promise<Outcome<Submitted>> {
  const { vendorId, botId, revision, signal } = request
  const opened = await openDraft(deps, request)
  if (!opened.ok) return opened
  const { form, content } = opened.value
  const checked = await checkContent(deps, { vendorId, botId, form, content, signal })
  if (!checked.ok) return checked
  const checks = checked.value
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    await lockVendor(tx, vendorId)
    const bot = await lockBot(tx, botId)
    if (bot?.vendor_id !== vendorId) return fail(botNotFound)
    const draft = await findDraft(tx, botId)
    if (draft?.revision !== revision) return fail(draftConflict(draft))
    const refusal =
      (await sameRefusal(tx, bot, { content, publish: form.publish })) ??
      (await consumeSubmit(tx, submitIntentOf(bot, vendorId, form, await findPendingVersion(tx, botId)), now))
    if (refusal) return fail(refusal)
    const publish = bot.status === 'approved' ? bot.active : form.publish
    const version = await enqueueSubmission(tx, { bot, vendorId, content, checks, publish }, now)
    return ok(submittedAs(version, checks))
  })
}

/** Returns the answer of the endpoint about a version that is pending now. */
function submittedAs(version: BotVersion, checks: CheckResult[]): Submitted {
  return { bot_id: version.botId, number: version.number, status: 'pending_review', checks }
}

function openDraft(
  deps: AuthoringDeps,
  { vendorId, botId, revision }: Request,
): Promise<Outcome<{ form: BotForm; content: VersionContent }>> {
  const now = deps.clock.now()
  return deps.db.as({ role: 'member', userId: vendorId }, async (tx) => {
    const bot = await findBotOfVendor(tx, vendorId, botId)
    if (!bot) return fail(botNotFound)
    const draft = await findDraft(tx, botId)
    if (draft?.revision !== revision) return fail(draftConflict(draft))
    const { form } = draft
    const read = readSubmission(form)
    if (!read.ok) return fail(notReady(read.problems))
    const refusal =
      (await sameRefusal(tx, bot, { content: read.content, publish: form.publish })) ??
      (await submitRefusal(tx, submitIntentOf(bot, vendorId, form, await findPendingVersion(tx, botId)), now))
    return refusal ? fail(refusal) : ok({ form, content: read.content })
  })
}

/**
 * Refuses a content that changes nothing. The live version is compared by content alone, because its switch is in the list; the pending one with its
 * switch.
 */
async function sameRefusal(
  tx: Tx,
  bot: VendorBotRow,
  { content, publish }: { content: VersionContent; publish: boolean },
): Promise<Failure | null> {
  const hash = contentHashOf(content)
  const waiting = await findPendingVersion(tx, bot.id)
  const switched = bot.status !== 'approved' && waiting?.publish !== publish
  if (waiting) return waiting.contentHash === hash && !switched ? unchanged : null
  const live = await liveVersionOf(tx, bot)
  return live && contentHashOf(live.content) === hash ? unchanged : null
}
