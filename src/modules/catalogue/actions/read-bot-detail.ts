import { type Caller, identityOf } from '#platform/http/caller.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { BotDetail } from '../contract.ts'
import { configCategoryOf } from '../domain/categories.ts'
import { inputFieldsOf } from '../domain/input-fields.ts'
import { sampleQuestionsOf } from '../domain/sample-answers.ts'
import { type BotFacts, findBotFacts } from '../store/bot-facts-store.ts'
import { botAnswer, findManagedBot, findVisibleBot } from '../store/bot-store.ts'

const NO_FACTS: BotFacts = { maker: null, sampleAnswers: [], testedAt: null }

/** One bot as its detail screen needs it: public, held by the caller, or as a preview for its vendor and administrators (AMB-105). */
export async function readBotDetail(deps: CatalogueDeps, caller: Caller, botId: string): Promise<Outcome<BotDetail>> {
  const found = isUuid(botId) ? await findFor(deps, caller, botId) : null
  if (!found) return fail({ status: 404, code: 'bot_not_found', message: 'Bot niet gevonden' })
  const { input_fields, sample_questions, sample_config_id, demo_enabled, approved_version, ...row } = found.row
  return ok({
    ...botAnswer(row),
    input_fields: inputFieldsOf(input_fields),
    sample_questions: sampleQuestionsOf(sample_questions),
    sample_answers: [...found.facts.sampleAnswers],
    sample_tested_at: found.facts.testedAt?.toISOString() ?? null,
    maker: found.facts.maker,
    // What is live before any review is the first version.
    version: approved_version ?? 1,
    demo_enabled: demo_enabled && sample_config_id !== null && found.visibility === 'public',
    config_category: configCategoryOf(row.category),
    visibility: found.visibility,
  })
}

function findFor({ db }: CatalogueDeps, caller: Caller, botId: string) {
  return db.as(identityOf(caller), async (tx) => {
    const visible = await findVisibleBot(tx, botId)
    if (visible?.active && visible.status === 'approved')
      return { row: visible, facts: await findBotFacts(tx, botId), visibility: 'public' as const }
    const managed = caller.kind === 'member' ? await findManagedBot(tx, botId) : undefined
    if (managed) return { row: managed, facts: NO_FACTS, visibility: 'preview' as const }
    return visible ? { row: visible, facts: NO_FACTS, visibility: 'held' as const } : null
  })
}
