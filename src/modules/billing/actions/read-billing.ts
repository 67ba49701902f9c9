import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { Billing, Invoice, Withdrawable } from '../contract.ts'
import { planChangeStateOf } from '../domain/plan-change.ts'
import { chargeOf } from '../domain/vat.ts'
import { withdrawableUntil } from '../domain/withdrawal.ts'
import { findInvoicesOf } from '../store/invoice-store.ts'
import { findBuyer, findOrdersOf, type OrderRow } from '../store/order-store.ts'
import { findPaymentsOfOrder, isBotBought } from '../store/payment-store.ts'
import { planStateOf } from '../store/plan-state.ts'
import { findLiveSubscriptions, type SubscriptionRow } from '../store/subscription-store.ts'
import { findPlanSlots } from './find-plan-slots.ts'
import { invoiceResponse, subscriptionResponse } from './subscription-response.ts'

/** Returns the data of My Subscription: subscriptions, monthly cost, invoices, and orders that can still be withdrawn. */
export async function readBilling({ db, clock, provider }: BillingDeps, userId: string): Promise<Billing> {
  return db.as({ role: 'member', userId }, async (tx) => {
    const subscriptions = await findLiveSubscriptions(tx, userId)
    const withdrawable: Withdrawable[] = []
    for (const order of await findOrdersOf(tx, userId, 'paid')) {
      const until = withdrawableUntil(order.buyer, order.paid_at)
      if (until === null || until < clock.now()) continue
      const payments = await findPaymentsOfOrder(tx, order.id)
      const refundCents = payments.reduce((sum, payment) => sum + payment.amount_cents - payment.returned_cents, 0)
      if (refundCents > 0) withdrawable.push(withdrawableAnswer(order, until, refundCents))
    }
    const answers = subscriptions.map(subscriptionResponse)
    const charged = subscriptions.filter((one) => one.status !== 'cancelled')
    return {
      subscriptions: answers,
      plan_places: await findPlanSlots({ clock, provider }, tx, { userId, subscriptions }),
      bought_rentals: await findBoughtRentals(tx, userId, subscriptions),
      invoices: (await findInvoicesOf(tx, userId)).map(invoiceResponse),
      withdrawable,
      buyer: await findBuyer(tx, userId),
      provider: { is_simulated: provider.isSimulated, has_portal: provider.name === 'stripe' },
      monthly_total_cents: charged.reduce((sum, row) => sum + monthlyPriceCentsOf(row), 0),
    }
  })
}

async function findBoughtRentals(tx: Tx, userId: string, subscriptions: readonly SubscriptionRow[]): Promise<string[]> {
  const found: string[] = []
  for (const { id, kind, bot_id: botId } of subscriptions) {
    if (kind === 'rental' && botId !== null && (await isBotBought(tx, userId, botId))) found.push(id)
  }
  return found
}

/** Returns what a subscription charges from the next period on; a change that the provider has not made does not count. */
function monthlyPriceCentsOf(row: SubscriptionRow): number {
  const state = planStateOf(row)
  const isComing = state !== null && state.pendingChange !== null && planChangeStateOf(state) !== 'asking'
  const regime = row.next_btw_regime ?? row.btw_regime
  return chargeOf(isComing ? state.pendingChange.priceCents : row.price_cents, regime).grossCents
}

function withdrawableAnswer(order: OrderRow, until: Date, refundCents: number): Withdrawable {
  return {
    order_id: order.id,
    title: order.title,
    paid_at: (order.paid_at ?? order.created_at).toISOString(),
    until: until.toISOString(),
    refund_cents: refundCents,
  }
}

/** Returns the account's invoices and credit notes, newest first. */
export async function readInvoices({ db }: BillingDeps, userId: string): Promise<Invoice[]> {
  const rows = await db.as({ role: 'member', userId }, (tx) => findInvoicesOf(tx, userId))
  return rows.map(invoiceResponse)
}
