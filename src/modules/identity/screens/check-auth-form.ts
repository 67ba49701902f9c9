import { type FieldErrors, looksLikeEmail } from '#ui/form-fields.ts'
import { isPersonalPassword, type PasswordOwner, PERSONAL_PASSWORD } from '../contract/is-personal-password.ts'
import { isRepeatedCharacter, REPEATED_CHARACTER } from '../contract/is-repeated-character.ts'
import { identityText as text } from './identity.text.ts'
import { termsText } from './terms.text.ts'

const PASSWORD_MIN = 6
/** What the input advises (AUTH-03); shorter ones down to six are accepted with a hint (AMB-020). */
export const PASSWORD_ADVISED = 10

/** What is wrong with a sign-in: both fields are obligatory (AUTH-01). */
export function checkSignIn(fields: Readonly<Record<string, string>>): FieldErrors {
  return compact({
    email: checkEmail(fields['email']),
    password: fields['password'] ? undefined : text.passwordMissing,
  })
}

/** What is wrong with a sign-up: all three are obligatory (AUTH-01), the password may be chosen (`checkNewPassword`), and the terms are agreed to. */
export function checkSignUp(fields: Readonly<Record<string, string>>): FieldErrors {
  return compact({
    name: fields['name']?.trim() ? undefined : text.nameMissing,
    email: checkEmail(fields['email']),
    password: checkPassword(fields['password'] ?? '', fields),
    acceptsTerms: fields['acceptsTerms'] === undefined ? termsText.agreeMissing : undefined,
  })
}

/** What is wrong with an address that stands alone. */
export function checkEmailField(fields: Readonly<Record<string, string>>): FieldErrors {
  return compact({ email: checkEmail(fields['email']) })
}

/** What is wrong with a new password: it has at least six characters (AUTH-02) and is more than its owner's name or address, as far as these are known. */
export function checkNewPassword(fields: Readonly<Record<string, string>>, owner: PasswordOwner = {}): FieldErrors {
  return compact({ password: checkPassword(fields['password'] ?? '', owner) })
}

/** True for a password that is accepted but shorter than advised. */
export function isShortPassword(password: string): boolean {
  return password.length >= PASSWORD_MIN && password.length < PASSWORD_ADVISED
}

function checkEmail(value: string | undefined): string | undefined {
  const email = value?.trim() ?? ''
  if (email === '') return text.emailMissing
  return looksLikeEmail(email) ? undefined : text.invalidEmail
}

function checkPassword(password: string, owner: PasswordOwner): string | undefined {
  if (password === '') return text.choosePassword
  if (password.length < PASSWORD_MIN) return text.passwordTooShort
  if (isRepeatedCharacter(password)) return REPEATED_CHARACTER
  return isPersonalPassword(password, owner) ? PERSONAL_PASSWORD : undefined
}

function compact(errors: Record<string, string | undefined>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}
