import type { Tx } from '#platform/database/database.ts'
import type { PlanEvent } from '../domain/paid-plan.ts'
import type { PlanTerms } from '../domain/plan-change.ts'
import * as mails from '../mails/plan-mails.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'
import { type MailDeps, writeMail } from './notify-buyer.ts'

/** Mails the customer that the requested plan change failed, and which plan they have; once per request. */
export function mailChangeFailed(
  deps: MailDeps,
  tx: Tx,
  row: SubscriptionRow,
  failure: { pendingChange: PlanTerms & { readonly askedAt: Date }; reason: 'refused' | 'late' | 'unpaid' },
): Promise<void> {
  const { pendingChange, reason } = failure
  const content = mails.changeFailedMail({
    wanted: pendingChange.title,
    reason,
    current: row.title,
    currentCents: row.price_cents,
    publicUrl: deps.publicUrl,
  })
  const dedupeKey = `change-failed:${row.id}:${pendingChange.askedAt.getTime()}`
  return writeMail(deps, tx, { userId: row.user_id, kind: 'change-failed', dedupeKey, content })
}

/** Mails that the payment of an upgrade was returned, or restored, and which plan counts now. */
export function mailUpgradeReturned(deps: MailDeps, tx: Tx, row: SubscriptionRow, event: PlanEvent): Promise<void> {
  const { title, price_cents: priceCents, user_id: userId } = row
  const { publicUrl } = deps
  const lost = row.failed_change?.title ?? ''
  const content =
    event === 'returned'
      ? mails.upgradeReturnedMail({ lost, title, priceCents, publicUrl })
      : mails.upgradeRestoredMail({ title, priceCents, publicUrl })
  // A bank can take a payment back, return it and take it back again: each change is mailed.
  const dedupeKey = `upgrade-${event}:${row.id}:${deps.clock.now().getTime()}`
  return writeMail(deps, tx, { userId, kind: `upgrade-${event}`, dedupeKey, content })
}
