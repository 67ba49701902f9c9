import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Lets one change of a vendor's published bots happen at a time, so that no limit is passed by two at once. Held to the end of the transaction. */
export async function lockVendor(tx: Tx, vendorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vendor:${vendorId}`}, 0))`.execute(tx)
}
