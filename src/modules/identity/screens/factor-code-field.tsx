import { useEffect, useRef } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = { isBackup?: boolean; error: string | undefined; focus?: boolean; label?: string; hint?: string }

/** A one-time code field: digits with the telephone's number keys and its own suggestion, or the letters of a backup code. */
export function FactorCodeField({ isBackup = false, error, focus, label, hint }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])
  return (
    <Field
      label={label ?? (isBackup ? text.backupCode : text.factorCode)}
      hint={hint ?? (isBackup ? text.backupHint : text.sixDigits)}
      error={error}
      required
    >
      <TextInput
        ref={input}
        className="code-input"
        name="code"
        autoComplete="one-time-code"
        inputMode={isBackup ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
    </Field>
  )
}
