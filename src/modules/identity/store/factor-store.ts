import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'

/** A second factor as it is stored; `secret` is encrypted. */
export interface FactorRow {
  id: string
  secret: string
  created_at: Date
  verified_at: Date | null
}

const AUTH = { role: 'auth' } as const
const COLUMNS = 'id, secret, created_at, verified_at'

/** Returns the account's factor, confirmed or not; undefined without one. */
export async function findFactor(db: Database, userId: string): Promise<FactorRow | undefined> {
  const rows = await db.query<FactorRow>(AUTH, `select ${COLUMNS} from auth.totp_factors where user_id = $1`, [userId])
  return rows[0]
}

/** Tells whether the account must give a second factor. */
export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  return (await findFactor(db, userId))?.verified_at instanceof Date
}

/** Saves a factor to be confirmed and replaces an earlier unconfirmed one; returns its id, or null when the account has a confirmed one. */
export async function saveFactor(
  db: Database,
  factor: { userId: string; secret: string; now: Date },
): Promise<string | null> {
  const rows = await db.query<{ id: string }>(
    AUTH,
    `insert into auth.totp_factors as f (id, user_id, secret, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set id = excluded.id, secret = excluded.secret, created_at = excluded.created_at, last_counter = null
     where f.verified_at is null returning id`,
    [newId(factor.now.getTime()), factor.userId, factor.secret, factor.now],
  )
  return rows[0]?.id ?? null
}

/** Consumes the code of one time step; returns false when it, or a newer one, was used before. */
export async function spendCounter(db: Database, factorId: string, counter: number): Promise<boolean> {
  const rows = await db.query(
    AUTH,
    'update auth.totp_factors set last_counter = $2 where id = $1 and (last_counter is null or last_counter < $2) returning id',
    [factorId, counter],
  )
  return rows.length > 0
}

/** Activates a factor; returns false when it is gone or active already. */
export async function confirmFactorRow(db: Database, factorId: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    AUTH,
    'update auth.totp_factors set verified_at = $2 where id = $1 and verified_at is null returning id',
    [factorId, now],
  )
  return rows.length > 0
}

/** Replaces the account's backup codes by these. */
export async function replaceBackupCodes(db: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await db.batch(AUTH, [
    { text: 'delete from auth.backup_codes where user_id = $1', values: [userId] },
    {
      text: 'insert into auth.backup_codes (user_id, code_hash) select $1, unnest($2::text[])',
      values: [userId, [...hashes]],
    },
  ])
}

/** Consumes a backup code; returns false when the account has none like it. */
export async function spendBackupCode(db: Database, userId: string, hash: string): Promise<boolean> {
  const rows = await db.query(
    AUTH,
    'delete from auth.backup_codes where user_id = $1 and code_hash = $2 returning user_id',
    [userId, hash],
  )
  return rows.length > 0
}

/** Counts the backup codes that an account has left. */
export async function countBackupCodes(db: Database, userId: string): Promise<number> {
  const rows = await db.query<{ count: number }>(
    AUTH,
    'select count(*)::int as count from auth.backup_codes where user_id = $1',
    [userId],
  )
  return rows[0]?.count ?? 0
}

/** Deletes an account's factor and backup codes; returns false when it has no confirmed factor with that id. */
export async function removeFactorRow(db: Database, userId: string, factorId: string): Promise<boolean> {
  const [removed] = await db.batch(AUTH, [
    {
      text: 'delete from auth.totp_factors where user_id = $1 and id = $2 and verified_at is not null returning id',
      values: [userId, factorId],
    },
    {
      text: 'delete from auth.backup_codes where user_id = $1 and not exists (select 1 from auth.totp_factors where user_id = $1)',
      values: [userId],
    },
  ])
  return (removed?.length ?? 0) > 0
}
