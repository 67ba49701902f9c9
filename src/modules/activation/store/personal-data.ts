import { sql } from 'kysely'
import { type PersonalData, personalDataOfTables } from '#modules/identity/public.ts'

const tables = personalDataOfTables('activation', [
  {
    name: 'user_bots',
    columns: [
      'id',
      'bot_id',
      'access_type',
      'access_end',
      'active',
      'held_version',
      'pause_told_at',
      'model_told_at',
      'created_at',
    ],
  },
  {
    name: 'bot_grants',
    columns: ['id', 'bot_id', 'source', 'starts_at', 'ends_at', 'monthly_limit', 'created_at', 'is_example'],
  },
  {
    name: 'user_bot_configs',
    columns: [
      'id',
      'bot_id',
      'category',
      'config_data',
      'branding_data',
      'config_valid',
      'allowed_domains',
      'is_sample',
      'is_example',
      'created_at',
      'updated_at',
      'saved_from',
    ],
  },
])

/** The bots and configurations of an account. The demo account with the catalogue's sample companies cannot be deleted. */
export const activationPersonalData: PersonalData = {
  ...tables,
  refusal: async (tx, userId) => {
    const result = await sql`select 1 from app.user_bot_configs c join app.visible_bots b on b.sample_config_id = c.id
      join auth."user" u on u.id = c.user_id join app.seeds s on s.name = 'account:' || u.email
      where c.user_id = ${userId} limit 1`.execute(tx)
    return result.rows.length > 0 ? DEMO_ACCOUNT_UNDELETABLE : null
  },
  erase: async (tx, userId, now) => {
    await tables.erase?.(tx, userId, now)
    // The next user of this address is unrelated and gets no demo rights.
    await sql`delete from app.seeds where name = (select 'account:' || email from auth."user" where id = ${userId}) or name = ${`example:${userId}`}`.execute(
      tx,
    )
  },
}

const DEMO_ACCOUNT_UNDELETABLE = 'Dit demo-account draagt de bots van de marktplaats en blijft daarom bestaan.'
