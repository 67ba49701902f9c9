import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { LeadInMail } from '../mails/new-lead-mail.ts'

/** Returns the owner's mail switch and the time of the last mail, locked until the transaction ends so that two jobs take turns. */
export async function lockMailSettings(
  tx: Tx,
  userId: string,
): Promise<{ lead_mail: boolean; lead_mail_sent_at: Date | null } | null> {
  await sql`insert into app.user_settings (user_id) select id from auth."user" where id = ${userId} on conflict (user_id) do nothing`.execute(
    tx,
  )
  const result = await sql<{ lead_mail: boolean; lead_mail_sent_at: Date | null }>`
    select lead_mail, lead_mail_sent_at from app.user_settings where user_id = ${userId} for update`.execute(tx)
  return result.rows[0] ?? null
}

/** Claims the unnotified leads of an owner, oldest first; they count as notified when the transaction commits. */
export async function claimLeadsToMail(tx: Tx, userId: string): Promise<LeadInMail[]> {
  const result = await sql<LeadInMail>`
    with untold as (update app.leads set mail_waiting = false where user_id = ${userId} and mail_waiting returning id, bot_id, name, email, phone, company, message, score)
    select u.id, u.name, u.email, u.phone, u.company, u.message, u.score, b.title as "botTitle"
    from untold u left join app.visible_bots b on b.id = u.bot_id order by u.id`.execute(tx)
  return result.rows
}

/** Stores when the owner was last mailed. */
export async function saveLeadMailTime(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`update app.user_settings set lead_mail_sent_at = ${now} where user_id = ${userId}`.execute(tx)
}
