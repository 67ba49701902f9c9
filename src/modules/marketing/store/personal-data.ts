import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/**
 * The personal data of this module: an account's entry on the waiting list, by its address. It is deleted with the account, and so are the mails
 * about it.
 */
export const marketingPersonalData = {
  name: 'marketing',
  tables: [],
  collectAsService: async (tx: Tx, userId: string): Promise<Record<string, unknown>> => {
    const { rows } =
      await sql`select name, email, company, mails_stopped_at, created_at from app.enterprise_early_access
      where lower(email) = (select lower(email) from auth."user" where id = ${userId})`.execute(tx)
    return { enterprise_early_access: rows }
  },
  readdress: async (tx: Tx, { from, to }: { from: string; to: string }): Promise<void> => {
    // The new address may be on the list already; one entry is enough.
    await sql`delete from app.enterprise_early_access e where lower(e.email) = lower(${from})
      and exists (select 1 from app.enterprise_early_access o where lower(o.email) = lower(${to}) and o.id <> e.id)`.execute(
      tx,
    )
    await sql`update app.enterprise_early_access set email = ${to} where lower(email) = lower(${from})`.execute(tx)
  },
  erase: async (tx: Tx, userId: string): Promise<void> => {
    const { rows } = await sql<{ id: string }>`delete from app.enterprise_early_access
      where lower(email) = (select lower(email) from auth."user" where id = ${userId}) returning id`.execute(tx)
    for (const { id } of rows)
      await sql`delete from app.mails where dedupe_key like ${`early-access:${id}:%`}`.execute(tx)
  },
} as const
