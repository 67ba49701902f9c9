import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { errorsOf, textsOf } from '#ui/form-fields.ts'
import { TextInput } from '#ui/text-input.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { earlyAccessSchema } from '../contract/form-schemas.ts'
import { earlyAccessText as text } from './early-access.text.ts'
import { claimEarlyAccess } from './marketing-client.ts'

const FORM_ID = 'early-access'

/**
 * Joins the waiting list of Enterprise without an account (EARLY-01 to EARLY-09). The typed text stays when sending fails and
 * when the dialog is closed and opened again.
 */
export function EarlyAccessDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const api = useApi()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const form = usePlainForm({
    check: (fields) => {
      const checked = earlyAccessSchema.safeParse(fields)
      return checked.success ? {} : errorsOf(checked.error.issues)
    },
    send: async ({ name = '', email = '', company = '' }) => {
      await claimEarlyAccess(api, { name: name.trim(), email: email.trim(), company: company.trim() || null })
      toastSuccess(text.thanks, text.thanksText)
      setTyped({})
      onClose()
    },
    onFailure: (error) => {
      console.error(error)
      toastError(text.failed, text.failedText)
      return text.failed
    },
  })
  const close = () => {
    form.clearErrors()
    onClose()
  }
  const actions = (
    <>
      <Button type="submit" form={FORM_ID} pending={form.pending} pendingLabel={text.sending}>
        {text.claim}
      </Button>
      <Button variant="quiet" onClick={close} disabled={form.pending}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={close} title={text.title} description={<p>{text.promise}</p>} actions={actions}>
      <form
        id={FORM_ID}
        className="stack"
        noValidate
        onSubmit={form.onSubmit}
        onInput={(event) => setTyped(textsOf(event.currentTarget))}
      >
        <Field label={text.name} error={form.errors['name']} required>
          <TextInput name="name" autoComplete="name" maxLength={120} data-autofocus defaultValue={typed['name']} />
        </Field>
        <Field label={text.email} error={form.errors['email']} required>
          <EmailInput name="email" defaultValue={typed['email']} />
        </Field>
        <Field label={text.company} error={form.errors['company']}>
          <TextInput name="company" autoComplete="organization" maxLength={120} defaultValue={typed['company']} />
        </Field>
        <p className="soft small">{text.use}</p>
      </form>
    </Dialog>
  )
}
