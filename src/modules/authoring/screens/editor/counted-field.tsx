import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { basicsText as text } from './basics.text.ts'
import { fieldLabel } from './editor.text.ts'
import { type TextField, useEditorForm } from './editor-form.ts'

type Props = { name: TextField; hint: string; max: number; required?: boolean; children: ReactNode }

/** Shows a text field with its number of characters; a text that is too long is reported, never cut. */
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
