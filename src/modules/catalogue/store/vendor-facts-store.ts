import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** The facts about a vendor for a reviewer. */
export interface VendorFacts {
  readonly id: string
  /** The company of the vendor's profile, else the name of the account; empty when there is none. */
  readonly name: string
  readonly verified: boolean
  /** How many of the vendor's bots were approved. */
  readonly approvedBots: number
}

/** Finds facts about vendors, by id; in a service transaction, since other accounts may not read names. */
export async function findVendorFacts(tx: Tx, vendorIds: readonly string[]): Promise<Map<string, VendorFacts>> {
  const { rows } = await sql<{ id: string; name: string; verified: boolean; approved: number }>`
    select u.id, coalesce(p.company, nullif(u.name, ''), '') as name, p.verified_at is not null as verified,
      (select count(*)::int from app.bots_with_vendor b where b.vendor_id = u.id and b.status = 'approved') as approved
    from auth."user" u left join app.vendor_profiles p on p.vendor_id = u.id
    where u.id = any(${sql.val([...vendorIds])}::uuid[])`.execute(tx)
  return new Map(
    rows.map(({ id, name, verified, approved }) => [id, { id, name, verified, approvedBots: approved }] as const),
  )
}
