import { sql } from 'kysely'
import type { PersonalData } from '#modules/identity/public.ts'

/**
 * The answers of an account's configurations in health tests are erased; their results stay. This part runs before that of activation, which deletes
 * the configurations.
 */
export const healthPersonalData: PersonalData = {
  name: 'health',
  tables: [],
  erase: async (tx, userId) => {
    await sql`update app.smoke_runs set response = null, page_answer = null
      where config_id in (select id from app.user_bot_configs where user_id = ${userId})`.execute(tx)
    await sql`update app.smoke_batches set started_by = null where started_by = ${userId}`.execute(tx)
  },
}
