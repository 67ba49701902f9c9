import type { Tx } from '#platform/database/database.ts'
import type { VersionContent } from '../domain/version-content.ts'
import { findVendorBot, type VendorBotRow } from './managed-bot-store.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/** The columns of a bot without content. */
const EMPTY_COLUMNS = {
  title: '',
  description: '',
  long_description: '',
  category: '',
  pricing_model: 'both',
  input_fields: JSON.stringify({ fields: [] }),
  sample_questions: '[]',
} as const

/** Finds a bot of this vendor only, with all columns; undefined for another vendor's, for administrators too. Runs as the vendor. */
export async function findBotOfVendor(tx: Tx, vendorId: string, botId: string): Promise<VendorBotRow | undefined> {
  const bot = await findVendorBot(tx, botId)
  return bot?.vendor_id === vendorId ? bot : undefined
}

/** Adds a bot that only its vendor sees, with the content so far: a draft, switched off. In the caller's service transaction. */
export async function addBot(
  tx: Tx,
  bot: { id: string; vendorId: string; content: Partial<VersionContent>; now: Date },
): Promise<void> {
  const { id, vendorId, content, now } = bot
  await tables(tx)
    .insertInto('bots')
    .values({
      ...EMPTY_COLUMNS,
      ...columnsOfPart(content),
      id,
      vendor_id: vendorId,
      active: false,
      status: 'draft',
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Saves changes of a bot's content, status or switch, in the service transaction that has checked the permission. */
export async function changeBot(
  tx: Tx,
  botId: string,
  change: {
    readonly content?: Partial<VersionContent>
    readonly status?: 'draft' | 'pending_review'
    readonly active?: boolean
    readonly review_feedback?: null
  },
  now: Date,
): Promise<void> {
  const { content = {}, ...columns } = change
  await tables(tx)
    .updateTable('bots')
    .set({ ...columnsOfPart(content), ...columns, updated_at: now })
    .where('id', '=', botId)
    .execute()
}

/** Converts a partial content to columns, like `columnsOf`. */
function columnsOfPart({ sample, input_fields: fields, model_example: example, ...columns }: Partial<VersionContent>) {
  return {
    ...columns,
    ...(example === undefined ? {} : { model_example: example && JSON.stringify(example) }),
    ...(fields ? { input_fields: JSON.stringify(fields) } : {}),
    ...(sample ? { sample_questions: JSON.stringify(sample.questions.map((one) => one.question)) } : {}),
  }
}
