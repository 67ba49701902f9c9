import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { codeField, emailField, newPasswordField, secretField, sessionSchema } from '../contract.ts'

const redirectField = z.optional(z.string().check(z.maxLength(2000)))
const options = z.optional(z.object({ emailRedirectTo: redirectField }))
/** The same for an address with an account and for one without. */
const mailed = z.object({ ok: z.literal(true) })

/** The secret of a mailed link; a mail program may have cut it off. */
const linkSecretField = z
  .string()
  .check(
    z.regex(
      /^[A-Za-z0-9_-]{43}$/,
      'Deze link is niet compleet. Open de link uit je mail opnieuw, of vraag een nieuwe aan.',
    ),
  )

/** Mails a code of six digits to sign in with (API-05). The answer never reveals whether the address has an account. */
export const sendCode = operation({
  id: 'sendCode',
  summary: 'Inlogcode per mail',
  method: 'POST',
  path: '/auth/v1/otp',
  access: 'anyone',
  body: z.strictObject({ email: emailField, options }),
  output: mailed,
  errors: ['too_many_requests'],
})

/** Mails a link to choose a new password (API-05). */
export const recoverPassword = operation({
  id: 'recoverPassword',
  summary: 'Nieuw wachtwoord aanvragen',
  method: 'POST',
  path: '/auth/v1/recover',
  access: 'anyone',
  body: z.strictObject({ email: emailField, options }),
  output: mailed,
  errors: ['too_many_requests'],
})

/** Mails the owner of an unconfirmed address the link that confirms it, by choosing a password (API-05). */
export const resendConfirmation = operation({
  id: 'resendConfirmation',
  summary: 'Bevestigingsmail opnieuw sturen',
  method: 'POST',
  path: '/auth/v1/resend',
  access: 'anyone',
  body: z.strictObject({ type: z.literal('signup'), email: emailField, options }),
  output: mailed,
  errors: ['too_many_requests'],
})

/**
 * Verifies a mailed secret (API-05). `signup` confirms an address, and opens a session only for the browser that signed up (AMB-199); `recovery` sets
 * a new password, ends every other session and opens one; `email` signs in with a code; `email_change` changes the account's address. A link's secret
 * works once, and only here: opening the link does nothing by itself.
 */
export const verifyToken = operation({
  id: 'verifyToken',
  summary: 'Gemailde link of code gebruiken',
  method: 'POST',
  path: '/auth/v1/verify',
  access: 'anyone',
  body: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('signup'), token: linkSecretField, device_secret: z.optional(secretField) }),
    z.strictObject({
      type: z.literal('recovery'),
      token: linkSecretField,
      password: newPasswordField,
      factor_code: z.optional(codeField),
    }),
    z.strictObject({ type: z.literal('email_change'), token: linkSecretField }),
    z.strictObject({ type: z.literal('email'), email: emailField, token: codeField }),
  ]),
  output: sessionSchema,
  errors: ['invalid_token', 'invalid_code', 'second_factor_required', 'too_many_requests'],
})

/**
 * Whether a mailed link to a new password still works, for the page that it opens. It uses nothing up, no attempt either, so that a program that
 * looks through mail may ask as well.
 */
export const checkRecoveryLink = operation({
  id: 'checkRecoveryLink',
  summary: 'Link voor een nieuw wachtwoord controleren',
  method: 'POST',
  path: '/auth/v1/verify/check',
  access: 'anyone',
  body: z.strictObject({ type: z.literal('recovery'), token: linkSecretField }),
  output: mailed,
  errors: ['invalid_token', 'too_many_requests'],
})
