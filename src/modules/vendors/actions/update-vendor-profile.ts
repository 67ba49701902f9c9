import { lockVendor } from '#modules/authoring/public.ts'
import { findVendorProfile, saveVendorProfile, type VendorProfile } from '#modules/catalogue/public.ts'
import { consumeAuditLimit, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { SavedVendorProfile, VendorProfileForm } from '../contract/vendor-area.ts'
import type { VendorsDeps } from '../vendors-deps.ts'

type Deps = Pick<VendorsDeps, 'db' | 'clock'>

/** Reads the caller's own vendor profile; null before it was filled in. */
export async function readVendorProfile(
  { db }: Pick<Deps, 'db'>,
  vendorId: string,
): Promise<Outcome<SavedVendorProfile | null>> {
  const row = await db.as({ role: 'member', userId: vendorId }, (tx) => findVendorProfile(tx, vendorId))
  return ok(row ? profileAnswer(row) : null)
}

/** Saves a vendor's profile. Unchanged data stays verified; the audit trail records which fields changed, never their values. */
export function updateVendorProfile(
  { db, clock }: Deps,
  { vendorId, form }: { vendorId: string; form: VendorProfileForm },
): Promise<Outcome<SavedVendorProfile>> {
  const now = clock.now()
  const profile: VendorProfile = { ...form, country: 'NL' }
  return asService(db, async (tx) => {
    await lockVendor(tx, vendorId)
    const before = await findVendorProfile(tx, vendorId)
    const changed = changedFields(before, profile)
    if (before && changed.length === 0) return ok(profileAnswer(before))
    const refusal = await consumeAuditLimit(tx, 'vendor-profile', vendorId, now)
    if (refusal) return fail(refusal)
    await saveVendorProfile(tx, vendorId, profile, now)
    await recordAudit(
      tx,
      {
        actorId: vendorId,
        actor: 'vendor',
        action: 'vendor.profile_changed',
        subjectType: 'vendor',
        subjectId: vendorId,
        detail: { fields: changed.join(',') },
      },
      now,
    )
    return ok({ ...form, is_verified: false, sent_back_reason: null, changed_at: now.toISOString() })
  })
}

const FIELDS = ['company', 'contact_name', 'email', 'street', 'postcode', 'city', 'country', 'kvk', 'btw_id'] as const

function changedFields(before: VendorProfile | undefined, after: VendorProfile): string[] {
  return FIELDS.filter((field) => before?.[field] !== after[field])
}

function profileAnswer(row: NonNullable<Awaited<ReturnType<typeof findVendorProfile>>>): SavedVendorProfile {
  return {
    company: row.company,
    contact_name: row.contact_name,
    email: row.email,
    street: row.street,
    postcode: row.postcode,
    city: row.city,
    kvk: row.kvk,
    btw_id: row.btw_id,
    is_verified: row.verified_at !== null,
    sent_back_reason: row.sent_back_reason,
    changed_at: row.changed_at.toISOString(),
  }
}
