import { type ColumnType, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { type BotForm, botFormSchema } from '../form/bot-form.ts'

type DraftTables = {
  bot_drafts: {
    bot_id: string
    vendor_id: string
    form: ColumnType<unknown, string, string>
    revision: number
    saved_at: Date
  }
}

const tables = (tx: Tx) => tx.withTables<DraftTables>().withSchema('app')

/** A draft as it was last saved. */
export interface BotDraft {
  readonly botId: string
  readonly form: BotForm
  readonly revision: number
  readonly savedAt: Date
}

/** Finds the draft of a bot that the caller may see; null when there is none. */
export async function findDraft(tx: Tx, botId: string): Promise<BotDraft | null> {
  const row = await tables(tx).selectFrom('bot_drafts').selectAll().where('bot_id', '=', botId).executeTakeFirst()
  return row
    ? { botId: row.bot_id, form: botFormSchema.parse(row.form), revision: row.revision, savedAt: row.saved_at }
    : null
}

/** Counts a vendor's drafts of bots in status draft; in a service transaction. */
export async function countUnsubmitted(tx: Tx, vendorId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from app.bot_drafts d join app.visible_bots b on b.id = d.bot_id
    where d.vendor_id = ${vendorId} and b.status = 'draft'`.execute(tx)
  return rows[0]?.n ?? 0
}

/**
 * Saves a draft over the revision that its writer held; returns null and changes nothing when another one was saved meanwhile. Revision 0 means
 * that there was none. Runs in a service transaction that has checked the owner.
 */
export async function saveDraft(
  tx: Tx,
  draft: { botId: string; vendorId: string; form: BotForm; revision: number; now: Date },
): Promise<BotDraft | null> {
  const { botId, vendorId, revision, now } = draft
  const form = JSON.stringify(draft.form)
  const row =
    revision === 0
      ? await tables(tx)
          .insertInto('bot_drafts')
          .values({ bot_id: botId, vendor_id: vendorId, form, revision: 1, saved_at: now })
          .onConflict((c) => c.column('bot_id').doNothing())
          .returningAll()
          .executeTakeFirst()
      : await tables(tx)
          .updateTable('bot_drafts')
          .set({ form, revision: revision + 1, saved_at: now })
          .where('bot_id', '=', botId)
          .where('vendor_id', '=', vendorId)
          .where('revision', '=', revision)
          .returningAll()
          .executeTakeFirst()
  return row ? { botId, form: draft.form, revision: row.revision, savedAt: row.saved_at } : null
}
