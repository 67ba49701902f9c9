import { createContext, useContext } from 'react'

/** What a field passes to the control inside it. */
export type FieldControl = {
  id?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
  required?: boolean | undefined
}

/** Provides the field's ids and state to its control. */
export const FieldContext = createContext<FieldControl>({})

type FieldControlProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Returns the id and aria attributes of a control: its own props take precedence over those of its field. */
export function useFieldControl(own: FieldControlProps) {
  const field = useContext(FieldContext)
  const described = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field.id,
    'aria-describedby': described || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own.required ?? (field.required || undefined),
  }
}
