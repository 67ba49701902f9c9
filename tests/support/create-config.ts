import { sql } from 'kysely'
import { newId } from '#platform/ids/id.ts'
import type { TestApp } from './create-test-app.ts'

/** A bot and this account's configuration of it, straight into the store. */
export async function createConfig(
  app: TestApp,
  userId: string,
  title = 'Proefbot',
): Promise<{ botId: string; configId: string; hostedToken: string }> {
  const botId = newId()
  const configId = newId()
  const hostedToken = newId()
  await app.db.as({ role: 'service' }, async (tx) => {
    await sql`insert into app.bots (id, title, description, category, monthly_price_cents, active, status)
      values (${botId}, ${title}, 'Antwoordt op vragen', 'Horeca', 2500, true, 'approved')`.execute(tx)
    await sql`insert into app.user_bots (id, user_id, bot_id, access_type) values (${newId()}, ${userId}, ${botId}, 'rental')`.execute(
      tx,
    )
    await sql`insert into app.user_bot_configs (id, user_id, bot_id, hosted_token, config_valid) values (${configId}, ${userId}, ${botId}, ${hostedToken}, true)`.execute(
      tx,
    )
  })
  return { botId, configId, hostedToken }
}
