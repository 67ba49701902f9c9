import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { errorsOf } from '#ui/form-fields.ts'
import { Notice } from '#ui/notice.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { type PayoutAccount, savePayoutAccount, typedPayoutAccountSchema } from '../contract.ts'
import { shownIban } from '../domain/iban.ts'
import { isRefusal, messageOr } from './billing-client.ts'
import { payoutsText as text } from './payouts.text.ts'

/** Shows the vendor's payout account; changing it requires the password again. */
export function PayoutAccountCard({ account }: { account: PayoutAccount | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card card-padded money-account">
      <SectionHeader title={text.account} />
      {account ? (
        <>
          <p>
            <strong className="money-iban">{shownIban(account.iban)}</strong>
            <span className="money-line soft">{account.name}</span>
          </p>
          <StatusBadge state={account.status === 'checked' ? 'good' : 'busy'}>{text[account.status]}</StatusBadge>
        </>
      ) : (
        <p className="soft">{text.noAccount}</p>
      )}
      <p className="small soft">{text.accountNote}</p>
      <Button variant={account ? 'line' : 'primary'} onClick={() => setOpen(true)}>
        {account ? text.changeAccount : text.setAccount}
      </Button>
      {isOpen && <AccountDialog account={account} onClose={() => setOpen(false)} />}
    </section>
  )
}

function AccountDialog({ account, onClose }: { account: PayoutAccount | null; onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const formId = useId()
  const form = usePlainForm({
    check: (fields) => {
      const read = typedPayoutAccountSchema.safeParse(bodyOf(fields))
      return read.success ? {} : errorsOf(read.error.issues)
    },
    send: async (fields) => {
      await api.call(savePayoutAccount, { body: bodyOf(fields) })
      await queryClient.invalidateQueries({ queryKey: ['payouts'] })
      toastSuccess(text.saved)
      onClose()
    },
    onFailure: (error) => messageOr(error, text.tryAgain),
    fieldOf: (error) => (isRefusal(error, 'invalid_credentials') ? 'password' : undefined),
  })
  const actions = (
    <>
      <Button type="submit" form={formId} pending={form.pending} pendingLabel={text.saving}>
        {text.save}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={account ? text.changeAccount : text.setAccount}
      description={text.dialogLead}
      actions={actions}
    >
      <form id={formId} className="money-form" noValidate onSubmit={form.onSubmit}>
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        <Field label={text.iban} hint={text.ibanHint} error={form.errors['iban']} required>
          <TextInput name="iban" autoComplete="off" autoCapitalize="characters" maxLength={60} data-autofocus />
        </Field>
        <Field label={text.holder} error={form.errors['name']} required>
          <TextInput name="name" autoComplete="name" maxLength={70} defaultValue={account?.name} />
        </Field>
        <Field label={text.password} hint={text.passwordHint} error={form.errors['password']}>
          <TextInput name="password" type="password" autoComplete="current-password" maxLength={128} />
        </Field>
      </form>
    </Dialog>
  )
}

function bodyOf({ iban = '', name = '', password = '' }: Record<string, string>) {
  return { iban, name, ...(password === '' ? {} : { password }) }
}
