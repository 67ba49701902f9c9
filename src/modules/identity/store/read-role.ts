import type { Database } from '#platform/database/database.ts'

type Waiting = Map<string, ((role: Promise<string>) => void)[]>

const waitingOf = new WeakMap<Database, Waiting>()

/**
 * Returns the role that counts for an account now, in one statement for all accounts that are asked about in one turn of the event loop. Nothing is
 * cached: every read begins after its question.
 */
export function readRole(db: Database, userId: string): Promise<string> {
  return new Promise((resolve) => {
    let waiting = waitingOf.get(db)
    if (!waiting) {
      waiting = new Map()
      waitingOf.set(db, waiting)
      setImmediate(() => readWaiting(db))
    }
    const asked = waiting.get(userId)
    if (asked) asked.push(resolve)
    else waiting.set(userId, [resolve])
  })
}

function readWaiting(db: Database): void {
  const waiting: Waiting = waitingOf.get(db) ?? new Map()
  // Later questions belong to the next statement.
  waitingOf.delete(db)
  const roles = findRoles(db, [...waiting.keys()])
  for (const [userId, resolves] of waiting) {
    const role = roles.then((found) => found.get(userId) ?? 'buyer')
    for (const resolve of resolves) resolve(role)
  }
}

async function findRoles(db: Database, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; role: string }>(
    { role: 'service' },
    'select id, app.role_of(id) as role from unnest($1::uuid[]) as id',
    [userIds],
  )
  return new Map(rows.map(({ id, role }) => [id, role]))
}
