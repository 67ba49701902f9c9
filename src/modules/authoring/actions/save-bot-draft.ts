import { isDeepStrictEqual } from 'node:util'
import { addBot, changeBot, lockBot } from '#modules/catalogue/public.ts'
import { consumeAuditLimit, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import type { BotForm } from '../form/bot-form.ts'
import { readableContent } from '../form/readable-content.ts'
import { titleProblem } from '../form/submission.ts'
import { type BotDraft, countUnsubmitted, findDraft, saveDraft } from '../store/draft-store.ts'
import { lockVendor } from '../store/vendor-lock.ts'
import { botNotFound, draftConflict, draftLimit, tooManySaves } from './publishing-failures.ts'

/** Drafts are large and free, so their number is limited. */
const DRAFTS_MAX = 100
/** More saves than an hour of typing without a pause makes, at one per 800 ms. */
const SAVES: RateLimitRule = { name: 'save-draft', windowSeconds: 3600, max: 5000 }

/** A draft as its editor saves it; without a bot it is the first save of a new one. */
export interface DraftToSave {
  readonly vendorId: string
  readonly botId: string | null
  /** The id that a new bot's editor chose for it. */
  readonly newBotId: string | null
  readonly revision: number
  readonly form: BotForm
}

/** Saves what a vendor typed, valid or not, and creates the bot on the first save (VEND-03, AMB-111). */
export async function saveBotDraft(
  deps: AuthoringDeps,
  input: DraftToSave,
): Promise<Outcome<{ bot_id: string; revision: number; saved_at: string }>> {
  const problem = titleProblem(input.form)
  if (problem !== null) return fail({ status: 422, code: 'title_too_short', message: problem })
  const now = deps.clock.now()
  const { botId, newBotId, vendorId } = input
  const saved = await asService(deps.db, async (tx) => {
    if (botId !== null) return storeDraft(tx, { ...input, botId }, now)
    // The lock makes two simultaneous first saves create one bot, and keeps simultaneous saves within the limit.
    await lockVendor(tx, vendorId)
    if (newBotId !== null && (await lockBot(tx, newBotId)))
      return retryFirstSave(tx, { ...input, botId: newBotId }, now)
    if ((await countUnsubmitted(tx, vendorId)) >= DRAFTS_MAX) return fail(draftLimit(DRAFTS_MAX))
    const refusal = await consumeAuditLimit(tx, 'new-bot', vendorId, now)
    if (refusal) return fail(refusal)
    return ok(await addDraftedBot(tx, input, now))
  })
  if (!saved.ok) return saved
  const { revision, savedAt } = saved.value
  return ok({ bot_id: saved.value.botId, revision, saved_at: savedAt.toISOString() })
}

/** Creates a bot with its first draft, in the caller's service transaction. */
export async function addDraftedBot(
  tx: Tx,
  { vendorId, form, newBotId }: Pick<DraftToSave, 'vendorId' | 'form' | 'newBotId'>,
  now: Date,
): Promise<BotDraft> {
  const botId = newBotId ?? newId<'bot'>(now.getTime())
  await addBot(tx, { id: botId, vendorId, content: readableContent(form), now })
  const draft = await saveDraft(tx, { botId, vendorId, form, revision: 0, now })
  if (!draft) throw new Error('A bot that was just made had a draft.')
  await recordAudit(
    tx,
    { actorId: vendorId, actor: 'vendor', action: 'bot.created', subjectType: 'bot', subjectId: botId },
    now,
  )
  return draft
}

/** Handles a repeated first save whose answer was lost: answers the draft that it created; a form that changed since is saved like any other. */
async function retryFirstSave(tx: Tx, input: DraftToSave & { botId: string }, now: Date): Promise<Outcome<BotDraft>> {
  const made = input.revision === 0 ? await findVendorDraft(tx, input) : null
  return made && isDeepStrictEqual(made.form, input.form) ? ok(made) : storeDraft(tx, input, now)
}

async function findVendorDraft(
  tx: Tx,
  { vendorId, botId }: { vendorId: string; botId: string },
): Promise<BotDraft | null> {
  const bot = await lockBot(tx, botId)
  return bot?.vendor_id === vendorId ? findDraft(tx, botId) : null
}

async function storeDraft(
  tx: Tx,
  { vendorId, botId, revision, form }: DraftToSave & { botId: string },
  now: Date,
): Promise<Outcome<BotDraft>> {
  const bot = await lockBot(tx, botId)
  if (bot?.vendor_id !== vendorId) return fail(botNotFound)
  if (!(await consumeRateLimit(tx, SAVES, vendorId, now))) return fail(tooManySaves)
  const draft = await saveDraft(tx, { botId, vendorId, form, revision, now })
  if (!draft) return fail(draftConflict(await findDraft(tx, botId)))
  // While a version is pending, the columns show it; once a version was approved, they hold what customers run.
  const isNeverApproved = bot.approved_version === null && (bot.status === 'draft' || bot.status === 'rejected')
  if (isNeverApproved) await changeBot(tx, botId, { content: readableContent(form), active: false }, now)
  return ok(draft)
}
