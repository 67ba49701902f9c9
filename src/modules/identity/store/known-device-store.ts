import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import { secretHash } from '../one-time-token.ts'

const AUTH = { role: 'auth' } as const
const RETENTION_DAYS = 180
const PER_ACCOUNT = 20

/** Returns the device of this account with a token; undefined for a token of another account, a replaced one, and an expired one. */
export async function findKnownDevice(
  db: Database,
  device: { email: string; token: string; now: Date },
): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>(
    AUTH,
    `select d.id from auth.known_devices d join auth."user" u on u."id" = d.user_id
     where d.token_hash = $1 and u."email" = $2 and d.last_used_at > $3::timestamptz - make_interval(days => ${RETENTION_DAYS})`,
    [secretHash(device.token), device.email, device.now],
  )
  return rows[0]?.id
}

/** Saves a device that just signed in, and replaces the token of its request; an account keeps the twenty most recently used devices. */
export async function saveKnownDevice(
  db: Database,
  device: { userId: string; token: string; replaces: string | undefined; now: Date },
): Promise<void> {
  const { userId, token, replaces, now } = device
  await db.batch(AUTH, [
    {
      text: 'delete from auth.known_devices where user_id = $1 and token_hash = $2',
      values: [userId, replaces === undefined ? '' : secretHash(replaces)],
    },
    {
      text: 'insert into auth.known_devices (id, user_id, token_hash, created_at, last_used_at) values ($1, $2, $3, $4, $4)',
      values: [newId(now.getTime()), userId, secretHash(token), now],
    },
    {
      text: `delete from auth.known_devices where user_id = $1
        and id not in (select id from auth.known_devices where user_id = $1 order by last_used_at desc, id desc limit ${PER_ACCOUNT})`,
      values: [userId],
    },
  ])
}

/** Deletes every device of an account. */
export async function deleteKnownDevices(db: Database, userId: string): Promise<void> {
  await db.query(AUTH, 'delete from auth.known_devices where user_id = $1', [userId])
}
