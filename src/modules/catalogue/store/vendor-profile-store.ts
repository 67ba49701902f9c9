import type { ColumnType } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Trader } from '../contract.ts'

type ProfileTables = {
  vendor_profiles: {
    vendor_id: string
    company: string
    contact_name: string
    email: string
    street: string
    postcode: string
    city: string
    country: string
    kvk: string
    btw_id: string | null
    declared_at: Date
    verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    verified_by: ColumnType<string | null, string | null | undefined, string | null>
    changed_at: Date
    sent_back_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    sent_back_reason: ColumnType<string | null, string | null | undefined, string | null>
  }
}

const tables = (tx: Tx) => tx.withTables<ProfileTables>().withSchema('app')

/** The trader behind a bot, as the law requires it shown. */
export interface VendorProfile {
  readonly company: string
  readonly contact_name: string
  readonly email: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly kvk: string
  readonly btw_id: string | null
}

/** Finds a vendor's profile that the caller may see, with when an administrator verified it; undefined before it was filled in. */
export function findVendorProfile(tx: Tx, vendorId: string) {
  return tables(tx).selectFrom('vendor_profiles').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst()
}

/**
 * Finds the trader that buyers would read beside a content, in a transaction of its vendor or of an administrator; null for a free bot and before
 * there is
 * a profile. Public pages use `app.bot_offerer`, which returns the same.
 */
export async function findProspectiveTrader(
  tx: Tx,
  vendorId: string | null,
  offer: { readonly price_cents: number | null; readonly monthly_price_cents: number | null },
): Promise<Trader | null> {
  if (vendorId === null || (offer.price_cents === null && offer.monthly_price_cents === null)) return null
  const profile = await findVendorProfile(tx, vendorId)
  if (!profile) return null
  const { company, street, postcode, city, country, kvk, btw_id, email, verified_at } = profile
  return { company, street, postcode, city, country, kvk, btw_id, email, is_verified: verified_at !== null }
}

/** Saves a profile; a changed one must be verified again. */
export async function saveVendorProfile(tx: Tx, vendorId: string, profile: VendorProfile, now: Date): Promise<void> {
  const verdict = { verified_at: null, verified_by: null, sent_back_at: null, sent_back_reason: null }
  const row = { ...profile, ...verdict, declared_at: now, changed_at: now }
  await tables(tx)
    .insertInto('vendor_profiles')
    .values({ vendor_id: vendorId, ...row })
    .onConflict((c) => c.column('vendor_id').doUpdateSet(row))
    .execute()
}

/** Verifies a profile as it was at `changedAt`; false when it changed since the administrator read it, or was verified before. */
export async function verifyVendorProfile(
  tx: Tx,
  verdict: { vendorId: string; changedAt: Date; verifiedBy: string; now: Date },
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('vendor_profiles')
    .set({
      verified_at: verdict.now,
      verified_by: verdict.verifiedBy,
      sent_back_at: null,
      sent_back_reason: null,
    })
    .where('vendor_id', '=', verdict.vendorId)
    .where('changed_at', '=', verdict.changedAt)
    .where('verified_at', 'is', null)
    .returning('vendor_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Sends a profile back as it was at `changedAt`, with what is wrong with it; false when it changed since, or was decided before. */
export async function requestVendorProfileChanges(
  tx: Tx,
  verdict: { vendorId: string; changedAt: Date; reason: string; now: Date },
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('vendor_profiles')
    .set({ sent_back_at: verdict.now, sent_back_reason: verdict.reason })
    .where('vendor_id', '=', verdict.vendorId)
    .where('changed_at', '=', verdict.changedAt)
    .where('verified_at', 'is', null)
    .where('sent_back_at', 'is', null)
    .returning('vendor_id')
    .executeTakeFirst()
  return row !== undefined
}
