import type { ApiClient } from '#platform/http/api-client.ts'
import { checkSubscription, readOrder, verifyPayment } from '../contract.ts'

/** The result of a payment, by how it was found (PAY-12 to PAY-17). */
export type Verified =
  | { readonly kind: 'activated'; readonly tier: string; readonly isReturned?: boolean }
  | { readonly kind: 'subscribed'; readonly isReturned?: boolean }
  | { readonly kind: 'bought'; readonly botId: string | null }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly isReturned?: boolean }
  | { readonly kind: 'unverified' }

type Question = { sessionId: string | null; hasPlan: boolean }

const TRIES = 5
const TRY_AFTER_MS = 1000

/**
 * Asks the server for the result of a payment; access follows from there only, never from the address. Checks the subscription first; then, with a
 * plan, the same once more with the order reconciled, else the payment itself. `wait` pauses between attempts. Never throws.
 */
export async function verifyCheckout(
  api: ApiClient,
  { sessionId, hasPlan }: Question,
  wait: (ms: number) => Promise<void>,
): Promise<Verified> {
  const first = await subscription(api, null)
  if (first?.subscribed && !(sessionId && !hasPlan && (await isOfBot(api, sessionId))))
    return { kind: 'activated', tier: first.subscription_tier, ...(await returnOf(api, sessionId)) }
  if (!sessionId) return { kind: 'failed' }
  return hasPlan ? verifyPlan(api, sessionId, wait) : verifyOnce(api, sessionId)
}

/** Checks again with the order reconciled first, repeatedly while the payment may still come in (PAY-14, AMB-075). */
async function verifyPlan(api: ApiClient, sessionId: string, wait: (ms: number) => Promise<void>): Promise<Verified> {
  let isAnswered = false
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const answer = await subscription(api, sessionId)
    if (answer?.subscribed) return { kind: 'subscribed', ...(await returnOf(api, sessionId)) }
    isAnswered ||= answer !== null
    if (attempt < TRIES) await wait(TRY_AFTER_MS)
  }
  if (!isAnswered) return { kind: 'unverified' }
  const payment = await verifyOnce(api, sessionId)
  return payment.kind === 'pending' || payment.kind === 'failed' ? payment : { kind: 'failed' }
}

/** Checks the payment of the session itself; its success flag decides (PAY-15). */
async function verifyOnce(api: ApiClient, sessionId: string): Promise<Verified> {
  try {
    const answer = await api.call(verifyPayment, { body: { sessionId } })
    if (answer.success) return { kind: 'bought', botId: answer.bot_id ?? null }
    return answer.pending ? { kind: 'pending' } : { kind: 'failed', isReturned: answer.returned }
  } catch (error) {
    console.error('the payment could not be verified', error)
    return { kind: 'unverified' }
  }
}

/** Tells whether the payment of the session is refunded: a running plan may belong to another payment. */
async function returnOf(api: ApiClient, sessionId: string | null): Promise<{ isReturned?: boolean }> {
  if (sessionId === null) return {}
  const payment = await verifyOnce(api, sessionId)
  return { isReturned: payment.kind === 'failed' && payment.isReturned === true }
}

/** Checks the subscription; a failed check counts as no subscription (PLAN-15). */
async function subscription(api: ApiClient, sessionId: string | null) {
  try {
    return await api.call(checkSubscription, sessionId === null ? {} : { body: { session_id: sessionId } })
  } catch (error) {
    console.error('the subscription could not be checked', error)
    return null
  }
}

/** Tells whether the order is for a bot: a live plan says nothing about those. */
async function isOfBot(api: ApiClient, orderId: string): Promise<boolean> {
  try {
    return (await api.call(readOrder, { params: { orderId } })).kind !== 'plan'
  } catch {
    // An order that cannot be read decides nothing; the subscription then decides, as specified.
    return false
  }
}
