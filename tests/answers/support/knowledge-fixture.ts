import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'

/** Makes an account with one configuration of one bot, the least that knowledge can belong to; answers their ids. */
export async function makeConfig(db: Database): Promise<{ userId: string; configId: string }> {
  const userId = newId()
  await db.engine.statement(
    'syvo_auth',
    `insert into auth."user" (id, name, email, "emailVerified", "createdAt", "updatedAt") values ($1, 'Eigenaar', $2, true, now(), now())`,
    [userId, `${userId}@bedrijf.example`],
  )
  return addConfig(db, userId)
}

/** Gives an account one more configuration, of a bot of its own. */
export async function addConfig(db: Database, userId: string): Promise<{ userId: string; configId: string }> {
  const [botId, configId] = [newId(), newId()]
  await db.as({ role: 'service' }, async (tx) => {
    await sql`insert into app.bots (id, title, description, category) values (${botId}, 'Bot', 'Bot', 'Horeca')`.execute(
      tx,
    )
    await sql`insert into app.user_bot_configs (id, user_id, bot_id, hosted_token) values (${configId}, ${userId}, ${botId}, ${newId()})`.execute(
      tx,
    )
  })
  return { userId, configId }
}
