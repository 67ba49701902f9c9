import { type FormEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { isPhoneNumber } from '#platform/http/text-fields.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { leadsText as text } from './leads.text.ts'
import type { NewLead } from './use-lead-changes.ts'

interface Props {
  open: boolean
  pending: boolean
  onClose: () => void
  onAdd: (lead: NewLead) => Promise<unknown>
}

const EMPTY: NewLead = { name: '', email: '', phone: '', company: '', message: '' }
const FORM_ID = 'add-lead'

/** Adds a lead by hand (AMB-144); typed text stays when saving fails. */
export function AddLeadDialog({ open, pending, onClose, onAdd }: Props) {
  const form = useForm<NewLead>({ defaultValues: EMPTY })
  const { errors } = form.formState
  // Two presses of a double click are both validated before the first one is known to save.
  const isSaving = useRef(false)
  const submit = form.handleSubmit((lead) => {
    if (!lead.name.trim() && !lead.email.trim() && !lead.phone.trim()) {
      form.setError('name', { message: text.oneNeeded }, { shouldFocus: true })
      return
    }
    return onAdd(lead).then(
      () => {
        form.reset(EMPTY)
        onClose()
      },
      () => {},
    )
  })
  const submitOnce = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving.current) return
    isSaving.current = true
    await submit(event).finally(() => {
      isSaving.current = false
    })
  }
  const actions = (
    <>
      <Button type="submit" form={FORM_ID} pending={pending}>
        {text.save}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={text.add} actions={actions}>
      <form id={FORM_ID} className="stack" noValidate onSubmit={(event) => void submitOnce(event)}>
        <Field label={text.name} error={errors.name?.message}>
          <TextInput autoComplete="off" data-autofocus {...form.register('name')} />
        </Field>
        <Field label={text.email} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            {...form.register('email', {
              pattern: { value: /^\s*$|^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, message: 'Ongeldig e-mailadres' },
            })}
          />
        </Field>
        <Field label={text.phone} error={errors.phone?.message}>
          <TextInput
            type="tel"
            autoComplete="off"
            {...form.register('phone', {
              validate: (phone) => phone.trim() === '' || isPhoneNumber(phone.trim()) || text.wrongPhone,
            })}
          />
        </Field>
        <Field label={text.company}>
          <TextInput autoComplete="off" {...form.register('company')} />
        </Field>
        <Field label={text.message}>
          <TextArea rows={3} {...form.register('message')} />
        </Field>
      </form>
    </Dialog>
  )
}
