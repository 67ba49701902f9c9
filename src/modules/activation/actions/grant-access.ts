import type { Tx } from '#platform/database/database.ts'
import { addGrant, endPlanGrant, lockAccess, type NewGrant, switchOn } from '../store/grant-store.ts'

/**
 * Gives an account own access to a bot and switches it on, in the caller's service transaction: billing does so inside the payment's.
 * Own access takes the place of the plan's, whose place becomes free. False when the account had its one trial of this bot before.
 */
export async function grantAccess(tx: Tx, grant: NewGrant): Promise<boolean> {
  await lockAccess(tx, grant.userId)
  if (!(await addGrant(tx, grant))) return false
  if (grant.source !== 'plan') await endPlanGrant(tx, grant.userId, grant.botId, grant.startsAt)
  await switchOn(tx, grant.userId, grant.botId, grant.startsAt)
  return true
}
