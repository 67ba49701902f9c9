import type { Tx } from '#platform/database/database.ts'
import {
  endPlanGrant,
  findPlanBots,
  lockAccess,
  moveGrantEnd,
  type PaidGrant,
  syncUserBot,
} from '../store/grant-store.ts'
import { grantAccess } from './grant-access.ts'

/**
 * Grants an account paid access until `endsAt`, or moves the end of its grant with the same reference; an end in the past ends the access. Needs the
 * caller's service transaction. The bot's switch changes only when access starts.
 */
export async function setPaidAccess(tx: Tx, grant: PaidGrant, now: Date): Promise<void> {
  await lockAccess(tx, grant.userId)
  if (!(await moveGrantEnd(tx, grant))) {
    if (grant.endsAt !== null && grant.endsAt <= now) return
    await grantAccess(tx, grant)
  }
  await syncUserBot(tx, grant.userId, grant.botId, now)
}

/**
 * Reduces an account's plan bots to the limit of its plan: bots that take a slot stay first, and among them the chosen ones. A bot that is switched
 * off without a reserved slot goes first; it gets a slot again when it is switched on. The plan grant of the others ends; a null limit ends none.
 * Needs the caller's service transaction.
 */
export async function trimBotsToPlanLimit(
  tx: Tx,
  plan: { userId: string; limit: number | null; chosen: readonly string[]; now: Date },
): Promise<void> {
  const { userId, limit, chosen, now } = plan
  await lockAccess(tx, userId)
  if (limit === null) return
  const planBots = await findPlanBots(tx, userId, now)
  const rank = ({ bot_id, takes_place: usesSlot }: { bot_id: string; takes_place: boolean }) =>
    (usesSlot ? 0 : 2) + (chosen.includes(bot_id) ? 0 : 1)
  const leaving = planBots.toSorted((one, other) => rank(one) - rank(other)).slice(limit)
  for (const { bot_id } of leaving) {
    await endPlanGrant(tx, userId, bot_id, now)
    await syncUserBot(tx, userId, bot_id, now)
  }
}
