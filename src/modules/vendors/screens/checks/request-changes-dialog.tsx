import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { VendorToCheck } from '../../contract/vendor-checks.ts'
import { vendorsText as text } from './vendors.text.ts'
import { useVendorVerdict } from './vendors-client.ts'

const REASON_MAX = 1000
const REASON_MIN = 5

/** Sends a vendor's profile back with what is wrong with it. */
export function RequestChangesDialog({ vendor, onClose }: { vendor: VendorToCheck | null; onClose: () => void }) {
  const formId = useId()
  const verdict = useVendorVerdict(onClose)
  const [error, setError] = useState<string>()
  const profile = vendor?.profile
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    const isTooShort = reason.length < REASON_MIN
    setError(isTooShort ? text.reasonNeeded : undefined)
    if (isTooShort) event.currentTarget.querySelector('textarea')?.focus()
    else if (vendor && profile && !verdict.isPending)
      verdict.mutate({ vendorId: vendor.vendor_id, changedAt: profile.changed_at, reason })
  }
  return (
    <Dialog
      open={vendor !== null}
      onClose={onClose}
      title={text.sendBackTitle(profile?.company ?? '')}
      actions={
        <>
          <Button type="submit" form={formId} variant="danger" pending={verdict.isPending}>
            {text.sendBack}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Field label={text.reason} hint={text.reasonHint} error={error} required>
          <TextArea name="reason" rows={4} maxLength={REASON_MAX} />
        </Field>
      </form>
    </Dialog>
  )
}
