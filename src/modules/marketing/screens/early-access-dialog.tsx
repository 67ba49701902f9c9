import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { errorsOf } from '#ui/form-fields.ts'
import { TextInput } from '#ui/text-input.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { earlyAccessSchema } from '../contract/form-schemas.ts'
import { earlyAccessText as text } from './early-access.text.ts'
import { claimEarlyAccess } from './marketing-client.ts'

const FORM_ID = 'early-access'

/** Joins the waiting list of Enterprise without an account (EARLY-01 to EARLY-09). The typed text stays when sending fails. */
export function EarlyAccessDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const api = useApi()
  const form = usePlainForm({
    check: (fields) => {
      const checked = earlyAccessSchema.safeParse(fields)
      return checked.success ? {} : errorsOf(checked.error.issues)
    },
    send: async ({ name = '', email = '', company = '' }) => {
      await claimEarlyAccess(api, { name: name.trim(), email: email.trim(), company: company.trim() || null })
      toastSuccess(text.thanks, text.thanksText)
      onClose()
    },
    onFailure: (error) => {
      console.error(error)
      toastError(text.failed, text.failedText)
      return text.failed
    },
  })
  const actions = (
    <>
      <Button type="submit" form={FORM_ID} pending={form.pending} pendingLabel={text.sending}>
        {text.claim}
      </Button>
      <Button variant="quiet" onClick={onClose} disabled={form.pending}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={text.title} description={<p>{text.promise}</p>} actions={actions}>
      <form id={FORM_ID} className="stack" noValidate onSubmit={form.onSubmit}>
        <Field label={text.name} error={form.errors['name']} required>
          <TextInput name="name" autoComplete="name" maxLength={120} data-autofocus />
        </Field>
        <Field label={text.email} error={form.errors['email']} required>
          <EmailInput name="email" />
        </Field>
        <Field label={text.company} error={form.errors['company']}>
          <TextInput name="company" autoComplete="organization" maxLength={120} />
        </Field>
        <p className="soft small">{text.use}</p>
      </form>
    </Dialog>
  )
}
