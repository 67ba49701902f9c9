import { findNames } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { type VENDOR_STATES, VENDORS_PAGE, type VendorToCheck } from '../contract/vendor-checks.ts'
import { type CheckedVendor, countVendorsToCheck, findVendorsToCheck } from '../store/vendor-check-store.ts'
import type { VendorsDeps } from '../vendors-deps.ts'

/** Reads a page of the vendors in a state, their IBANs masked, and the total that wait. The endpoint has checked the role. */
export function readVendorsToCheck(
  { db }: Pick<VendorsDeps, 'db'>,
  page: { state: (typeof VENDOR_STATES)[number]; after: string | undefined },
): Promise<Outcome<{ vendors: VendorToCheck[]; next_after: string | null; waiting: number }>> {
  return asService(db, async (tx) => {
    const { rows, nextAfter } = await findVendorsToCheck(tx, { ...page, limit: VENDORS_PAGE })
    const waiting = await countVendorsToCheck(tx)
    const names = await findNames(
      tx,
      rows.flatMap(({ verified_by: by }) => by ?? []),
    )
    return ok({ vendors: rows.map((row) => vendorOf(row, names)), next_after: nextAfter, waiting })
  })
}

function vendorOf(row: CheckedVendor, names: ReadonlyMap<string, string>): VendorToCheck {
  return {
    vendor_id: row.id,
    profile: row.company === null ? null : { ...profileOf(row, names), company: row.company },
    account:
      row.iban === null
        ? null
        : {
            masked_iban: maskedIban(row.iban),
            name: row.account_name,
            status: row.account_status,
            changed_at: row.account_changed_at.toISOString(),
          },
    bots: row.bots,
  }
}

function profileOf(row: CheckedVendor, names: ReadonlyMap<string, string>) {
  const { contact_name, email, street, postcode, city, kvk, btw_id } = row
  const { sent_back_at: sentBackAt, sent_back_reason: reason } = row
  return {
    ...{ contact_name, email, street, postcode, city, kvk, btw_id },
    changed_at: row.profile_changed_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
    verified_by: row.verified_by === null ? null : (names.get(row.verified_by) ?? null),
    sent_back: sentBackAt === null ? null : { at: sentBackAt.toISOString(), reason: reason ?? '' },
  }
}

function maskedIban(iban: string): string {
  return `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`
}
