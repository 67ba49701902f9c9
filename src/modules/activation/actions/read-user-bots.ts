import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { type ActiveBot, type UserBot, userBotSchema } from '../contract.ts'
import { findUserBots } from '../store/user-bot-store.ts'

const RULES = {
  columns: [...Object.keys(userBotSchema.shape), 'bot', 'bots', ...Object.keys(userBotSchema.shape.bot.shape)],
  filters: { user_id: FILTER_FORMS.id, bot_id: FILTER_FORMS.id, active: FILTER_FORMS.truth },
}

/** Returns the bots that an account has, by the grammar of the table endpoints; never another account's (API-12). */
export async function readUserBots(
  { db, clock }: ActivationDeps,
  userId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<UserBot[]>> {
  const asked = readTableQuery(query, RULES)
  if (!asked.ok) return asked
  const { user_id: wanted, bot_id: botId, active } = asked.value.equals
  if ((wanted ?? userId) !== userId) return ok([])
  const filters = { userId, botId: botId ?? null, active: active === undefined ? null : active === 'true' }
  const rows = await db.as({ role: 'member', userId }, (tx) => findUserBots(tx, filters, clock.now()))
  return ok(rows.slice(0, asked.value.limit))
}

/** Returns the bots that an account switched on, or the given one of them (API-38, AMB-116). */
export async function readActiveBots(
  { db, clock }: ActivationDeps,
  userId: string,
  botId: string | null,
): Promise<ActiveBot[]> {
  const query = { userId, botId, active: true }
  const rows = await db.as({ role: 'member', userId }, (tx) => findUserBots(tx, query, clock.now()))
  return rows.map(({ bot, access_type, access_end, access_source, access_expired }) => {
    const { id, title, category } = bot
    return { bot_id: id, title, category, access_type, access_end, access_source, access_expired }
  })
}
