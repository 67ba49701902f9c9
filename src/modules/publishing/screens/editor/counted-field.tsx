import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { basicsText as text } from './basics.text.ts'
import { fieldLabel } from './editor.text.ts'
import { type TextField, useEditorForm } from './editor-form.ts'

type Props = { name: TextField; hint: string; max: number; required?: boolean; children: ReactNode }

/** A field of text with how much of it is used; it is never cut, what is too long is said. */
export function CountedField({ name, hint, max, required, children }: Props) {
  const { form, problem } = useEditorForm()
  const used = form[name].trim().length
  return (
    <Field
      label={fieldLabel[name]}
      required={required}
      error={problem(name)}
      hint={
        <span className="counted">
          <span>{hint}</span>
          <span className="counted-number" data-over={used > max || undefined}>
            {text.counted(formatNumber(used), formatNumber(max))}
          </span>
        </span>
      }
    >
      {children}
    </Field>
  )
}
