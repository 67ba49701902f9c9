import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { canHaveOutcome, type PaymentMethod, type PaymentOutcome, providerCostCents } from '../domain/payment-method.ts'
import { DEBIT_FAILS_AFTER_MS, periodOf } from '../domain/renewal.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { savePayment } from '../store/payment-store.ts'
import { closeSession, findSession, lockSession } from '../store/session-store.ts'
import { addSubscription } from '../store/subscription-store.ts'
import type { SessionRow } from '../store/tables.ts'
import { emitSandboxEvent } from './emit-sandbox-event.ts'

const sessionNotFound = {
  status: 404,
  code: 'session_not_found',
  message: 'Deze betaling bestaat niet, of hoort bij een ander account.',
} as const

/** Returns a payment page to its own account; another account's page is not found. */
export async function readSession(deps: SandboxDeps, input: { userId: string; sessionId: string }) {
  const session = await asService(deps.db, (tx) => findSession(tx, input.sessionId))
  return session?.user_id === input.userId ? ok(pageOf(deps, session)) : fail(sessionNotFound)
}

function pageOf(deps: SandboxDeps, session: SessionRow) {
  const isOver = session.status === 'open' && session.expires_at <= deps.clock.now()
  return {
    id: session.id,
    title: session.title,
    kind: session.kind,
    amount_cents: session.amount_cents,
    status: isOver ? ('expired' as const) : session.status,
    method: session.method,
    success_url: deps.addressFor(withSession(session.success_url, session.id)),
    cancel_url: deps.addressFor(session.cancel_url),
  }
}

/**
 * Simulates the end of the account's payment page, and returns where the browser goes. Decided under a lock on the session: of two tabs one pays, and
 * the other gets the answer that it was paid already.
 */
export async function paySession(
  deps: SandboxDeps,
  input: { userId: string; sessionId: string; method: PaymentMethod; outcome: PaymentOutcome },
): Promise<Outcome<{ url: string }>> {
  const { method, outcome } = input
  const now = deps.clock.now()
  if (!canHaveOutcome(method, outcome))
    return fail({ status: 422, code: 'invalid_input', message: 'Alleen een incasso kan later nog mislukken.' })
  return asService(deps.db, async (tx) => {
    const session = await lockSession(tx, input.sessionId)
    if (session?.user_id !== input.userId) return fail(sessionNotFound)
    if (session.status === 'complete')
      return fail({ status: 409, code: 'session_paid', message: 'Deze bestelling is al betaald.' })
    if (session.status === 'expired' || session.expires_at <= now)
      return fail({ status: 409, code: 'session_expired', message: 'Deze betaalpagina is verlopen.' })
    // As at a real provider: a customer who goes back leaves the page open, and may still pay.
    if (outcome === 'cancelled') return ok({ url: deps.addressFor(session.cancel_url) })
    if (outcome === 'expired') await closeSession(tx, session.id, { status: 'expired', method: null, now })
    else await chargePayment(tx, session, { method, failsLater: outcome === 'fails_later', now })
    await emitSandboxEvent(tx, session.order_id, now)
    const url = outcome === 'expired' ? session.cancel_url : withSession(session.success_url, session.id)
    return ok({ url: deps.addressFor(url) })
  })
}

async function chargePayment(
  tx: Tx,
  session: SessionRow,
  payment: { method: PaymentMethod; failsLater: boolean; now: Date },
): Promise<void> {
  const { method, now } = payment
  await closeSession(tx, session.id, { status: 'complete', method, now })
  const period = session.kind === 'subscription' ? periodOf(now, 0) : null
  const amountCents = session.amount_cents
  const subscriptionId = period && (await addSubscription(tx, { sessionId: session.id, amountCents, method, period }))
  await savePayment(tx, {
    session_id: session.id,
    subscription_id: subscriptionId,
    amount_cents: amountCents,
    status: 'paid',
    method,
    reason: period ? 'period' : 'purchase',
    period_start: period?.start ?? null,
    period_end: period?.end ?? null,
    paid_at: now,
    cost_cents: providerCostCents(method, amountCents),
    charge_back_at: payment.failsLater ? new Date(now.getTime() + DEBIT_FAILS_AFTER_MS) : null,
    created_at: now,
  })
}

/** Fills the session id in where the success address asks for it, as real providers do. */
function withSession(url: string, sessionId: string): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', sessionId)
}
