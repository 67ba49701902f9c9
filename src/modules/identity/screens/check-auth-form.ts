import { type FieldErrors, looksLikeEmail } from '#ui/form-fields.ts'
import { isPersonalPassword, type PasswordOwner, PERSONAL_PASSWORD } from '../contract/is-personal-password.ts'
import { isRepeatedCharacter, REPEATED_CHARACTER } from '../contract/is-repeated-character.ts'
import { identityText as text } from './identity.text.ts'
import { termsText } from './terms.text.ts'

const PASSWORD_MIN = 6
/** The length that the input advises (AUTH-03); shorter passwords down to six characters are accepted with a hint (AMB-020). */
export const PASSWORD_ADVISED = 10

/** Returns the errors of a sign-in: both fields are required (AUTH-01). */
export function checkSignIn(fields: Readonly<Record<string, string>>): FieldErrors {
  return compact({
    email: checkEmail(fields['email']),
    password: fields['password'] ? undefined : text.passwordMissing,
  })
}

/**
 * Returns the errors of a sign-up: all three fields are required (AUTH-01), the password must be acceptable (`checkNewPassword`), and the terms
 * accepted.
 */
export function checkSignUp(fields: Readonly<Record<string, string>>): FieldErrors {
  return compact({
    name: fields['name']?.trim() ? undefined : text.nameMissing,
    email: checkEmail(fields['email']),
    password: checkPassword(fields['password'] ?? '', fields),
    acceptsTerms: fields['acceptsTerms'] === undefined ? termsText.agreeMissing : undefined,
  })
}

/** Returns the errors of a form with only an address. */
export function checkEmailField(fields: Readonly<Record<string, string>>): FieldErrors {
  return compact({ email: checkEmail(fields['email']) })
}

/**
 * Returns the errors of a new password: it has at least six characters (AUTH-02) and is more than its owner's name or address, as far as these are
 * known.
 */
export function checkNewPassword(fields: Readonly<Record<string, string>>, owner: PasswordOwner = {}): FieldErrors {
  return compact({ password: checkPassword(fields['password'] ?? '', owner) })
}

/** Tells whether a password is accepted but shorter than advised. */
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
