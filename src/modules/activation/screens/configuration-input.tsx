import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { type ConfigurationField, PAGE_ABSENT } from '../contract.ts'
import { fieldText, configureText as text } from './configure.text.ts'

type Props = {
  field: ConfigurationField
  error: string | undefined
  registration: UseFormRegisterReturn
  /** The value of the field, for a page that the company may not have. */
  value: string
  onValue: (value: string) => void
}

/** Shows one field of a configuration form, as its kind requires; required ones carry an asterisk (CONF-01). */
export function ConfigurationInput({ field, error, registration, value, onValue }: Props) {
  const { label, hint } = fieldText(field.name)
  const isAbsent = field.mayBeAbsent === true && value === PAGE_ABSENT
  return (
    <div className="configure-field">
      <Field label={label} hint={hint} error={error} required={field.required}>
        {isAbsent ? <TextInput value={text.absent} readOnly /> : <Control field={field} registration={registration} />}
      </Field>
      {field.mayBeAbsent && (
        <Checkbox
          label={text.isAbsent}
          checked={isAbsent}
          onChange={(event) => onValue(event.target.checked ? PAGE_ABSENT : '')}
        />
      )}
    </div>
  )
}

function Control({ field, registration }: Pick<Props, 'field' | 'registration'>) {
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
