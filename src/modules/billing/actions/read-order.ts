import { findLiveTrialEnd, findTrialRefusal } from '#modules/activation/public.ts'
import { readBot } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { Order } from '../contract.ts'
import { isSimulatedBy } from '../domain/is-simulated-by.ts'
import { chargeOf } from '../domain/vat.ts'
import { findBuyer, findOrder, type OrderRow } from '../store/order-store.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'
import { findDuplicateRentals } from './find-duplicate-rentals.ts'
import { findPlanOffer } from './find-plan-offer.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'
import { refusals } from './order-failures.ts'

/** Returns one of the account's orders, as its page shows it. */
export async function readOrder(
  { db, clock, provider }: BillingDeps,
  input: { userId: string; orderId: string },
): Promise<Outcome<Order>> {
  const { userId, orderId } = input
  return db.as({ role: 'member', userId }, async (tx) => {
    const row = await findOrder(tx, orderId)
    if (!row) return fail(refusals.orderNotFound)
    const bot = row.bot_id === null ? undefined : await readBot(tx, row.bot_id)
    const trialEnd = row.bot_id === null ? null : await findLiveTrialEnd(tx, userId, row.bot_id, clock.now())
    const isTrialOffered = await offersTrial(tx, { userId, row }, clock.now())
    const isToPay = row.status === 'draft' || row.status === 'open'
    const doubled = isToPay ? await findDuplicateRentals({ clock, provider }, tx, { order: row, userId }) : null
    const { netCents, vatCents, grossCents } = chargeOf(row.price_cents, row.btw_regime)
    return ok({
      id: row.id,
      kind: row.kind,
      title: row.title,
      plan_code: row.plan_code,
      bot: bot ? { id: bot.id, title: bot.title, category: bot.category } : null,
      price_cents: grossCents,
      shown_price_cents: row.price_cents,
      btw_regime: row.btw_regime,
      net_cents: netCents,
      btw_cents: vatCents,
      status: row.status,
      problem: row.problem,
      payment_url: row.status === 'open' && isFromCurrentProvider({ provider }, row) ? row.payment_url : null,
      buyer: row.buyer ?? (await findBuyer(tx, userId)),
      trial_ends_at: trialEnd?.toISOString() ?? null,
      trial_offered: isTrialOffered,
      plan_offer: isToPay ? await findPlanOffer(tx, { order: row, userId, now: clock.now() }) : null,
      rentals: (doubled?.rentals ?? []).map(rentalAnswer),
      rentals_room: doubled?.room ?? null,
      is_simulated: isSimulatedBy(row.provider),
      terms_version: row.terms_version,
      created_at: row.created_at.toISOString(),
      paid_at: row.paid_at?.toISOString() ?? null,
    })
  })
}

function rentalAnswer(row: SubscriptionRow): Order['rentals'][number] {
  const { id, title, price_cents: shownCents, btw_regime: regime } = row
  return { subscription_id: id, title, price_cents: chargeOf(shownCents, regime).grossCents }
}

/** Tells whether the account can try the bot before renting it, which it can once per bot (AMB-037, AMB-038). */
async function offersTrial(tx: Tx, { userId, row }: { userId: string; row: OrderRow }, now: Date): Promise<boolean> {
  if (row.kind !== 'rental' || row.status !== 'draft' || row.bot_id === null) return false
  return (await findTrialRefusal(tx, { userId, botId: row.bot_id }, now)) === null
}
