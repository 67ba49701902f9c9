import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { errorsOf, textsOf } from '#ui/form-fields.ts'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { REPORT_REASON_TEXT } from '../../contract/report-reason.text.ts'
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason, reportBot, reportSchema } from '../../contract/reports.ts'
import { reportBotText as text } from './report-bot.text.ts'
import './report-dialog.css'

const FORM_ID = 'report-bot'

type Props = { bot: { readonly id: string; readonly title: string }; open: boolean; onClose: () => void }

/**
 * Reports a bot, with or without an account (DSA art. 16). The typed text stays when sending fails and
 * when the dialog is closed and opened again.
 */
export function ReportDialog({ bot, open, onClose }: Props) {
  const api = useApi()
  const { user } = useSession()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const form = usePlainForm({
    check: (fields) => {
      const checked = reportSchema.safeParse(bodyOf(bot.id, fields))
      return checked.success ? {} : errorsOf(checked.error.issues)
    },
    send: async (fields) => {
      await api.call(reportBot, { body: bodyOf(bot.id, fields) })
      toastSuccess(text.sent, text.sentNote)
      setTyped({})
      onClose()
    },
    onFailure: (error) => (error instanceof ApiFailure ? error.message : text.failed),
  })
  const close = () => {
    form.clearErrors()
    onClose()
  }
  const actions = (
    <>
      <Button type="submit" form={FORM_ID} pending={form.pending} pendingLabel={text.sending}>
        {text.send}
      </Button>
      <Button variant="quiet" onClick={close}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.dialogTitle(bot.title)}
      description={<p>{text.dialogLead}</p>}
      actions={actions}
    >
      <form
        id={FORM_ID}
        className="stack"
        noValidate
        onSubmit={form.onSubmit}
        onInput={(event) => setTyped(textsOf(event.currentTarget))}
      >
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        <Field label={text.reason} error={form.errors['reason']} required>
          <Select name="reason" defaultValue={typed['reason'] ?? ''} data-autofocus>
            <option value="">{text.choose}</option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {REPORT_REASON_TEXT[reason]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text.message} hint={text.messageHint} error={form.errors['message']} required>
          <TextArea name="message" rows={5} maxLength={REPORT_TEXT_MAX} defaultValue={typed['message']} />
        </Field>
        {user ? (
          <p className="small">{text.mailTo(user.email)}</p>
        ) : (
          <Field label={text.email} hint={text.emailHint} error={form.errors['email']}>
            <EmailInput name="email" defaultValue={typed['email']} />
          </Field>
        )}
        <div className="report-trap" aria-hidden="true">
          <label>
            {text.website}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="soft small">{text.honest}</p>
      </form>
    </Dialog>
  )
}

/** Converts the typed fields to the body of the endpoint. */
function bodyOf(botId: string, { reason = '', message = '', email = '', website = '' }: Record<string, string>) {
  return {
    bot_id: botId,
    // The endpoint's schema reports that none was chosen.
    reason: reason as ReportReason,
    message: message.trim(),
    email: email.trim() || null,
    website,
  }
}
