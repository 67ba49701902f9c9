import type { Tx } from '#platform/database/database.ts'
import { addGrant, endPlanGrant, lockAccess, type NewGrant, switchOn } from '../store/grant-store.ts'

/**
 * Grants an account direct access to a bot and switches it on, in the caller's service transaction: billing does so inside the payment's. Direct
 * access replaces the plan's grant, whose slot becomes free. Returns false when the account already had its one trial of this bot.
 */
export async function grantAccess(tx: Tx, grant: NewGrant): Promise<boolean> {
  await lockAccess(tx, grant.userId)
  if (!(await addGrant(tx, grant))) return false
  if (grant.source !== 'plan') await endPlanGrant(tx, grant.userId, grant.botId, grant.startsAt)
  await switchOn(tx, grant.userId, grant.botId, grant.startsAt)
  return true
}
