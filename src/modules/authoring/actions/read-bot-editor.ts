import { type BotVersion, contentHashOf, findBotOfVendor, findVersions } from '#modules/catalogue/public.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import type { readBotEditor as readBotEditorOperation } from '../contract/editor.ts'
import { type BotForm, EMPTY_BOT_FORM, formOfContent } from '../form/bot-form.ts'
import { readSubmission } from '../form/submission.ts'
import { findDraft } from '../store/draft-store.ts'
import { liveVersionOf } from './live-version.ts'
import { botNotFound } from './publishing-failures.ts'

type BotEditor = OperationOutput<typeof readBotEditorOperation>

/**
 * Reads a bot of the caller's own for its editor: the draft, or without one the pending or else the live content, with the pending version and the
 * reviewer's feedback.
 */
export function readBotEditor(
  { db }: Pick<AuthoringDeps, 'db'>,
  { vendorId, botId }: { vendorId: string; botId: string },
): Promise<Outcome<BotEditor>> {
  return db.as({ role: 'member', userId: vendorId }, async (tx) => {
    const bot = await findBotOfVendor(tx, vendorId, botId)
    if (!bot) return fail(botNotFound)
    const draft = await findDraft(tx, botId)
    const versions = await findVersions(tx, botId)
    const live = await liveVersionOf(tx, bot)
    const pending = versions.find((version) => version.status === 'pending_review')
    const current = pending?.content ?? live?.content
    const form = draft?.form ?? (current ? formOfContent(current, bot.active) : EMPTY_BOT_FORM)
    return ok({
      bot_id: botId,
      form,
      revision: draft?.revision ?? 0,
      saved_at: draft?.savedAt.toISOString() ?? null,
      status: bot.status,
      active: bot.active,
      is_paused: bot.paused_at !== null,
      live_version: live?.number ?? null,
      pending: pending ? { number: pending.number, submitted_at: pending.submittedAt.toISOString() } : null,
      feedback: feedbackOf(versions[0]),
      endpoint_secret: bot.endpoint_secret,
      changed: draft !== null && !says(form, current ? contentHashOf(current) : null),
    })
  })
}

/** Returns the feedback on the newest version; a newer submission or its withdrawal replaces it (AMB-104). */
function feedbackOf(newest: BotVersion | undefined): BotEditor['feedback'] {
  if (newest?.status !== 'rejected' && newest?.status !== 'changes_requested') return null
  const { number, status, feedback, decidedAt, submittedAt } = newest
  return { number, outcome: status, text: feedback ?? '', decided_at: (decidedAt ?? submittedAt).toISOString() }
}

function says(form: BotForm, hash: string | null): boolean {
  const read = readSubmission(form)
  return read.ok && contentHashOf(read.content) === hash
}
