import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'

/** The purpose of a one-time token. */
export type TokenPurpose = 'confirm' | 'recover' | 'code' | 'second-factor' | 'sso' | 'email'

/** A one-time token to store: never the secret itself, only its hash. */
export interface NewOneTimeToken {
  purpose: TokenPurpose
  userId: string | null
  secretHash: string
  data: Record<string, string>
  attempts: number
  expiresAt: Date
  now: Date
}

/** A live one-time token. */
export interface OneTimeToken {
  id: string
  user_id: string | null
  secret_hash: string
  data: Record<string, string>
}

const AUTH = { role: 'auth' } as const
const COLUMNS = 'id, user_id, secret_hash, data'

/** Saves a one-time token; of a mailed kind the account's earlier one stops working. */
export async function createOneTimeToken(db: Database, oneTimeToken: NewOneTimeToken): Promise<void> {
  const { purpose, userId, secretHash, data, attempts, expiresAt, now } = oneTimeToken
  await db.query(
    AUTH,
    `insert into auth.proofs (id, purpose, user_id, secret_hash, data, attempts_left, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, purpose) where purpose in ('confirm', 'recover', 'code', 'email') do update set id = excluded.id,
       secret_hash = excluded.secret_hash, data = excluded.data, attempts_left = excluded.attempts_left,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [newId(now.getTime()), purpose, userId, secretHash, JSON.stringify(data), attempts, now, expiresAt],
  )
}

/** Counts an attempt with a secret and returns its token; undefined when there is none, it has expired, or its attempts are used up. */
export async function attemptToken(
  db: Database,
  secret: { purpose: TokenPurpose; secretHash: string; now: Date },
): Promise<OneTimeToken | undefined> {
  const rows = await db.query<OneTimeToken>(
    AUTH,
    `update auth.proofs set attempts_left = attempts_left - 1
     where purpose = $1 and secret_hash = $2 and expires_at > $3 and attempts_left > 0 returning ${COLUMNS}`,
    [secret.purpose, secret.secretHash, secret.now],
  )
  return rows[0]
}

/** Finds a token like `attemptToken`, without counting an attempt. */
export async function findToken(
  db: Database,
  secret: { purpose: TokenPurpose; secretHash: string; now: Date },
): Promise<OneTimeToken | undefined> {
  const rows = await db.query<OneTimeToken>(
    AUTH,
    `select ${COLUMNS} from auth.proofs where purpose = $1 and secret_hash = $2 and expires_at > $3 and attempts_left > 0`,
    [secret.purpose, secret.secretHash, secret.now],
  )
  return rows[0]
}

/** Counts an attempt like `attemptToken`, for the code that was mailed to an account, whatever code is tried. */
export async function tryMailedCode(db: Database, userId: string, now: Date): Promise<OneTimeToken | undefined> {
  const rows = await db.query<OneTimeToken>(
    AUTH,
    `update auth.proofs set attempts_left = attempts_left - 1
     where purpose = 'code' and user_id = $1 and expires_at > $2 and attempts_left > 0 returning ${COLUMNS}`,
    [userId, now],
  )
  return rows[0]
}

/** Consumes a token; of several simultaneous calls one gets true. */
export async function consumeToken(db: Database, id: string): Promise<boolean> {
  return (await db.query(AUTH, 'delete from auth.proofs where id = $1 returning id', [id])).length > 0
}

/** Deletes every one-time token of an account. */
export async function deleteOneTimeTokens(db: Database, userId: string): Promise<void> {
  await db.query(AUTH, 'delete from auth.proofs where user_id = $1', [userId])
}

/** Deletes the tokens that expired before `now`. */
export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.query(AUTH, 'delete from auth.proofs where expires_at < $1', [now])
}
