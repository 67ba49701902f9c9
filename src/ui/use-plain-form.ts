import { type Dispatch, type FormEvent, type SetStateAction, useRef, useState } from 'react'
import { type FieldErrors, focusFirstError, textsOf } from './form-fields.ts'

/**
 * A form that is checked, sent once at a time, and keeps what was typed when sending fails. An error leaves its field as soon as the field
 * passes the check; an error that the server gave leaves when the field changes.
 */
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

/** Answers a function that has the errors of a form follow what is typed in it, by the check it was last given. */
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

/** The errors after a field changed: the field's own error is what the check says now, the others stay. */
export function afterChange(shown: FieldErrors, name: string, found: FieldErrors): FieldErrors {
  const { [name]: _, ...others } = shown
  return found[name] === undefined ? others : { ...others, [name]: found[name] }
}

function nameOf(target: EventTarget | null): string | null {
  const isControl =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  return isControl && target.name !== '' ? target.name : null
}

/** The errors of fields that the form shows; of any other nobody would read them. */
function ownErrors(form: HTMLFormElement, errors: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => form.elements.namedItem(name) !== null))
}
