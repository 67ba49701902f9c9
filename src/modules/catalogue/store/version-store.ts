import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import { inputFieldsOf } from '../domain/input-fields.ts'
import { sampleQuestionsOf } from '../domain/sample-answers.ts'
import { canonicalText, modelExampleOf, type VersionContent, versionContentSchema } from '../domain/version-content.ts'
import type { CatalogueTables, VersionStatus } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/** A frozen version with its status. `checks` is as authoring wrote it. */
export interface BotVersion {
  readonly id: string
  readonly botId: string
  readonly vendorId: string
  readonly number: number
  readonly status: VersionStatus
  readonly content: VersionContent
  readonly contentHash: string
  readonly checks: unknown
  readonly publish: boolean
  readonly feedback: string | null
  readonly submittedAt: Date
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
}

/** Finds the versions of a bot that the caller may see, newest first. */
export async function findVersions(tx: Tx, botId: string): Promise<BotVersion[]> {
  const rows = await tables(tx)
    .selectFrom('bot_versions')
    .selectAll()
    .where('bot_id', '=', botId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(versionOf)
}

/** Finds one version of a bot by its number; null when there is none that the caller may see. */
export async function findVersion(tx: Tx, botId: string, number: number): Promise<BotVersion | null> {
  const row = await tables(tx)
    .selectFrom('bot_versions')
    .selectAll()
    .where('bot_id', '=', botId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? versionOf(row) : null
}

/** Finds one version by its id; null when there is none that the caller may see. */
export async function findVersionById(tx: Tx, versionId: string): Promise<BotVersion | null> {
  const row = await tables(tx).selectFrom('bot_versions').selectAll().where('id', '=', versionId).executeTakeFirst()
  return row ? versionOf(row) : null
}

/** Finds the last decided versions of a vendor's other bots that the caller may see, newest first. */
export async function findDecidedVersions(
  tx: Tx,
  of: { readonly vendorId: string; readonly exceptBotId: string; readonly limit: number },
): Promise<BotVersion[]> {
  const rows = await tables(tx)
    .selectFrom('bot_versions')
    .selectAll()
    .where('vendor_id', '=', of.vendorId)
    .where('bot_id', '<>', of.exceptBotId)
    .where('decided_by', 'is not', null)
    .where('status', '<>', 'withdrawn')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(of.limit)
    .execute()
  return rows.map(versionOf)
}

/** Finds the pending version of a bot; null when there is none. */
export async function findPendingVersion(tx: Tx, botId: string): Promise<BotVersion | null> {
  const row = await tables(tx)
    .selectFrom('bot_versions')
    .selectAll()
    .where('bot_id', '=', botId)
    .where('status', '=', 'pending_review')
    .executeTakeFirst()
  return row ? versionOf(row) : null
}

/** Finds every pending version, the longest waiting first; those that the caller may not see are left out. */
export async function findReviewQueue(tx: Tx, limit: number): Promise<BotVersion[]> {
  const rows = await tables(tx)
    .selectFrom('bot_versions')
    .selectAll()
    .where('status', '=', 'pending_review')
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(versionOf)
}

/** Locks a bot for creating and deciding its versions, and returns its row; undefined when it does not exist. */
export function lockBot(tx: Tx, botId: string) {
  return tables(tx).selectFrom('bots').selectAll().where('id', '=', botId).forUpdate().executeTakeFirst()
}

/**
 * Freezes a content as the bot's next version. Live content without a version (a bot that came with the product) becomes
 * version 1 first, so that there is something to compare with and to return to. In a service transaction that holds the bot's lock.
 */
export async function cutVersion(
  tx: Tx,
  version: {
    readonly botId: string
    readonly vendorId: string
    readonly content: VersionContent
    readonly checks: unknown
    readonly publish: boolean
    readonly now: Date
  },
): Promise<BotVersion> {
  await backfillFirstVersion(tx, version.botId, version.now)
  const last = await tables(tx)
    .selectFrom('bot_versions')
    .select((q) => q.fn.max('number').as('number'))
    .where('bot_id', '=', version.botId)
    .executeTakeFirst()
  const row = await addVersion(tx, {
    ...version,
    number: (last?.number ?? 0) + 1,
    status: 'pending_review',
    decidedAt: null,
  })
  return row
}

/**
 * Creates version 1 of content that is live without one, so that it can be pinned and returned to. In a service transaction that holds the bot's
 * lock.
 */
export async function backfillFirstVersion(tx: Tx, botId: string, now: Date): Promise<void> {
  const bot = await tables(tx).selectFrom('bots').selectAll().where('id', '=', botId).executeTakeFirstOrThrow()
  if (bot.status !== 'approved' || bot.approved_version !== null || bot.vendor_id === null) return
  const content = liveContentOf(bot)
  const first = { botId, vendorId: bot.vendor_id, content, checks: [], publish: bot.active, now }
  await addVersion(tx, { ...first, number: 1, status: 'approved', decidedAt: now })
  await tables(tx).updateTable('bots').set({ approved_version: 1 }).where('id', '=', botId).execute()
}

async function addVersion(
  tx: Tx,
  version: Parameters<typeof cutVersion>[1] & { number: number; status: VersionStatus; decidedAt: Date | null },
): Promise<BotVersion> {
  const content = versionContentSchema.parse(version.content)
  const row = await tables(tx)
    .insertInto('bot_versions')
    .values({
      id: newId<'bot_version'>(version.now.getTime()),
      bot_id: version.botId,
      vendor_id: version.vendorId,
      number: version.number,
      status: version.status,
      content: JSON.stringify(content),
      content_hash: contentHashOf(content),
      checks: JSON.stringify(version.checks),
      publish: version.publish,
      review_feedback: null,
      submitted_at: version.now,
      decided_at: version.decidedAt,
      decided_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return versionOf(row)
}

/** Returns the hash that identifies a content: the SHA-256 of its canonical text, in hex. */
export function contentHashOf(content: VersionContent): string {
  return createHash('sha256').update(canonicalText(content)).digest('hex')
}

/** Decides a pending version; null when it was decided before, so that the second of two deciders finds out. */
export async function decideVersion(
  tx: Tx,
  decision: {
    readonly versionId: string
    readonly status: Exclude<VersionStatus, 'pending_review' | 'replaced'>
    readonly feedback: string | null
    readonly decidedBy: string | null
    readonly now: Date
  },
): Promise<BotVersion | null> {
  const row = await tables(tx)
    .updateTable('bot_versions')
    .set({
      status: decision.status,
      review_feedback: decision.feedback,
      decided_at: decision.now,
      decided_by: decision.decidedBy,
    })
    .where('id', '=', decision.versionId)
    .where('status', '=', 'pending_review')
    .returningAll()
    .executeTakeFirst()
  return row ? versionOf(row) : null
}

/**
 * Marks the live version as replaced and returns it, or null when there was none; the partial index allows one approved version of a bot at
 * a time, so this comes first.
 */
export async function replaceLiveVersion(tx: Tx, botId: string): Promise<BotVersion | null> {
  const row = await tables(tx)
    .updateTable('bot_versions')
    .set({ status: 'replaced' })
    .where('bot_id', '=', botId)
    .where('status', '=', 'approved')
    .returningAll()
    .executeTakeFirst()
  return row ? versionOf(row) : null
}

/** Puts an approved version's content live: from here on customers without another pinned version run exactly it. */
export async function putLive(tx: Tx, version: BotVersion, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('bots')
    .set({ ...columnsOf(version.content), approved_version: version.number, status: 'approved', updated_at: now })
    .where('id', '=', version.botId)
    .execute()
}

/**
 * Converts a version's content to the columns of a bot. The sample company is stored by its own configuration; the columns hold only its questions.
 */
export function columnsOf(content: VersionContent) {
  const { sample, input_fields, model_example, ...columns } = content
  return {
    ...columns,
    model_example: model_example && JSON.stringify(model_example),
    input_fields: JSON.stringify(input_fields),
    sample_questions: JSON.stringify(sample.questions.map((one) => one.question)),
  }
}

/** Returns the content in a bot's row; keywords and pages of its sample company are not stored there. */
export function liveContentOf(bot: Selectable<CatalogueTables['bots']>): VersionContent {
  return versionContentSchema.parse({
    title: bot.title,
    description: bot.description,
    long_description: bot.long_description,
    category: bot.category,
    pricing_model: bot.pricing_model,
    price_cents: bot.price_cents,
    monthly_price_cents: bot.monthly_price_cents,
    monthly_execution_limit: bot.monthly_execution_limit,
    api_endpoint: bot.api_endpoint,
    prompt_template: bot.prompt_template,
    needs_model: bot.needs_model,
    model_example: modelExampleOf(bot.model_example),
    input_fields: { fields: inputFieldsOf(bot.input_fields).map((field) => ({ ...field })) },
    sample: {
      company: '',
      pages: [],
      questions: sampleQuestionsOf(bot.sample_questions).map((question) => ({ question, keywords: [] })),
    },
  })
}

/** Converts a row to a version. */
export function versionOf(row: Selectable<CatalogueTables['bot_versions']>): BotVersion {
  return {
    id: row.id,
    botId: row.bot_id,
    vendorId: row.vendor_id,
    number: row.number,
    status: row.status,
    content: versionContentSchema.parse(row.content),
    contentHash: row.content_hash,
    checks: row.checks,
    publish: row.publish,
    feedback: row.review_feedback,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  }
}
