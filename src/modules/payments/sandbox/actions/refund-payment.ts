import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentProvider } from '../../provider.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { lockPayment, saveReturned } from '../store/payment-store.ts'
import type { PaymentRow } from '../store/tables.ts'
import { orderOf } from './change-subscription.ts'
import { emitSandboxEvent } from './emit-sandbox-event.ts'
import { isFirstTime, sandboxRefusal } from './sandbox-failures.ts'

/** Refunds a payment, whole or in part; never more than is left of it. */
export async function refundPayment(
  deps: SandboxDeps,
  refund: Parameters<PaymentProvider['refund']>[0],
): Promise<void> {
  const { paymentReference, amountCents, idempotencyKey } = refund
  const now = deps.clock.now()
  await asService(deps.db, async (tx) => {
    if (!(await isFirstTime(tx, idempotencyKey, ['refund', paymentReference, amountCents], now))) return
    const payment = await lockPayment(tx, paymentReference)
    if (payment?.status !== 'paid') throw sandboxRefusal('no such payment, or it was not paid')
    if (amountCents <= 0 || amountCents > remainingCents(payment))
      throw sandboxRefusal('more than is left of the payment')
    const refundedCents = payment.refunded_cents + amountCents
    const { charged_back_cents: chargedBackCents, charge_back_at: chargeBackAt } = payment
    await saveReturned(tx, payment.id, { refundedCents, chargedBackCents, chargeBackAt })
    await emitSandboxEvent(tx, await orderOf(tx, payment), now)
  })
}

/** Charges back what is left of a payment, which the caller's transaction has locked. Returns false when nothing is left. */
export async function chargeBack(tx: Tx, payment: PaymentRow, now: Date): Promise<boolean> {
  const left = payment.status === 'paid' ? remainingCents(payment) : 0
  const chargedBackCents = payment.charged_back_cents + left
  await saveReturned(tx, payment.id, { refundedCents: payment.refunded_cents, chargedBackCents, chargeBackAt: null })
  if (left === 0) return false
  await emitSandboxEvent(tx, await orderOf(tx, payment), now)
  return true
}

function remainingCents(payment: PaymentRow): number {
  return payment.amount_cents - payment.refunded_cents - payment.charged_back_cents
}
