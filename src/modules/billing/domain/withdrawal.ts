import type { Buyer } from '../contract/buyer.ts'

const WITHDRAWAL_DAYS = 14
const DAY_MS = 86_400_000

/** Until when a consumer may withdraw from what was paid at an instant: fourteen days (BW 6:230o); null for a business. */
export function withdrawableUntil(buyer: Buyer | null, paidAt: Date | null): Date | null {
  if (buyer?.kind !== 'consumer' || paidAt === null) return null
  return new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS)
}
