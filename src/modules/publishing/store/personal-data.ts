import { sql } from 'kysely'
import type { PersonalData } from '#modules/identity/public.ts'

const DRAFTS = {
  name: 'bot_drafts',
  owner: 'vendor_id',
  key: 'bot_id',
  pageRows: 10,
  columns: ['bot_id', 'form', 'revision', 'saved_at'],
}

const REPORTS = {
  name: 'bot_reports',
  owner: 'reporter_id',
  columns: ['id', 'bot_id', 'bot_title', 'reason', 'message', 'created_at', 'outcome', 'explanation', 'decided_at'],
}

/** When an account did what others trust in; what it was done to may be somebody else's. */
const STEPS = { name: 'audit_entries', owner: 'actor_id', key: 'id', columns: ['created_at', 'action'] }

/**
 * What a vendor was writing, what somebody reported, and when he did what. What he did stays in the audit trail under a bare id, because others trust in it.
 * A report stays without its reporter, and one that was handled without his words. What health tests were told by a configuration of his goes;
 * that it passed or failed stays. This part goes before that of activation, which takes the configurations away.
 */
export const publishingPersonalData: PersonalData = {
  name: 'publishing',
  tables: [DRAFTS, REPORTS, STEPS],
  erase: async (tx, userId) => {
    await sql`delete from app.bot_drafts where vendor_id = ${userId}`.execute(tx)
    await sql`update app.bot_reports set reporter_id = null, message = case when decided_at is null then message else '' end
      where reporter_id = ${userId}`.execute(tx)
    await sql`update app.bot_reports set decided_by = null where decided_by = ${userId}`.execute(tx)
    await sql`update app.smoke_runs set response = null, page_answer = null
      where config_id in (select id from app.user_bot_configs where user_id = ${userId})`.execute(tx)
    await sql`update app.smoke_batches set started_by = null where started_by = ${userId}`.execute(tx)
  },
}
