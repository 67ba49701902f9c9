import { findLiveAccess, findPlanBots, releasePlanSlot, reservePlanSlot } from '#modules/activation/public.ts'
import { findBotLimit } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { Subscription } from '../contract.ts'
import { findOrder, lockBuyer } from '../store/order-store.ts'
import { isBotBought } from '../store/payment-store.ts'
import {
  changeSubscription,
  findLivePlan,
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
} from '../store/subscription-store.ts'
import { callProvider } from './call-provider.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { fitsPlan } from './find-duplicate-rentals.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'
import { refusals } from './order-failures.ts'
import { reconcileOrder } from './reconcile-order.ts'
import { isRenewed } from './release-reserved-slot.ts'
import { subscriptionResponse } from './subscription-response.ts'

type Move = { readonly userId: string; readonly subscriptionId: string }
type SlotReservation = { readonly row: SubscriptionRow; readonly botId: string; readonly isNew: boolean }

/**
 * Reserves a slot on the account's plan for a bot that it rents, and cancels the rental at the end of the paid period: the bot runs on without a gap
 * and is paid for once (AMB-037). When the provider does not cancel, the slot is released; when the provider's state is unknown, the slot stays
 * reserved until the rental is renewed (`releaseReservedSlot`). Safe to repeat.
 */
export async function moveRentalToPlan(deps: BillingDeps, move: Move): Promise<Outcome<Subscription>> {
  const reservation = await asService(deps.db, (tx) => reserveSlot(deps, tx, move))
  if (!reservation.ok) return reservation
  const { row, botId, isNew } = reservation.value
  if (!isRenewed(row)) return ok(subscriptionResponse(row))
  const asked = await cancelSubscription(deps, { ...move, resume: false })
  const { endedOutcome, isKnown } = asked.ok
    ? { endedOutcome: asked, isKnown: true }
    : await reconcileEndedRental(deps, row, asked)
  if (!endedOutcome.ok) {
    // A request that found the slot reserved leaves it to the request that reserved it. An unknown result keeps the slot too: the rental may be
    // ending.
    if (isNew && isKnown) await asService(deps.db, (tx) => releaseSlot(deps, tx, { ...move, botId }))
    return endedOutcome
  }
  // A second request that failed, or a period that began meanwhile, may have released the slot in between.
  const place = { userId: move.userId, botId, now: deps.clock.now() }
  const slot = await asService(deps.db, (tx) => reservePlanSlot(tx, place))
  if (slot === 'new' || slot === 'had') return endedOutcome
  await cancelSubscription(deps, { ...move, resume: true })
  return fail(slot === 'full' ? refusals.planFull : refusals.modelMissing)
}

/**
 * Decides whether the move is allowed while the account's payments are locked. Lock order, as everywhere: the account, then subscriptions, then
 * access.
 */
async function reserveSlot(
  deps: BillingDeps,
  tx: Tx,
  { userId, subscriptionId }: Move,
): Promise<Outcome<SlotReservation>> {
  await lockBuyer(tx, userId)
  const row = await lockSubscription(tx, subscriptionId)
  if (row?.user_id !== userId) return fail(refusals.subscriptionNotFound)
  if (row.status === 'ended') return fail(refusals.subscriptionEnded)
  const order = await findOrder(tx, row.order_id)
  if (!order || !isFromCurrentProvider(deps, order)) return fail(refusals.otherProvider)
  const { bot_id: botId } = row
  if (row.kind !== 'rental' || botId === null || !(await fitsPlan(tx, botId))) return fail(refusals.notARental)
  if (await isBotBought(tx, userId, botId)) return fail(refusals.accessExists)
  const live = await findLivePlan(tx, userId)
  const plan = live && (await lockSubscription(tx, live.id))
  if (plan?.status !== 'active') return fail(refusals.noRunningPlan)
  const now = deps.clock.now()
  if (!(await remainsOnPlan(tx, { plan, userId, botId, now }))) return fail(refusals.planFull)
  const place = await reservePlanSlot(tx, { userId, botId, now })
  if (place === 'full') return fail(refusals.planFull)
  if (place === 'model_missing') return fail(refusals.modelMissing)
  await addToRemainingBots(tx, plan, botId)
  return ok({ row, botId, isNew: place === 'new' })
}

/** Tells whether a smaller plan that was requested has a slot too; of the bots chosen to stay, only running ones count. */
export async function remainsOnPlan(
  tx: Tx,
  { plan, userId, botId, now }: { plan: SubscriptionRow; userId: string; botId: string; now: Date },
): Promise<boolean> {
  const { keep_bot_ids: chosen, next_plan_code: next } = plan
  if (next === null || (await findLiveAccess(tx, userId, botId, now)).plan) return true
  const limit = await findBotLimit(tx, next)
  const staying = (await findPlanBots(tx, userId, now)).filter(
    ({ bot_id: id, takes_place: usesSlot }) => usesSlot && (chosen === null || chosen.includes(id)),
  )
  return limit === null || staying.length < limit
}

/** Adds a bot that moves to the plan to the bots chosen to stay on a requested smaller plan. */
async function addToRemainingBots(
  tx: Tx,
  { id, keep_bot_ids: chosen, next_plan_code: next }: SubscriptionRow,
  botId: string,
) {
  if (next === null || chosen === null || chosen.includes(botId)) return
  await changeSubscription(tx, id, { keep_bot_ids: JSON.stringify([...chosen, botId]) })
}

/** Asks the provider for a rental's state after ending it failed: it may have been ended although the answer was lost. */
async function reconcileEndedRental(
  deps: BillingDeps,
  { id, order_id: orderId }: SubscriptionRow,
  failed: Outcome<Subscription>,
): Promise<{ endedOutcome: Outcome<Subscription>; isKnown: boolean }> {
  const looked = await callProvider(deps, () => reconcileOrder(deps, orderId))
  if (!looked.ok) return { endedOutcome: failed, isKnown: false }
  const row = await asService(deps.db, (tx) => findSubscription(tx, id))
  return { endedOutcome: row && !isRenewed(row) ? ok(subscriptionResponse(row)) : failed, isKnown: true }
}

/** Releases the slot, unless another request ended the rental after all. */
async function releaseSlot(deps: BillingDeps, tx: Tx, { userId, subscriptionId, botId }: Move & { botId: string }) {
  await lockBuyer(tx, userId)
  const row = await lockSubscription(tx, subscriptionId)
  if (row && isRenewed(row)) await releasePlanSlot(tx, { userId, botId, now: deps.clock.now() })
}
