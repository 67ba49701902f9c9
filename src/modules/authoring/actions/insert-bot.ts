import { findBotOfVendor, lockBot, type VersionContent, vendorBotOf } from '#modules/catalogue/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, failures, invalidInput, type Outcome, ok } from '#platform/http/failure.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import type { VendorBot } from '../contract/bot-rows.ts'
import type { CheckResult } from '../contract/checks.ts'
import type { BotForm } from '../form/bot-form.ts'
import { readBotPayload } from '../form/bot-payload.ts'
import { readSubmission } from '../form/submission.ts'
import { lockVendor } from '../store/vendor-lock.ts'
import { checkContent } from './check-content.ts'
import { consumeSubmit, enqueueSubmission, submitRefusal } from './enqueue-submission.ts'
import { notReady } from './publishing-failures.ts'
import { addDraftedBot, saveBotDraft } from './save-bot-draft.ts'

interface Request {
  readonly vendorId: string
  readonly row: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
}

/**
 * Creates a bot of the caller's own from a row: a draft, or with status `pending_review` a submission with all its checks. A
 * submission that is refused leaves no bot (API-14).
 */
export async function insertBot(
  deps: AuthoringDeps,
  { vendorId, row, signal }: Request,
): Promise<Outcome<VendorBot[]>> {
  const payload = readBotPayload(row, vendorId)
  if ('kind' in payload)
    return payload.kind === 'wrong'
      ? fail(invalidInput(payload.details))
      : fail({
          ...failures.forbidden,
          code: 'column_not_writable',
          message: `Dit bepaalt Syvo zelf: ${payload.columns.join(', ')}.`,
        })
  const made =
    payload.status === 'draft'
      ? await addDraft(deps, vendorId, payload.form)
      : await addSubmitted(deps, { vendorId, form: payload.form, signal })
  return made.ok ? ok(await readRow(deps, vendorId, made.value)) : made
}

async function addDraft(deps: AuthoringDeps, vendorId: string, form: BotForm): Promise<Outcome<string>> {
  const saved = await saveBotDraft(deps, { vendorId, botId: null, newBotId: null, revision: 0, form })
  return saved.ok ? ok(saved.value.bot_id) : saved
}

async function addSubmitted(
  deps: AuthoringDeps,
  { vendorId, form, signal }: { vendorId: string; form: BotForm; signal: AbortSignal },
): Promise<Outcome<string>> {
  const read = readSubmission(form)
  if (!read.ok) return fail(notReady(read.problems))
  const { content } = read
  const { publish } = form
  const refusal = await deps.db.as({ role: 'member', userId: vendorId }, (tx) =>
    submitRefusal(tx, { vendorId, publish, hasReservedPublication: false, waiting: null }, deps.clock.now()),
  )
  if (refusal) return fail(refusal)
  const checked = await checkContent(deps, { vendorId, botId: null, form, content, signal })
  return checked.ok ? addWaiting(deps, { vendorId, form, content, checks: checked.value }) : checked
}

function addWaiting(
  deps: AuthoringDeps,
  made: { vendorId: string; form: BotForm; content: VersionContent; checks: readonly CheckResult[] },
): Promise<Outcome<string>> {
  const { vendorId, form, content, checks } = made
  const { publish } = form
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    await lockVendor(tx, vendorId)
    const refusal = await consumeSubmit(tx, { vendorId, publish, hasReservedPublication: false, waiting: null }, now)
    if (refusal) return fail(refusal)
    const { botId } = await addDraftedBot(tx, { vendorId, form, newBotId: null }, now)
    const bot = await lockBot(tx, botId)
    if (!bot) throw new Error('A bot that was just made is gone.')
    await enqueueSubmission(tx, { bot, vendorId, content, checks, publish }, now)
    return ok(botId)
  })
}

function readRow(deps: AuthoringDeps, vendorId: string, botId: string): Promise<VendorBot[]> {
  return deps.db.as({ role: 'member', userId: vendorId }, async (tx) => {
    const bot = await findBotOfVendor(tx, vendorId, botId)
    return bot ? [vendorBotOf(bot)] : []
  })
}
