import type { SandboxSession, SimulatedOrder } from '#modules/payments/sandbox/contract.ts'

/** An open payment page of the sandbox, as its endpoint answers it. */
export function sampleSession(changes: Partial<SandboxSession> = {}): SandboxSession {
  return {
    id: 'sandbox_session_0192e6fb-4580-7b00-a94c-7e80460bfe01',
    title: 'Syvo Pro',
    kind: 'subscription',
    amount_cents: 5399,
    status: 'open',
    method: null,
    success_url: '/payment-success?session_id=0192e6fb-4580-7b00-a94c-7e80460bfe01',
    cancel_url: '/bestellen/0192e6fb-4580-7b00-a94c-7e80460bfe01',
    ...changes,
  }
}

/** A subscription that was paid in the sandbox, taken back by the bank, and failed to renew. */
export function samplePlayed(changes: Partial<SimulatedOrder> = {}): SimulatedOrder {
  const payment = {
    id: 'sandbox_payment_0192e6fb-4580-7b00-a94c-7e80460bfe21',
    amount_cents: 5399,
    returned_cents: 5399,
    status: 'paid',
    method: 'sepa_debit',
    reason: 'period',
    at: '2026-11-20T09:00:00.000Z',
    fails_at: null,
  } as const
  return {
    id: 'sandbox_session_0192e6fb-4580-7b00-a94c-7e80460bfe01',
    title: 'Syvo Pro',
    subscription: {
      id: 'sandbox_subscription_0192e6fb-4580-7b00-a94c-7e80460bfe11',
      status: 'past_due',
      amount_cents: 5399,
      period_end: '2026-12-20T09:00:00.000Z',
      next_try_at: '2026-12-21T09:00:00.000Z',
      cancel_at_period_end: false,
      renewals_fail: true,
    },
    payments: [
      payment,
      {
        ...payment,
        id: `${payment.id.slice(0, -1)}2`,
        status: 'failed',
        returned_cents: 0,
        at: '2026-12-20T09:00:00.000Z',
      },
    ],
    ...changes,
  }
}

/** A bot that was bought by a direct debit that is to fail. */
export function samplePlayedPurchase(): SimulatedOrder {
  const { payments } = samplePlayed()
  const [payment] = payments
  return samplePlayed({
    id: 'sandbox_session_0192e6fb-4580-7b00-a94c-7e80460bfe02',
    title: 'Tafelwijs',
    subscription: null,
    payments: payment
      ? [{ ...payment, reason: 'purchase', returned_cents: 0, fails_at: '2026-11-25T09:00:00.000Z' }]
      : [],
  })
}
