import { reservePlanPlace } from '#modules/activation/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { ensureJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { END_RENTAL_JOB } from '../domain/job-names.ts'
import type { OrderRow } from '../store/order-store.ts'
import { changeSubscription, lockSubscription, type SubscriptionRow } from '../store/subscription-store.ts'

/** Whether a subscription is renewed, or its renewal is tried again. */
export const isRenewed = ({ status }: SubscriptionRow) => status === 'active' || status === 'past_due'

/**
 * Ends the rentals that the buyer chose to end with an order that was just paid, each at the end of what was paid for it. With a plan the bot's
 * place on it is kept from now on, so that it runs on without a gap; one for which there is no place any more is not ended.
 */
export async function endChosenRentals(deps: BillingDeps, tx: Tx, order: OrderRow): Promise<void> {
  const { user_id: userId } = order
  if (userId === null) return
  const now = deps.clock.now()
  for (const id of order.end_rental_ids ?? []) {
    const row = await lockSubscription(tx, id)
    if (row?.user_id !== userId || row.kind !== 'rental' || row.bot_id === null || !isRenewed(row)) continue
    if (order.kind === 'plan' && !(await reservePlanPlace(tx, { userId, botId: row.bot_id, now }))) continue
    await changeSubscription(tx, row.id, { end_asked_at: now })
    await askForRentalEnd(deps, tx, row)
  }
}

/** Has the worker cancel a rental that is to end, unless it is at that already. */
export async function askForRentalEnd(deps: Pick<BillingDeps, 'clock'>, tx: Tx, row: { id: string }): Promise<void> {
  const payload = { subscription_id: row.id }
  await ensureJob(tx, { name: END_RENTAL_JOB, payload, dedupeKey: row.id, now: deps.clock.now() })
}
