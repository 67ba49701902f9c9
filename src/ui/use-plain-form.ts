import { type FormEvent, useState } from 'react'
import { type FieldErrors, focusFirstError, textsOf } from './form-fields.ts'

/** A form that is checked, sent once at a time, and keeps what was typed when sending fails. */
export function usePlainForm(parts: {
  check: (fields: Record<string, string>) => FieldErrors
  send: (fields: Record<string, string>) => Promise<void>
  onFailure: (error: unknown) => string
  /** The field that a failure is about; its message then stands there. */
  fieldOf?: (error: unknown) => string | undefined
  /** What a failure says of several fields; of those that the form has it stands there. */
  errorsIn?: (error: unknown) => FieldErrors
}) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const fields = textsOf(form)
    const found = parts.check(fields)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return focusFirstError(form, found)
    setPending(true)
    try {
      await parts.send(fields)
    } catch (error) {
      const field = parts.fieldOf?.(error)
      const told = field === undefined ? ownErrors(form, parts.errorsIn?.(error)) : { [field]: parts.onFailure(error) }
      if (Object.keys(told).length === 0) return setFailure(parts.onFailure(error))
      setErrors(told)
      focusFirstError(form, told)
    } finally {
      setPending(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!pending) void submit(event.currentTarget)
  }
  return { errors, failure, pending, onSubmit }
}

/** The errors of fields that the form shows; of any other nobody would read them. */
function ownErrors(form: HTMLFormElement, errors: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => form.elements.namedItem(name) !== null))
}
