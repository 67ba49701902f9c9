import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { identityText as text } from './identity.text.ts'
import { PasswordField } from './password-field.tsx'

const drawn = (error: string | undefined) =>
  renderToStaticMarkup(<PasswordField error={error} hint={text.passwordHint} />)

it('a password field shows its hint until there is an error, and then only the error', () => {
  expect(drawn(undefined)).toContain(text.passwordHint)
  const refused = drawn(text.passwordTooShort)
  expect(refused).toContain(text.passwordTooShort)
  expect(refused).not.toContain(text.passwordHint)
})
