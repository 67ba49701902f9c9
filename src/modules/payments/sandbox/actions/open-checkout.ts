import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { CheckoutRequest, CheckoutSession } from '../../provider.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { getOrCreatePrice } from '../store/idempotency-store.ts'
import { closeSession, getOrCreateSession, lockSession } from '../store/session-store.ts'
import type { SessionRow } from '../store/tables.ts'
import { emitSandboxEvent } from './emit-sandbox-event.ts'
import { checkPrice, sandboxRefusal } from './sandbox-failures.ts'

/** Creates the session of an order, or returns the one that its key created before; an expired one is replaced by another. */
export async function openCheckout(deps: SandboxDeps, request: CheckoutRequest): Promise<CheckoutSession> {
  const now = deps.clock.now()
  if (request.expiresAt <= now) throw sandboxRefusal('the session would be over at once')
  const session = await asService(deps.db, async (tx) => {
    if (request.priceId !== null) await checkPrice(tx, request.priceId, request.amountCents)
    let key = request.idempotencyKey
    for (;;) {
      const savedSession = await createSession(tx, request, key, now)
      if (savedSession.status !== 'expired' && (savedSession.status === 'complete' || savedSession.expires_at > now))
        return savedSession
      // The key derives from the expired session: simultaneous requests get the same new one.
      key = `${request.idempotencyKey}:after:${savedSession.id}`
    }
  })
  return { sessionId: session.id, url: deps.addressFor(`${deps.publicUrl}/sandbox/betalen?sessie=${session.id}`) }
}

async function createSession(tx: Tx, request: CheckoutRequest, key: string, now: Date): Promise<SessionRow> {
  const { orderId, kind, title, amountCents, priceId } = request
  const session = await getOrCreateSession(tx, {
    idempotency_key: key,
    order_id: orderId,
    user_id: request.customer.userId,
    kind,
    title,
    amount_cents: amountCents,
    price_id: priceId,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: request.expiresAt,
    created_at: now,
  })
  if (session.order_id !== orderId || session.amount_cents !== amountCents || session.kind !== kind)
    throw sandboxRefusal('this key was used for something else')
  return session
}

/** Expires an unpaid session now; does nothing for any other. */
export async function expireCheckout(deps: SandboxDeps, sessionId: string): Promise<void> {
  const now = deps.clock.now()
  await asService(deps.db, async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (session?.status !== 'open') return
    await closeSession(tx, session.id, { status: 'expired', method: null, now })
    await emitSandboxEvent(tx, session.order_id, now)
  })
}

/** Returns the id of a plan's price; creates it when there is none like it. */
export function makePrice(
  deps: SandboxDeps,
  price: { code: string; name: string; amountCents: number },
): Promise<string> {
  return asService(deps.db, (tx) => getOrCreatePrice(tx, price, deps.clock.now()))
}
