import { amsterdamMonth, monthStart } from '#platform/calendar/month-start.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { EU_COUNTRIES, HOME } from '../domain/countries.ts'
import { CHANGE_VAT_JOB } from '../domain/job-names.ts'
import { changeSubscription, type SubscriptionRow } from '../store/subscription-store.ts'
import { deleteOldVatIdChecks, findNumbersToRecheck, findSubscriptionsOfNumber } from '../store/vat-id-check-store.ts'
import { lookUpVatId } from './determine-vat.ts'
import { mailVatChange } from './notify-buyer.ts'

const DAY_MS = 86_400_000
/** How long before a period's end the recipient's VAT number is checked; at the latest a day before, because they are notified first. */
const AHEAD_DAYS = 7
const BATCH = 200
const RETENTION_DAYS = 90

const ABROAD = EU_COUNTRIES.filter((country) => country !== HOME)

/**
 * Rechecks the VAT numbers of businesses elsewhere in the EU in the week before their next period, each number once a month. A business whose number
 * VIES no longer knows, or knows again, is charged accordingly from the next period on and notified by mail; a number about which VIES does not
 * answer stays as it is and is checked again the next day. Returns how many were checked.
 */
export async function recheckVatIds(deps: BillingDeps, signal?: AbortSignal): Promise<number> {
  const now = deps.clock.now()
  await asService(deps.db, (tx) => deleteOldVatIdChecks(tx, new Date(now.getTime() - RETENTION_DAYS * DAY_MS)))
  const numbers = await findNumbers(deps, now)
  for (const btwId of numbers) {
    if (signal?.aborted) break
    const { status } = await lookUpVatId(deps, btwId)
    if (status === 'unavailable') continue
    const regime = status === 'valid' ? 'reverse_charged' : 'standard'
    await asService(deps.db, async (tx) => {
      for (const row of await findSubscriptionsOfNumber(tx, btwId, new Date(now.getTime() + DAY_MS)))
        if (row.btw_regime !== regime) await changeFromNextPeriod(deps, tx, { row, regime, btwId })
    })
  }
  return numbers.length
}

function findNumbers({ db }: BillingDeps, now: Date): Promise<string[]> {
  const from = new Date(now.getTime() + DAY_MS)
  const to = new Date(now.getTime() + AHEAD_DAYS * DAY_MS)
  const checkedSince = monthStart(amsterdamMonth(now))
  return asService(db, (tx) => findNumbersToRecheck(tx, { countries: ABROAD, from, to, checkedSince, limit: BATCH }))
}

async function changeFromNextPeriod(
  deps: BillingDeps,
  tx: Tx,
  change: { row: SubscriptionRow; regime: 'reverse_charged' | 'standard'; btwId: string },
): Promise<void> {
  const { row, regime } = change
  const after = { next_btw_regime: regime, next_btw_from: row.period_end }
  await changeSubscription(tx, row.id, after)
  const payload = { subscription_id: row.id }
  await enqueueJob(tx, { name: CHANGE_VAT_JOB, payload, dedupeKey: row.id, now: deps.clock.now() })
  await mailVatChange(deps, tx, { subscription: { ...row, ...after }, btwId: change.btwId })
}
