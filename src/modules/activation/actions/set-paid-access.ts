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
 * Gives an account the access that it paid for, until `endsAt`, or moves the end of what it has by the same reference; an end that is past
 * takes it away. In the caller's service transaction. The switch of the bot moves only when access begins.
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
 * Leaves an account the bots that its plan still has room for: of those that take a place the ones it chose first. One that is switched off and
 * keeps no place leaves before them: it finds a place again when it is switched on. The plan's ground of the others ends. A null limit leaves all. In the caller's service transaction.
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
