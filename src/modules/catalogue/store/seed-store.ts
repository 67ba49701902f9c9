import { createHash } from 'node:crypto'
import type { Tx } from '#platform/database/database.ts'
import type { BotContent, SmokeTestContent } from '../domain/bot-content.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/**
 * Seeds the product's own bots: approved, published, owned by `vendorId` when they are new. Content of a bot that went through
 * review since then is left alone, and so are its switch, its owner and its sales (invariant: approved means frozen).
 */
export async function seedBots(tx: Tx, bots: readonly BotContent[], vendorId: string, now: Date): Promise<void> {
  for (const bot of bots) {
    const content = {
      title: bot.title,
      description: bot.description,
      long_description: bot.longDescription,
      category: bot.category,
      pricing_model: bot.pricingModel,
      price_cents: bot.priceCents,
      monthly_price_cents: bot.monthlyPriceCents,
      featured: bot.featured,
      prompt_template: bot.promptTemplate,
      input_fields: JSON.stringify(bot.inputFields),
      monthly_execution_limit: bot.monthlyExecutionLimit,
      sample_questions: JSON.stringify(bot.sampleQuestions),
      needs_model: bot.modelExample !== null,
      model_example: bot.modelExample && JSON.stringify(bot.modelExample),
      updated_at: now,
    }
    const fresh = {
      id: bot.id,
      vendor_id: vendorId,
      total_sales: bot.totalSales,
      active: true,
      status: 'approved' as const,
      created_at: bornAt(bot.id),
    }
    await tables(tx)
      .insertInto('bots')
      .values({ ...content, ...fresh })
      .onConflict((c) => c.column('id').doUpdateSet(content).where('bots.approved_version', 'is', null))
      .execute()
  }
}

/** Finds the owners of the product's own bots, by bot. */
export async function findOwners(tx: Tx, botIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tables(tx)
    .selectFrom('bots')
    .select(['id', 'vendor_id'])
    .where('id', 'in', [...botIds])
    .execute()
  return new Map(rows.flatMap((row) => (row.vendor_id === null ? [] : [[row.id, row.vendor_id] as const])))
}

/** Sets the configuration that a bot's free trial chat and health test run (AMB-046). */
export async function linkSampleConfig(tx: Tx, botId: string, configId: string | null): Promise<void> {
  await tables(tx).updateTable('bots').set({ sample_config_id: configId }).where('id', '=', botId).execute()
}

/** Seeds the product's own health questions; a question keeps its id as long as its words stay. */
export async function seedSmokeTests(tx: Tx, tests: readonly SmokeTestContent[]): Promise<void> {
  const rows = tests.map(({ category, testInput, ...expected }) => ({
    id: fixedId(`smoke-test ${category} ${testInput}`),
    category,
    test_input: testInput,
    expected_keywords: JSON.stringify(expected.expectedKeywords),
    forbidden_keywords: JSON.stringify(expected.forbiddenKeywords),
    expects_refusal: expected.expectsRefusal,
  }))
  await tables(tx)
    .insertInto('bot_smoke_tests')
    .values(rows)
    .onConflict((c) =>
      c.column('id').doUpdateSet((q) => ({
        expected_keywords: q.ref('excluded.expected_keywords'),
        forbidden_keywords: q.ref('excluded.forbidden_keywords'),
        expects_refusal: q.ref('excluded.expects_refusal'),
      })),
    )
    .execute()
}

/** Returns the same id for the same words, in the form of a UUID of version 8. */
export function fixedId(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Returns the instant in a UUIDv7, so that the catalogue keeps its written order. */
function bornAt(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))
}
