import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { codeField, emailField, newPasswordField, userSchema } from '../contract.ts'
import { GUARDED, passwordField } from './reauthentication.ts'

const done = z.object({ ok: z.literal(true) })

/** Changes the caller's name or password; a new password requires the current one and ends every other session. */
export const changeUser = operation({
  id: 'changeUser',
  summary: 'Eigen naam of wachtwoord wijzigen',
  method: 'PUT',
  path: '/auth/v1/user',
  access: 'signed-in',
  irreversible: 'asks-itself',
  body: z.strictObject({
    password: z.optional(newPasswordField),
    current_password: passwordField,
    data: z.optional(z.strictObject({ display_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) })),
  }),
  output: userSchema,
  errors: [...GUARDED, 'weak_password'],
})

/**
 * Requests another address; the password is required again. A link goes to the new address, which counts once it was used; the old one is notified.
 * The answer never reveals whether the new address has an account.
 */
export const requestEmailChange = operation({
  id: 'requestEmailChange',
  summary: 'Ander e-mailadres aanvragen',
  method: 'POST',
  path: '/auth/v1/email',
  access: 'signed-in',
  irreversible: 'asks-itself',
  body: z.strictObject({ email: emailField, password: passwordField }),
  output: done,
  errors: [...GUARDED, 'same_email'],
})

/**
 * Reauthenticates the session by the password or a code of the second factor. For ten minutes the session may then perform irreversible operations;
 * without it such an operation answers `proof_needed`.
 */
export const reauthenticateSession = operation({
  id: 'reauthenticateSession',
  summary: 'Bevestigen dat jij het bent',
  method: 'POST',
  path: '/auth/v1/proof',
  access: 'signed-in',
  body: z.strictObject({ password: passwordField, code: z.optional(codeField) }),
  output: done,
  errors: [...GUARDED, 'invalid_code'],
})

const sessionRowSchema = z.object({
  id: z.string(),
  /** Browser and system in a few words, null when they are unknown. */
  device: z.nullable(z.string()),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
})

/** One session of the caller. */
export type SessionRow = z.output<typeof sessionRowSchema>

/** Lists the caller's sessions, the most recently used first. */
export const listSessions = operation({
  id: 'listSessions',
  summary: 'Waar je bent ingelogd',
  method: 'GET',
  path: '/auth/v1/sessions',
  access: 'signed-in',
  output: z.object({ sessions: z.array(sessionRowSchema) }),
})

/** Ends one of the caller's sessions, at once. */
export const endSession = operation({
  id: 'endSession',
  summary: 'Ergens uitloggen',
  method: 'DELETE',
  path: '/auth/v1/sessions/:id',
  access: 'signed-in',
  params: z.object({ id: idField() }),
  output: done,
  errors: ['not_found'],
})

const securitySchema = z.object({
  /** False for an account that signs in only through another service. */
  has_password: z.boolean(),
  factor: z.nullable(z.object({ id: z.string(), type: z.literal('totp'), created_at: z.string() })),
  backup_codes_left: z.number(),
})

/** How the caller's account is secured; a factor that was never confirmed with a code is not included. */
export type Security = z.output<typeof securitySchema>

/** Returns the caller's second factor. */
export const readFactors = operation({
  id: 'readFactors',
  summary: 'Eigen tweestapsverificatie',
  method: 'GET',
  path: '/auth/v1/factors',
  access: 'signed-in',
  output: securitySchema,
})

const enrolmentSchema = z.object({
  id: z.string(),
  type: z.literal('totp'),
  totp: z.object({ secret: z.string(), uri: z.string(), qr_code: z.string() }),
})

/** The data for an authenticator app; `qr_code` is an SVG of `uri`. */
export type Enrolment = z.output<typeof enrolmentSchema>

/** Starts a second factor; it counts after its first code. */
export const enrolFactor = operation({
  id: 'enrolFactor',
  summary: 'Tweestapsverificatie beginnen',
  method: 'POST',
  path: '/auth/v1/factors',
  access: 'signed-in',
  irreversible: 'asks-itself',
  body: z.strictObject({ password: passwordField }),
  output: enrolmentSchema,
  errors: [...GUARDED, 'factor_exists'],
})

const codesSchema = z.object({ backup_codes: z.array(z.string()) })

/** Confirms a second factor with its first code; returns ten backup codes, which are shown only once. */
export const confirmFactor = operation({
  id: 'confirmFactor',
  summary: 'Tweestapsverificatie aanzetten',
  method: 'POST',
  path: '/auth/v1/factors/:id/verify',
  access: 'signed-in',
  params: z.object({ id: idField() }),
  body: z.strictObject({ code: codeField }),
  output: codesSchema,
  errors: ['not_found', 'invalid_code', 'too_many_requests'],
})

/** Turns the second factor off. */
export const removeFactor = operation({
  id: 'removeFactor',
  summary: 'Tweestapsverificatie uitzetten',
  method: 'POST',
  path: '/auth/v1/factors/:id/unenroll',
  access: 'signed-in',
  irreversible: 'asks-itself',
  params: z.object({ id: idField() }),
  body: z.strictObject({ password: passwordField }),
  output: done,
  errors: [...GUARDED, 'not_found'],
})

/** Creates ten new backup codes; the old ones stop working. */
export const renewBackupCodes = operation({
  id: 'renewBackupCodes',
  summary: 'Nieuwe back-upcodes',
  method: 'POST',
  path: '/auth/v1/factors/backup-codes',
  access: 'signed-in',
  irreversible: 'asks-itself',
  body: z.strictObject({ password: passwordField }),
  output: codesSchema,
  errors: [...GUARDED, 'not_found'],
})
