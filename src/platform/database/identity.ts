/**
 * The identity of a transaction. The database itself decides what it sees and may write (architecture, invariants): `anon` a visitor, `member` a
 * signed-in user, `service` the product acting after it authorised a caller, `auth` the sign-in library. A `service` identity with `configId` sees
 * only that configuration.
 */
export type Identity =
  | { readonly role: 'anon' }
  | { readonly role: 'member'; readonly userId: string }
  | { readonly role: 'service'; readonly configId?: string | undefined }
  | { readonly role: 'auth' }

/** Returns the name of the identity's role in the database. */
export function databaseRole(identity: Identity): string {
  return `syvo_${identity.role}`
}

/** Returns the three values that the first statement of every transaction sets: role, user and configuration. */
export function identitySettings(identity: Identity): [role: string, userId: string, configId: string] {
  return [
    databaseRole(identity),
    identity.role === 'member' ? identity.userId : '',
    identity.role === 'service' ? (identity.configId ?? '') : '',
  ]
}

/** The statement that sets a transaction's identity in one round trip; all three settings end with the transaction. */
export const SET_IDENTITY_SQL =
  "select set_config('role', $1, true), set_config('app.user_id', $2, true), set_config('app.config_id', $3, true)"

/** Returns the same statement with the values in its text, for a connection that sends it together with `begin`. */
export function setIdentityText(identity: Identity): string {
  const [role, userId, configId] = identitySettings(identity).map(quoteText)
  return `select set_config('role', ${role}, true), set_config('app.user_id', ${userId}, true), set_config('app.config_id', ${configId}, true)`
}

/** Returns a text as an SQL literal; PostgreSQL reads backslashes in it as they are (standard_conforming_strings). Throws on a NUL, which no text holds. */
export function quoteText(text: string): string {
  if (text.includes('\0')) throw new RangeError('a text of the database holds no NUL')
  return `'${text.replaceAll("'", "''")}'`
}
