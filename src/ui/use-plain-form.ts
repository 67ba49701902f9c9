import { type Dispatch, type FormEvent, type SetStateAction, useRef, useState } from 'react'
import { type FieldErrors, focusFirstError, textsOf } from './form-fields.ts'

/**
 * Handles a form that is checked, sent once at a time, and keeps its typed values when sending fails. An error disappears as soon as its field passes
 * the check; a server error disappears when the field changes.
 */
export function usePlainForm(parts: {
  check: (fields: Record<string, string>) => FieldErrors
  send: (fields: Record<string, string>) => Promise<void>
  onFailure: (error: unknown) => string
  /** Returns the field of a failure; its message is then shown there. */
  fieldOf?: (error: unknown) => string | undefined
  /** Returns the errors of a failure by field; those of fields in the form are shown there. */
  errorsIn?: (error: unknown) => FieldErrors
}) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const watch = useWatchedErrors(setErrors)
  const submit = async (form: HTMLFormElement): Promise<void> => {
    watch(form, parts.check)
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
      const fieldErrors =
        field === undefined ? ownErrors(form, parts.errorsIn?.(error)) : { [field]: parts.onFailure(error) }
      if (Object.keys(fieldErrors).length === 0) return setFailure(parts.onFailure(error))
      setErrors(fieldErrors)
      focusFirstError(form, fieldErrors)
    } finally {
      setPending(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!pending) void submit(event.currentTarget)
  }
  const clearErrors = (): void => {
    setErrors({})
    setFailure(null)
  }
  return { errors, failure, pending, onSubmit, clearErrors }
}

/** Returns a function that updates the errors of a form while the user types, by the check that it was last given. */
function useWatchedErrors(setErrors: Dispatch<SetStateAction<FieldErrors>>) {
  const listening = useRef<AbortController>(null)
  return (form: HTMLFormElement, check: (fields: Record<string, string>) => FieldErrors): void => {
    listening.current?.abort()
    const { signal } = (listening.current = new AbortController())
    const onInput = ({ target }: Event): void => {
      const name = nameOf(target)
      if (name === null) return
      const found = check(textsOf(form))
      setErrors((shown) => (shown[name] === undefined ? shown : afterChange(shown, name, found)))
    }
    form.addEventListener('input', onInput, { signal })
  }
}

/** Returns the errors after a field changed: the field's own error comes from the new check, the others stay. */
export function afterChange(shown: FieldErrors, name: string, found: FieldErrors): FieldErrors {
  const { [name]: _, ...others } = shown
  return found[name] === undefined ? others : { ...others, [name]: found[name] }
}

function nameOf(target: EventTarget | null): string | null {
  const isControl =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  return isControl && target.name !== '' ? target.name : null
}

/** Returns the errors of fields that the form shows; others would stay unread. */
function ownErrors(form: HTMLFormElement, errors: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => form.elements.namedItem(name) !== null))
}
