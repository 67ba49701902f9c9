import type { ProviderPayment } from '#modules/payments/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { VatRegime } from '../domain/vat.ts'
import type { OrderRow } from '../store/order-store.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'
import { findValidVatIdCheck } from '../store/vat-id-check-store.ts'

/** Returns the VAT regime of a payment: the regime of the order, or the one that applies since the paid period. */
export function vatRegimeOf(
  order: OrderRow,
  subscription: SubscriptionRow | undefined,
  payment: ProviderPayment,
): VatRegime {
  if (!subscription) return order.btw_regime
  const { next_btw_regime: next, next_btw_from: from } = subscription
  const isNext = from !== null && payment.reason === 'period' && payment.period !== null && payment.period.start >= from
  return isNext && next !== null ? next : subscription.btw_regime
}

/** Returns the changed columns of a subscription when a period with another VAT regime begins. */
export function nextVatColumns(row: SubscriptionRow, periodStart: Date) {
  const { next_btw_regime: next, next_btw_from: from } = row
  if (next === null || from === null || periodStart < from) return {}
  return { btw_regime: next, next_btw_regime: null, next_btw_from: null }
}

/** Returns the id of the VIES answer that justifies a sale without VAT; null where none is needed. */
export async function findEvidence(tx: Tx, order: OrderRow, regime: VatRegime): Promise<string | null> {
  const btwId = order.buyer?.kind === 'business' ? order.buyer.btwId : null
  if (regime !== 'reverse_charged' || btwId === null) return null
  return (await findValidVatIdCheck(tx, btwId, new Date(0)))?.id ?? null
}
