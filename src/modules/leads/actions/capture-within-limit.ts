import type { Tx } from '#platform/database/database.ts'
import { inSavepoint } from '#platform/database/savepoint.ts'
import { storageLimitOf } from '#platform/database/storage-limit.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { leadLimitReached } from '../events.ts'
import { isInReserve } from '../store/lead-store.ts'
import { type CapturedContact, captureLead } from './capture-lead.ts'

/**
 * Captures a visitor's contact as `captureLead` does; returns false when it does not fit. A lead beyond the account's limit goes into the reserve for
 * visitors. The owner is mailed about both, so that no lead is lost silently; the rest of the transaction goes on.
 */
export async function captureWithinLimit(tx: Tx, contact: CapturedContact): Promise<boolean> {
  const { ownerId, now } = contact
  try {
    const captured = await inSavepoint(tx, () => captureLead(tx, contact))
    if (captured?.outcome === 'created' && (await isInReserve(tx, ownerId)))
      await publishEvent(tx, leadLimitReached, { ownerId, data: { is_lost: false }, now })
    return true
  } catch (error) {
    if (storageLimitOf(error) === null) throw error
    await publishEvent(tx, leadLimitReached, { ownerId, data: { is_lost: true }, now })
    return false
  }
}
