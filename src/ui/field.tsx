import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext } from './field-context.ts'
import { uiText } from './ui.text.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  hideLabel?: boolean | undefined
  id?: string | undefined
  children: ReactNode
}

/**
 * A label above one control, with its hint and its error below. The control inside (TextInput, TextArea, Select, SearchInput) gets id,
 * aria-describedby, aria-invalid and aria-required automatically.
 */
export function Field({ label, hint, error, required, hideLabel, id, children }: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      <label className={classNames('field-label', hideLabel && 'visually-hidden')} htmlFor={controlId}>
        {label}
        {required && (
          <span className="field-required" title={uiText.required}>
            {' *'}
          </span>
        )}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error && (
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
