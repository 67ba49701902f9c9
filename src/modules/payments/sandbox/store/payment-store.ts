import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import { type PaymentRow, sandboxTables } from './tables.ts'

/** A payment attempt. */
export type TriedPayment = Omit<PaymentRow, 'id' | 'refunded_cents' | 'charged_back_cents'>

/** Saves a payment; a later attempt for the same period replaces the failed one. */
export async function savePayment(tx: Tx, payment: TriedPayment): Promise<void> {
  const { amount_cents, status, method, paid_at, cost_cents, charge_back_at } = payment
  await sandboxTables(tx)
    .insertInto('sandbox_payments')
    .values({ ...payment, id: `sandbox_payment_${newId(payment.created_at.getTime())}` })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'period_start'])
        .where('reason', '=', sql.lit('period' as const))
        .doUpdateSet({ amount_cents, status, method, paid_at, cost_cents, charge_back_at })
        .where('sandbox_payments.status', '=', 'failed'),
    )
    .execute()
}

/** Returns the payments of these sessions, oldest first. */
export function findPaymentsOf(tx: Tx, sessionIds: readonly string[]): Promise<PaymentRow[]> {
  if (sessionIds.length === 0) return Promise.resolve([])
  return sandboxTables(tx)
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('session_id', 'in', [...sessionIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns a payment by its id, locked until the transaction ends. */
export function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  return sandboxTables(tx)
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks one payment that is due for a charge-back and that no other transaction is handling. */
export function lockDueChargeBack(tx: Tx, now: Date): Promise<PaymentRow | undefined> {
  return sandboxTables(tx)
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('charge_back_at', '<=', now)
    .orderBy('charge_back_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Saves how much of a payment was refunded and charged back, as totals in whole cents, and when a planned charge-back follows. */
export async function saveReturned(
  tx: Tx,
  id: string,
  returned: { refundedCents: number; chargedBackCents: number; chargeBackAt: Date | null },
): Promise<void> {
  await sandboxTables(tx)
    .updateTable('sandbox_payments')
    .set({
      refunded_cents: returned.refundedCents,
      charged_back_cents: returned.chargedBackCents,
      charge_back_at: returned.chargeBackAt,
    })
    .where('id', '=', id)
    .execute()
}
