import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { eqIdField, tableField, tableQueryOf } from '#platform/http/query-fields.ts'
import { termsVersionField } from './contract/terms.ts'

export const roleSchema = z.enum(['buyer', 'vendor', 'admin'])

/** An account's role (PERM-01). */
export type Role = z.output<typeof roleSchema>

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  email_confirmed_at: z.nullable(z.string()),
  created_at: z.string(),
  user_metadata: z.object({ display_name: z.string() }),
})

/** A signed-in account in the response of the auth service. */
export type User = z.output<typeof userSchema>

export const sessionSchema = z.object({
  access_token: z.nullable(z.string()),
  refresh_token: z.nullable(z.string()),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  user: z.nullable(userSchema),
  /** The second factor is still required: `challenge` is sent back with its code, within `expires_in` seconds. */
  mfa: z.optional(z.object({ challenge: z.string(), expires_in: z.number() })),
  /** An administrator must turn on a second factor first; until then every other operation is refused. */
  second_factor_needed: z.optional(z.boolean()),
  /** Proves at the next sign-in that this device signed in before; it opens nothing, and each is valid for one sign-in. */
  device_token: z.optional(z.string()),
  /** The path to open after a mailed link or another sign-in service; a path of this app. */
  redirect_to: z.optional(z.string()),
})

/** A session; without tokens when the address must be confirmed first (AUTH-05) or the second factor is still required. */
export type Session = z.output<typeof sessionSchema>

/** A typed e-mail address. */
export const emailField = z.string().check(z.trim(), z.toLowerCase(), z.email('Ongeldig e-mailadres'), z.maxLength(254))
/** A new password (AUTH-02). */
export const newPasswordField = z
  .string()
  .check(z.minLength(6, 'Wachtwoord moet minimaal 6 karakters zijn'), z.maxLength(128, 'Dit wachtwoord is te lang'))
/** A secret that this app generated: a token, a link's secret, a challenge. */
export const secretField = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'Dit is geen geldige sleutel'))
/** A typed code: six digits, or a backup code; spaces and capitals do not matter. */
export const codeField = z.string().check(z.regex(/^[\s0-9A-Za-z-]{6,20}$/, 'Vul de code in zoals hij er staat'))
const metadata = z.optional(
  z.object({
    display_name: z.optional(z.string().check(z.maxLength(120))),
    /** The accepted version of the terms and the privacy statement; without it nothing is recorded. */
    terms_version: z.optional(termsVersionField),
  }),
)

/** Creates an account (API-03); the endpoint checks the six characters itself so that the specified text is returned (AUTH-02). */
export const signUp = operation({
  id: 'signUp',
  summary: 'Account aanmaken',
  method: 'POST',
  path: '/auth/v1/signup',
  access: 'anyone',
  body: z.object({
    email: emailField,
    password: newPasswordField,
    data: metadata,
    options: z.optional(
      z.object({
        emailRedirectTo: z.optional(z.string().check(z.maxLength(2000))),
        data: metadata,
        /** Generated and stored by the browser that signs up: with it the mailed link also signs in there (AMB-199). */
        device_secret: z.optional(secretField),
      }),
    ),
  }),
  output: sessionSchema,
  errors: ['weak_password', 'terms_changed', 'too_many_requests'],
})

/**
 * Signs in with a password, performs the second step of a sign-in (`mfa`), or renews a session (API-04, API-05). Where addresses are confirmed, a
 * refused password carries `details.may_be_unconfirmed`, whatever the reason was.
 */
export const getToken = operation({
  id: 'getToken',
  summary: 'Inloggen of sessie vernieuwen',
  method: 'POST',
  path: '/auth/v1/token',
  access: 'anyone',
  query: z.object({ grant_type: z.enum(['password', 'mfa', 'refresh_token']) }),
  body: z.object({
    email: z.optional(emailField),
    password: z.optional(z.string().check(z.maxLength(128))),
    refresh_token: z.optional(z.string().check(z.maxLength(200))),
    /** The `device_token` of this device's last sign-in: wrong passwords from elsewhere do not lock it out. */
    device_token: z.optional(secretField),
    challenge: z.optional(secretField),
    code: z.optional(codeField),
  }),
  output: sessionSchema,
  errors: ['invalid_credentials', 'invalid_code', 'session_missing', 'too_many_requests'],
})

