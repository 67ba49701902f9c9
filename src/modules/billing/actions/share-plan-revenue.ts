import type { PersonalData } from '#modules/identity/public.ts'
import { amsterdamMonth, monthStart } from '#platform/calendar/month-start.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { entriesBetween } from '../domain/posting.ts'
import { partsOf } from '../domain/vat.ts'
import { lockOrder } from '../store/order-store.ts'
import { addPosting } from '../store/payment-store.ts'
import {
  addShares,
  findPayment,
  findPaymentsToShare,
  findShares,
  findUnsharedOf,
  findUseOf,
} from '../store/share-store.ts'
import { adjustShares, weightsOf } from './adjust-shares.ts'

const BATCH = 200

/**
 * Shares the plan revenue of periods that ended before this month began, each payment once and in its own transaction (AMB-037). Running late or
 * again gives the same result: the executions of a past period do not change. Returns how many payments were shared.
 */
export async function sharePlanRevenue(deps: Pick<BillingDeps, 'db' | 'clock'>, signal?: AbortSignal): Promise<number> {
  const now = deps.clock.now()
  const before = monthStart(amsterdamMonth(now))
  let count = 0
  while (!signal?.aborted) {
    const due = await asService(deps.db, (tx) => findPaymentsToShare(tx, before, BATCH))
    for (const { id, order_id: orderId } of due)
      await asService(deps.db, (tx) => sharePayment(tx, { id, orderId }, now))
    count += due.length
    if (due.length < BATCH) break
  }
  return count
}

/** Shares what a deleted account paid for its plans before the records of its bot use are erased: must be erased first. Stores no data of its own. */
export const billingFinalShares: PersonalData = {
  name: 'billing_last_shares',
  tables: [],
  erase: async (tx, userId, now) => {
    for (const { id, order_id: orderId } of await findUnsharedOf(tx, userId))
      await sharePayment(tx, { id, orderId }, now)
  },
}

async function sharePayment(tx: Tx, one: { id: string; orderId: string }, now: Date): Promise<void> {
  // Updates of the order's payments wait meanwhile, and then find them shared.
  await lockOrder(tx, one.orderId)
  const payment = await findPayment(tx, one.id)
  if (!payment || payment.shared_at !== null) return
  if (!(await addShares(tx, payment, await findUseOf(tx, payment), now))) return
  const shares = (await findShares(tx, { ...payment, shared_at: now })) ?? []
  const {
    amount_cents: amountCents,
    returned_cents: returnedCents,
    cost_cents: costCents,
    btw_regime: regime,
  } = payment
  const state = { amountCents, returnedCents, costCents, regime }
  const entries = entriesBetween(state, { ...state, shares: weightsOf(shares) }, 'plan')
  await addPosting(tx, { of: { paymentId: payment.id }, vendorId: null, entries, now })
  const afterCents = partsOf(amountCents - returnedCents, regime).netCents
  await adjustShares(tx, shares, { beforeCents: null, afterCents })
}
