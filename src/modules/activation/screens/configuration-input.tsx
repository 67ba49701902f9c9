import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ConfigurationField } from '../contract.ts'
import { fieldText, configureText as text } from './configure.text.ts'

type Props = { field: ConfigurationField; error: string | undefined; registration: UseFormRegisterReturn }

/** One field of a configuration form, in the form that its kind asks for; required ones carry an asterisk (CONF-01). */
export function ConfigurationInput({ field, error, registration }: Props) {
  const { label, hint } = fieldText(field.name)
  return (
    <Field label={label} hint={hint} error={error} required={field.required}>
      <Control field={field} registration={registration} />
    </Field>
  )
}

function Control({ field, registration }: Omit<Props, 'error'>) {
  const placeholder = fieldText(field.name).placeholder
  const address = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false, placeholder } as const
  switch (field.kind) {
    case 'url':
      return <TextInput {...registration} {...address} type="url" autoComplete="url" />
    case 'url-lines':
      return <TextArea {...registration} {...address} className="mono" rows={4} />
    case 'text':
      return <TextInput {...registration} placeholder={placeholder} autoComplete="off" />
    case 'long-text':
      return <TextArea {...registration} placeholder={placeholder} rows={4} />
    case 'choice':
      return (
        <Select {...registration}>
          <option value="">{text.choose}</option>
          {field.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      )
  }
}
