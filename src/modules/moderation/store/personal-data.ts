import { sql } from 'kysely'
import type { PersonalData } from '#modules/identity/public.ts'

const REPORTS = {
  name: 'bot_reports',
  owner: 'reporter_id',
  columns: ['id', 'bot_id', 'bot_title', 'reason', 'message', 'created_at', 'outcome', 'explanation', 'decided_at'],
}

/** The account's own entries in the audit trail: time and action; the subject may be another person's. */
const STEPS = { name: 'audit_entries', owner: 'actor_id', key: 'id', columns: ['created_at', 'action'] }

/**
 * An account's reports, and the times of its actions in the audit trail. The actions themselves stay under a bare id, because others rely on them. A
 * report stays without its reporter, and a handled one without its message.
 */
export const moderationPersonalData: PersonalData = {
  name: 'moderation',
  tables: [REPORTS, STEPS],
  erase: async (tx, userId) => {
    await sql`update app.bot_reports set reporter_id = null, message = case when decided_at is null then message else '' end
      where reporter_id = ${userId}`.execute(tx)
    await sql`update app.bot_reports set decided_by = null where decided_by = ${userId}`.execute(tx)
  },
}
