import type { InputField } from '#modules/catalogue/contract.ts'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { INPUT_TYPES, readInputFields } from '../../form/input-fields-text.ts'

/** Returns the inputs that a text of JSON describes; none while it is not valid. */
export function inputsOf(text: string): readonly InputField[] {
  const read = readInputFields(text)
  return read.ok ? read.value.fields : []
}

type Props = {
  fields: readonly InputField[]
  values: Readonly<Record<string, string>>
  error?: string | undefined
  onValues: (values: Record<string, string>) => void
}

/** Shows the inputs of a bot as its customer gets them in the run dialog. */
export function BotInputs({ fields, values, error, onValues }: Props) {
  return fields.map((field, at) => {
    const props = {
      value: values[field.label] ?? '',
      placeholder: field.placeholder || undefined,
      maxLength: 2000,
      autoComplete: 'off',
    }
    const put = (value: string) => onValues({ ...values, [field.label]: value })
    const type = INPUT_TYPES.find((known) => known === field.type) ?? 'text'
    return (
      <Field key={field.label} label={field.label} error={at === 0 ? error : undefined}>
        {type === 'textarea' ? (
          <TextArea {...props} rows={3} onChange={(event) => put(event.target.value)} />
        ) : (
          <TextInput {...props} type={type} onChange={(event) => put(event.target.value)} />
        )}
      </Field>
    )
  })
}
