import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Serializes the changes of a vendor's published bots, so that two at once cannot exceed a limit. Held to the end of the transaction. */
export async function lockVendor(tx: Tx, vendorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vendor:${vendorId}`}, 0))`.execute(tx)
}
