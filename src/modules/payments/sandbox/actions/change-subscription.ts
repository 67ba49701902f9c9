import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentProvider } from '../../provider.ts'
import { providerCostCents, renewalMethod } from '../domain/payment-method.ts'
import { prorationCents } from '../domain/proration.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { savePayment } from '../store/payment-store.ts'
import { findSession } from '../store/session-store.ts'
import { findSubscription, lockSubscription, saveSubscription } from '../store/subscription-store.ts'
import type { SubscriptionRow } from '../store/tables.ts'
import { emitSandboxEvent } from './emit-sandbox-event.ts'
import { checkPrice, isFirstTime, sandboxRefusal } from './sandbox-failures.ts'

/** Ends a subscription at the end of the paid period, undoes that, or ends it now; does nothing when it is already so. */
export async function endSubscription(
  deps: SandboxDeps,
  reference: string,
  how: 'at_period_end' | 'resume' | 'now',
): Promise<void> {
  const now = deps.clock.now()
  await asService(deps.db, async (tx) => {
    const subscription = await lockSubscription(tx, reference)
    if (!subscription) throw sandboxRefusal('no such subscription')
    if (subscription.status === 'ended') {
      if (how === 'resume') throw sandboxRefusal('an ended subscription does not come back')
      return
    }
    const isOver = how === 'at_period_end' && subscription.period_end <= now
    if (how === 'now' || isOver) await saveSubscription(tx, reference, { status: 'ended', ended_at: now })
    else {
      const willEnd = how === 'at_period_end'
      if (subscription.cancel_at_period_end === willEnd) return
      await saveSubscription(tx, reference, { cancel_at_period_end: willEnd })
    }
    await emitSandboxEvent(tx, await orderOf(tx, subscription), now)
  })
}

/** Gives a subscription another price, now with the rest of the period charged at once, or from the next period on. */
export async function changeSubscriptionPrice(
  deps: SandboxDeps,
  change: Parameters<PaymentProvider['changePrice']>[0],
): Promise<void> {
  const { reference, priceId, amountCents, from, idempotencyKey } = change
  const now = deps.clock.now()
  await asService(deps.db, async (tx) => {
    if (!(await isFirstTime(tx, idempotencyKey, ['change', reference, priceId, amountCents, from], now))) return
    const subscription = await lockSubscription(tx, reference)
    if (!subscription) throw sandboxRefusal('no such subscription')
    if (subscription.status !== 'active') throw sandboxRefusal('the subscription is not active')
    await checkPrice(tx, priceId, amountCents)
    if (from === 'next_period') await saveSubscription(tx, reference, { next_amount_cents: amountCents })
    else {
      await chargeUpgrade(tx, subscription, { amountCents, now })
      await saveSubscription(tx, reference, { amount_cents: amountCents, next_amount_cents: null })
    }
    await emitSandboxEvent(tx, await orderOf(tx, subscription), now)
  })
}

/** Returns what a price change from now would charge at once, in whole cents. */
export async function previewPrice(
  deps: SandboxDeps,
  change: { reference: string; priceId: string; amountCents: number },
): Promise<number> {
  return asService(deps.db, async (tx) => {
    const subscription = await findSubscription(tx, change.reference)
    if (!subscription) throw sandboxRefusal('no such subscription')
    await checkPrice(tx, change.priceId, change.amountCents)
    return restOfPeriod(subscription, change.amountCents, deps.clock.now())
  })
}

/** Returns the order id of a subscription or payment. */
export async function orderOf(tx: Tx, of: { session_id: string }): Promise<string> {
  const session = await findSession(tx, of.session_id)
  if (!session) throw new Error('A subscription or payment of the sandbox has no session.')
  return session.order_id
}

function restOfPeriod(subscription: SubscriptionRow, newCents: number, at: Date): number {
  const { amount_cents: oldCents, period_start: periodStart, period_end: periodEnd } = subscription
  return prorationCents({ oldCents, newCents, periodStart, periodEnd, at })
}

async function chargeUpgrade(
  tx: Tx,
  subscription: SubscriptionRow,
  upgrade: { amountCents: number; now: Date },
): Promise<void> {
  const { now } = upgrade
  const dueCents = restOfPeriod(subscription, upgrade.amountCents, now)
  if (dueCents === 0) return
  if (subscription.renewals_fail) throw sandboxRefusal('the payment of the upgrade failed')
  const method = renewalMethod(subscription.method)
  await savePayment(tx, {
    session_id: subscription.session_id,
    subscription_id: subscription.id,
    amount_cents: dueCents,
    status: 'paid',
    method,
    reason: 'upgrade',
    period_start: now,
    period_end: subscription.period_end,
    paid_at: now,
    cost_cents: providerCostCents(method, dueCents),
    charge_back_at: null,
    created_at: now,
  })
}
