import { amsterdamDay, dayFrom, dayStart } from '#platform/calendar/calendar-day.ts'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import { firstWorkingDay } from './working-day.ts'

const WITHDRAWAL_DAYS = 14

/**
 * Returns the last moment at which a consumer may withdraw from an order paid at an instant (BW 6:230o); null for a business. The day of payment does
 * not count, the fourteenth day after it ends at midnight in Amsterdam, and when that is not a working day the first working day after it counts
 * (Regulation 1182/71 art. 3).
 */
export function withdrawableUntil(buyer: InvoiceRecipient | null, paidAt: Date | null): Date | null {
  if (buyer?.kind !== 'consumer' || paidAt === null) return null
  const last = firstWorkingDay(dayFrom(amsterdamDay(paidAt), WITHDRAWAL_DAYS))
  const after = dayStart(dayFrom(last, 1))
  return after && new Date(after.getTime() - 1)
}
