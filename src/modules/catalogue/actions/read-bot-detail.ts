import { type Caller, identityOf } from '#platform/http/caller.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { BotDetail } from '../contract.ts'
import { configCategoryOf } from '../domain/categories.ts'
import { inputFieldsOf } from '../domain/input-fields.ts'
import { isPublicBot } from '../domain/is-public-bot.ts'
import { sampleQuestionsOf } from '../domain/sample-answers.ts'
import { modelExampleOf } from '../domain/version-content.ts'
import { type BotFacts, findBotFacts } from '../store/bot-facts-store.ts'
import { botAnswer, findManagedBot, findVisibleBot } from '../store/bot-store.ts'
import { findProspectiveTrader } from '../store/vendor-profile-store.ts'
import { type BotVersion, findPendingVersion, findVersion } from '../store/version-store.ts'

const NO_FACTS: BotFacts = { maker: null, trader: null, sampleAnswers: [], testedAt: null }

/**
 * Reads one bot for its detail screen: public, accessible to the caller, or as a preview for its vendor and administrators (AMB-105). A preview shows
 * the pending version, or the requested one.
 */
export async function readBotDetail(
  deps: CatalogueDeps,
  caller: Caller,
  { botId, version }: { botId: string; version?: string | undefined },
): Promise<Outcome<BotDetail>> {
  const number = version === undefined ? null : Number(version)
  const found = isUuid(botId) ? await findFor(deps, caller, botId, number) : null
  if (!found) return fail({ status: 404, code: 'bot_not_found', message: 'Bot niet gevonden' })
  const { input_fields, sample_questions, sample_config_id, demo_enabled, approved_version, ...rest } = found.row
  const { paused_at, maintenance_since, needs_model, model_missing, model_example, ...row } = rest
  return ok({
    ...botAnswer(row),
    input_fields: inputFieldsOf(input_fields),
    sample_questions: sampleQuestionsOf(sample_questions),
    sample_answers: [...found.facts.sampleAnswers],
    sample_tested_at: found.facts.testedAt?.toISOString() ?? null,
    maker: found.facts.maker,
    offered_by: found.facts.trader,
    // Content that is live before any review is the first version.
    version: approved_version ?? 1,
    is_paused: paused_at !== null,
    in_maintenance: maintenance_since !== null,
    needs_model,
    model_missing,
    model_example: modelExampleOf(model_example),
    demo_enabled: demo_enabled && !model_missing && sample_config_id !== null && found.visibility === 'public',
    config_category: configCategoryOf(row.category),
    visibility: found.visibility,
  })
}

function findFor({ db }: CatalogueDeps, caller: Caller, botId: string, number: number | null) {
  return db.as(identityOf(caller), async (tx) => {
    const visible = number === null ? await findVisibleBot(tx, botId) : undefined
    if (isPublicBot(visible))
      return { row: visible, facts: await findBotFacts(tx, botId), visibility: 'public' as const }
    const managed = caller.kind === 'member' ? await findManagedBot(tx, botId) : undefined
    if (managed) {
      const version = number === null ? await findPendingVersion(tx, botId) : await findVersion(tx, botId, number)
      if (version === null && number !== null) return null
      const row = version ? rowOfVersion(managed, version) : managed
      const trader = await findProspectiveTrader(tx, managed.vendor_id, row)
      return { row, facts: { ...NO_FACTS, maker: trader?.company ?? null, trader }, visibility: 'preview' as const }
    }
    return visible ? { row: visible, facts: NO_FACTS, visibility: 'held' as const } : null
  })
}

/** Returns a bot's row with the content of a version; prompt and endpoint are left out. */
function rowOfVersion<Row extends object>(row: Row, { content, number }: BotVersion) {
  const { title, description, long_description, category, pricing_model, input_fields } = content
  const { price_cents, monthly_price_cents, monthly_execution_limit, needs_model, model_example } = content
  return {
    ...row,
    ...{ title, description, long_description, category, pricing_model, input_fields },
    ...{ price_cents, monthly_price_cents, monthly_execution_limit, needs_model, model_example },
    sample_questions: content.sample.questions.map((one) => one.question),
    approved_version: number,
  }
}
