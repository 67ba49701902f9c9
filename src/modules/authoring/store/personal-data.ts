import { sql } from 'kysely'
import type { PersonalData } from '#modules/identity/public.ts'

const DRAFTS = {
  name: 'bot_drafts',
  owner: 'vendor_id',
  key: 'bot_id',
  pageRows: 10,
  columns: ['bot_id', 'form', 'revision', 'saved_at'],
}

/** A vendor's drafts. */
export const authoringPersonalData: PersonalData = {
  name: 'authoring',
  tables: [DRAFTS],
  erase: async (tx, userId) => {
    await sql`delete from app.bot_drafts where vendor_id = ${userId}`.execute(tx)
  },
}
