import type { Database } from '#platform/database/database.ts'

/** The sample company of a public bot, with the fields that its trial chat needs to answer greetings. */
export interface SampleCompany {
  outcome: 'open' | 'paused' | 'model_missing' | 'demo_off'
  title: string
  branding_data: Record<string, unknown> | null
}

const SQL = `
  select case when b.paused_at is not null then 'paused' when b.needs_model and app.lacks_model() then 'model_missing'
      when c.id is null or not b.demo_enabled then 'demo_off' else 'open' end as outcome,
    b.title, c.branding_data
  from app.public_bots b left join app.user_bot_configs c on c.id = b.sample_config_id
  where b.id = $1`

const RETURN_SQL = `update app.rate_counters set used = used - 1
  where bucket = 'sample:' || $1::text || ':' || $2::text and window_start = date_trunc('day', $3::timestamptz, 'UTC') and used > 0 returning used`

/** Returns a visitor's free message that got no answer; the limits by bot and by address still count it. */
export async function returnFreeMessage(
  db: Database,
  { botId, visitor, executionStartedAt }: { botId: string; visitor: string; executionStartedAt: Date },
): Promise<void> {
  await db.query({ role: 'service' }, RETURN_SQL, [botId, visitor, executionStartedAt])
}

/** Finds the sample company of a public bot, by the rules of `app.begin_sample_execution`; null when there is no such bot. */
export async function findSampleCompany(db: Database, botId: string): Promise<SampleCompany | null> {
  const rows = await db.query<SampleCompany>({ role: 'service' }, SQL, [botId])
  return rows[0] ?? null
}
