import { lockVendor } from '#modules/authoring/public.ts'
import { requestVendorProfileChanges, verifyVendorProfile } from '#modules/catalogue/public.ts'
import { findAddress, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { profileChangesRequestedMail, profileVerifiedMail } from '../mails/vendor-mails.ts'
import type { VendorsDeps } from '../vendors-deps.ts'

const profileChanged = {
  status: 409,
  code: 'profile_changed',
  message: 'Deze gegevens zijn intussen gewijzigd of al beoordeeld. Bekijk ze opnieuw.',
} as const

/** An administrator's verdict on a vendor's profile, as it was at `changedAt`. */
interface VerificationInput {
  readonly adminId: string
  readonly vendorId: string
  readonly changedAt: Date
}

type VerificationOutcome = Promise<Outcome<{ vendor_id: string }>>

/** Verifies a vendor's profile, with an audit entry and a mail to the vendor. The endpoint has checked the role. */
export function verifyVendor(deps: VendorsDeps, verification: VerificationInput): VerificationOutcome {
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    await lockVendor(tx, verification.vendorId)
    const { vendorId, changedAt, adminId } = verification
    if (!(await verifyVendorProfile(tx, { vendorId, changedAt, verifiedBy: adminId, now }))) return fail(profileChanged)
    await notifyVendor(deps, tx, { verification, action: 'vendor.verified', mail: profileVerifiedMail(deps.publicUrl) })
    return ok({ vendor_id: vendorId })
  })
}

/** Sends a vendor's profile back with what is wrong with it, with an audit entry and a mail. */
export function requestVendorChanges(
  deps: VendorsDeps,
  { reason, ...verification }: VerificationInput & { readonly reason: string },
): VerificationOutcome {
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    await lockVendor(tx, verification.vendorId)
    const { vendorId, changedAt } = verification
    if (!(await requestVendorProfileChanges(tx, { vendorId, changedAt, reason, now }))) return fail(profileChanged)
    await notifyVendor(deps, tx, {
      verification,
      action: 'vendor.sent_back',
      mail: profileChangesRequestedMail(reason, deps.publicUrl),
    })
    return ok({ vendor_id: vendorId })
  })
}

async function notifyVendor(
  { clock }: VendorsDeps,
  tx: Tx,
  {
    verification,
    action,
    mail,
  }: { verification: VerificationInput; action: string; mail: { subject: string; text: string } },
): Promise<void> {
  const now = clock.now()
  const { adminId, vendorId } = verification
  await recordAudit(tx, { actorId: adminId, actor: 'admin', action, subjectType: 'vendor', subjectId: vendorId }, now)
  const address = await findAddress(tx, vendorId)
  if (!address) return
  await enqueueMail(tx, { ...mail, userId: vendorId, kind: 'vendor-profile', recipient: address.email, now })
}
