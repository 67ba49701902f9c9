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

/** The account's own entries in the audit trail: time and action; the subject may be another person's. */
const STEPS = { name: 'audit_entries', owner: 'actor_id', key: 'id', columns: ['created_at', 'action'] }

/**
 * A vendor's drafts, an account's reports, and the times of its actions in the audit trail. The actions themselves stay under a bare id, because
 * others rely on them.
 * A report stays without its reporter, and a handled one without its message. The answers of the account's configurations in health tests are erased;
 * their results stay. This part runs before that of activation, which deletes the configurations.
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
