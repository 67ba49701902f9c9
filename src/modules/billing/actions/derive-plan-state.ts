import type { ProviderPayment } from '#modules/payments/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { ensureJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { CHANGE_PLAN_JOB } from '../domain/job-names.ts'
import { applyPayments, type PlanEvent, paidPlan } from '../domain/paid-plan.ts'
import {
  failedAt,
  isPriceChange,
  nextProviderChange,
  type PendingPlanChange,
  type PlanState,
  planChangeStateOf,
} from '../domain/plan-change.ts'
import type { PaymentRow } from '../store/payment-store.ts'
import { planColumns, planPaymentOf, planStateOf } from '../store/plan-state.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'
import { mailChangeFailed, mailUpgradeReturned } from './mail-plan-change.ts'

/** The maximum difference between our clock and the provider's. */
const SKEW_MS = 5 * 60_000

/**
 * The plan state that follows from a subscription's payments; `notifyBuyer` mails changes that the customer did not ask for, once the columns are
 * written.
 */
export interface PlanUpdate {
  readonly columns: Partial<ReturnType<typeof planColumns>>
  notifyBuyer(tx: Tx, after: SubscriptionRow): Promise<void>
}

/** Derives which plan is paid for now, which pending change is fulfilled by it and which one has failed (see `domain/paid-plan.ts`). */
export function derivePlanState(
  deps: BillingDeps,
  row: SubscriptionRow,
  paid: { payments: readonly PaymentRow[]; reported: readonly ProviderPayment[] },
): PlanUpdate {
  const before = planStateOf(row)
  const payments = paid.payments.map(planPaymentOf).filter((payment) => payment !== null)
  const newest = paidPlan(payments)
  if (before === null || newest === null) return { columns: {}, notifyBuyer: async () => {} }
  const now = deps.clock.now()
  const { state, event } = applyPayments(before, newest, { payments, now })
  const unpaid = unpaidChange(state, paid.reported)
  const after = unpaid
    ? failedAt(state, { pendingChange: unpaid, reason: 'unpaid', periodEnd: row.period_end, now })
    : state
  return {
    columns: planColumns(after),
    notifyBuyer: (tx, written) => notifyPlanChange(deps, tx, written, { event, failed: unpaid }),
  }
}

/** Returns the upgrade that was made and whose payment the provider gave up on. */
function unpaidChange(state: PlanState, reported: readonly ProviderPayment[]): PendingPlanChange | null {
  const { pendingChange } = state
  if (pendingChange === null || planChangeStateOf(state) !== 'payment') return null
  const since = pendingChange.askedAt.getTime() - SKEW_MS
  const newest = reported.filter(({ reason, period }) => reason === 'upgrade' && period !== null).at(-1)
  return newest?.status === 'failed' && (newest.period?.start.getTime() ?? 0) >= since ? pendingChange : null
}

async function notifyPlanChange(
  deps: BillingDeps,
  tx: Tx,
  row: SubscriptionRow,
  changes: { event: PlanEvent | null; failed: PendingPlanChange | null },
): Promise<void> {
  if (row.status === 'ended') return
  if (changes.event !== null) await mailUpgradeReturned(deps, tx, row, changes.event)
  if (changes.failed !== null)
    await mailChangeFailed(deps, tx, row, { pendingChange: changes.failed, reason: 'unpaid' })
  const state = planStateOf(row)
  if (state && nextProviderChange(state)) await enqueuePlanChange(deps, tx, row)
}

/** Has the worker ask the provider for the plan that is due, unless such a job exists. */
export async function enqueuePlanChange(deps: Pick<BillingDeps, 'clock'>, tx: Tx, row: { id: string }): Promise<void> {
  const payload = { subscription_id: row.id }
  await ensureJob(tx, { name: CHANGE_PLAN_JOB, payload, dedupeKey: row.id, now: deps.clock.now() })
}

/** Records that a plan change failed, and mails the customer when they asked for it. */
export async function recordFailedChange(
  deps: BillingDeps,
  tx: Tx,
  row: SubscriptionRow,
  failure: { pendingChange: PendingPlanChange; reason: 'refused' | 'late' },
): Promise<ReturnType<typeof planColumns> | null> {
  const state = planStateOf(row)
  if (state === null) return null
  const now = deps.clock.now()
  if (!isPriceChange(state.plan, failure.pendingChange)) await mailChangeFailed(deps, tx, row, failure)
  return planColumns(failedAt(state, { ...failure, periodEnd: row.period_end, now }))
}