/** Ends the caller's sessions: everywhere (AUTH-09), this one (`local`), or all but this one (`others`). */
export const signOut = operation({
  id: 'signOut',
  summary: 'Uitloggen',
  method: 'POST',
  path: '/auth/v1/logout',
  access: 'signed-in',
  query: z.object({ scope: z._default(z.enum(['global', 'local', 'others']), 'global') }),
  output: z.object({ ok: z.literal(true) }),
})

/** Returns the signed-in account. */
export const getUser = operation({
  id: 'getUser',
  summary: 'Ingelogde gebruiker',
  method: 'GET',
  path: '/auth/v1/user',
  access: 'signed-in',
  output: userSchema,
})

const short = z.optional(z.string().check(z.maxLength(200)))
/** Reads of the caller's own rows; the actions check the grammar. */
const userRowsQuery = tableQueryOf({ user_id: tableField })

export const roleRowSchema = z.object({ user_id: z.string(), role: roleSchema, created_at: z.string() })

/** One row of an account's role history. */
export type RoleRow = z.output<typeof roleRowSchema>

/** Returns the caller's newest role, as a list of one row (API-08); empty for an account without a row, and for another account. */
export const readRoles = operation({
  id: 'readRoles',
  summary: 'Eigen rol',
  method: 'GET',
  path: '/rest/v1/user_roles',
  access: 'signed-in',
  query: userRowsQuery,
  output: z.array(roleRowSchema),
  errors: ['unsupported_query'],
})

export const profileSchema = z.object({
  user_id: z.string(),
  role: roleSchema,
  is_developer: z.boolean(),
  updated_at: z.string(),
})

/** An account's profile. */
export type Profile = z.output<typeof profileSchema>

/** Returns the caller's profile, as a list of one row (API-08); empty for another account. */
export const readProfiles = operation({
  id: 'readProfiles',
  summary: 'Eigen profiel',
  method: 'GET',
  path: '/rest/v1/profiles',
  access: 'signed-in',
  query: userRowsQuery,
  output: z.array(profileSchema),
  errors: ['unsupported_query'],
})

/** Sets the caller's role to buyer or vendor (API-09, AMB-028, AMB-029). */
export const changeProfile = operation({
  id: 'changeProfile',
  summary: 'Eigen rol kiezen',
  method: 'PATCH',
  path: '/rest/v1/profiles',
  access: 'signed-in',
  query: z.object({ user_id: z.optional(eqIdField('Noem je account als user_id=eq.<id>')), select: short }),
  body: z.strictObject({ role: roleSchema, updated_at: short }),
  output: z.array(profileSchema),
  errors: ['role_not_allowed', 'forbidden'],
})

const settingsSchema = z.object({
  lead_mail: z.boolean(),
  /** Mail at three quarters of a month's limit; a reached limit is always mailed. */
  usage_mail: z.boolean(),
  conversation_retention_days: z.number(),
})

/** The settings of an account. */
export type Settings = z.output<typeof settingsSchema>

/** Returns the caller's settings: mail per lead and near a limit, days that conversations are stored. */
export const readSettings = operation({
  id: 'readSettings',
  summary: 'Eigen instellingen',
  method: 'GET',
  path: '/rest/v1/user_settings',
  access: 'signed-in',
  output: settingsSchema,
})

/** Changes the caller's settings; omitted ones stay unchanged. */
export const changeSettings = operation({
  id: 'changeSettings',
  summary: 'Eigen instellingen wijzigen',
  method: 'PATCH',
  path: '/rest/v1/user_settings',
  access: 'signed-in',
  body: z.strictObject({
    lead_mail: z.optional(z.boolean()),
    usage_mail: z.optional(z.boolean()),
    conversation_retention_days: z.optional(
      z.int().check(z.gte(1, 'Kies 1 tot 365 dagen'), z.lte(365, 'Kies 1 tot 365 dagen')),
    ),
  }),
  output: settingsSchema,
})

export { AUDIT_KINDS, type AuditKind } from './contract/audit-kinds.ts'
export { GUARDED, passwordField } from './contract/reauthentication.ts'
export { TERMS_VERSION } from './contract/terms-version.ts'
