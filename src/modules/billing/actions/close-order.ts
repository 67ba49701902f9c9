import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { REFUND_JOB } from '../domain/job-names.ts'
import { changeOrder, type OrderRow } from '../store/order-store.ts'

/** Closes an order for good; with `needsRefund` the worker refunds all its payments and ends its subscription. */
export async function closeOrder(
  tx: Tx,
  order: OrderRow,
  how: { status: 'failed' | 'returned' | 'withdrawn'; problem: string | null; needsRefund: boolean; now: Date },
): Promise<void> {
  const { status, problem, needsRefund, now } = how
  await changeOrder(tx, order.id, { status, problem, closedAt: now })
  if (needsRefund) await enqueueJob(tx, { name: REFUND_JOB, payload: { order_id: order.id }, dedupeKey: order.id, now })
}
