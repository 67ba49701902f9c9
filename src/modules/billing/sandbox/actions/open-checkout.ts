import { asService } from '#platform/database/as-service.ts'
import type { CheckoutRequest, CheckoutSession } from '../../provider.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { keepPrice } from '../store/request-store.ts'
import { closeSession, keepSession, lockSession } from '../store/session-store.ts'
import { checkPrice, sandboxRefusal } from './sandbox-refusals.ts'
import { tellNews } from './tell-news.ts'

/** Makes the session of an order, or answers the one that its key made before. */
export async function openCheckout(deps: SandboxDeps, request: CheckoutRequest): Promise<CheckoutSession> {
  const { orderId, kind, title, amountCents, priceId } = request
  const session = await asService(deps.db, 'the sandbox keeps its own books', async (tx) => {
    if (priceId !== null) await checkPrice(tx, priceId, amountCents)
    return keepSession(tx, {
      idempotency_key: request.idempotencyKey,
      order_id: orderId,
      user_id: request.customer.userId,
      kind,
      title,
      amount_cents: amountCents,
      price_id: priceId,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: request.expiresAt,
      created_at: deps.clock.now(),
    })
  })
  if (session.order_id !== orderId || session.amount_cents !== amountCents || session.kind !== kind)
    throw sandboxRefusal('this key was used for something else')
  return { sessionId: session.id, url: `${deps.publicUrl}/sandbox/betalen?sessie=${session.id}` }
}

/** Lets a session that was not paid end now; without effect on any other. */
export async function expireCheckout(deps: SandboxDeps, sessionId: string): Promise<void> {
  const now = deps.clock.now()
  await asService(deps.db, 'the sandbox keeps its own books', async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (session?.status !== 'open') return
    await closeSession(tx, session.id, { status: 'expired', method: null, now })
    await tellNews(tx, session.order_id, now)
  })
}

/** The id of a plan's price; made when there is none like it. */
export function makePrice(
  deps: SandboxDeps,
  price: { code: string; name: string; amountCents: number },
): Promise<string> {
  return asService(deps.db, 'the sandbox keeps its own books', (tx) => keepPrice(tx, price, deps.clock.now()))
}
