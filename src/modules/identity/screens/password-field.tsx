import { type ComponentProps, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { identityText as text } from './identity.text.ts'
import './password-field.css'

type Props = ComponentProps<'input'> & { error: string | undefined; hint?: string | undefined; label?: string }

/** A password that can be made visible; pasting from a password manager stays possible. The hint is shown until there is an error. */
export function PasswordField({ error, hint, label = text.password, name = 'password', ...input }: Props) {
  const [visible, setVisible] = useState(false)
  return (
    <div className="password-field">
      <Field label={label} error={error} hint={error === undefined ? hint : undefined} required>
        <TextInput
          {...input}
          name={name}
          type={visible ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <button type="button" className="password-toggle" aria-pressed={visible} onClick={() => setVisible(!visible)}>
        {visible ? text.hidePassword : text.showPassword}
      </button>
    </div>
  )
}
