import type Stripe from 'stripe'
import { monthsAfter, type StoredInvoice, type StoredSession, type StoredSubscription } from './objects.ts'
import { FakeStripeState } from './state.ts'

const DAY = 86_400
const RETRIES_MAX = 3

/** What a session will make once it is paid. */
type Wanted = { metadata: Stripe.Metadata; price: string }
type Retry = { invoice: string; tries: number; at: number }

/** A fake of Stripe with payers, banks and time. Retries a failed renewal on three days, then ends the subscription. */
export class FakeStripe {
  readonly books = new FakeStripeState()
  readonly wanted = new Map<string, Wanted>()
  readonly failing = new Set<string>()
  /** What was taken for the running period of a subscription, in cents. */
  readonly debited = new Map<string, number>()
  readonly #methods = new Map<string, string>()
  readonly #retries = new Map<string, Retry>()
  readonly #chargeBacks = new Map<string, number>()

  /** A payer ends the page of a session. */
  pay(id: string, method: string, outcome: 'paid' | 'fails_later' | 'processing'): void {
    const { books } = this
    const session = books.sessions.get(id)
    const wanted = this.wanted.get(id)
    if (session?.status !== 'open' || !wanted) throw new Error(`${id} cannot be paid`)
    session.status = 'complete'
    session.url = null
    const status = outcome === 'processing' ? 'pending' : 'succeeded'
    const intent =
      session.mode === 'subscription'
        ? this.#begin(session, wanted, method, status)
        : this.#sell(session, wanted, method, status)
    if (outcome === 'fails_later') this.#chargeBacks.set(intent, books.now + 5 * DAY)
    books.tell('checkout.session.completed', session)
  }

  /** Ends what a bank was still thinking about. */
  finishPayment(intentId: string, status: 'succeeded' | 'failed'): void {
    const intent = this.books.intents.get(intentId)
    const method = this.books.lastCharge(intentId)?.payment_method_details.type
    if (!intent || !method) throw new Error(`${intentId} does not wait`)
    this.books.charge(intent, method, status)
    const session = [...this.books.sessions.values()].find((one) => one.payment_intent === intentId)
    if (session)
      this.books.tell(
        status === 'failed' ? 'checkout.session.async_payment_failed' : 'checkout.session.async_payment_succeeded',
        session,
      )
  }

  /** Lets everything happen in its order up to an instant. */
  passTime(to: number): void {
    for (;;) {
      const [next] = this.#due().toSorted((one, other) => one.at - other.at)
      if (!next || next.at > to) break
      this.books.now = next.at
      next.happen()
    }
    this.books.now = to
  }

  end(subscription: StoredSubscription): void {
    subscription.status = 'canceled'
    subscription.ended_at = this.books.now
    this.#retries.delete(subscription.id)
    this.books.tell('customer.subscription.deleted', subscription)
  }

  /** Asks an invoice of a subscription and tries to take it; false when that failed. */
  invoice(
    subscription: StoredSubscription,
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
    lines: { amount: number; start: number; end: number }[],
    status?: 'pending',
  ): boolean {
    const { books } = this
    const [item] = subscription.items.data
    const invoice = invoiceOf(books, subscription, reason, lines)
    books.invoices.set(invoice.id, invoice)
    books.tell('invoice.created', invoice)
    const intent = books.newIntent(subscription.customer, invoice.amount_due, {})
    invoice.payments.data.push({
      id: books.newId('inpay'),
      object: 'invoice_payment',
      status: 'open',
      created: books.now,
      is_default: true,
      invoice: invoice.id,
      payment: { type: 'payment_intent', payment_intent: intent.id },
    })
    const isPaid = this.#take(subscription, invoice, status)
    if (isPaid) this.debited.set(subscription.id, item.price.unit_amount ?? 0)
    return isPaid
  }

  intentOf(invoice: StoredInvoice): string {
    return invoice.payments.data[0]?.payment.payment_intent ?? ''
  }

  #due(): { at: number; happen: () => void }[] {
    const { books } = this
    const open = [...books.sessions.values()].filter(({ status }) => status === 'open')
    const running = [...books.subscriptions.values()].filter(({ status }) => status === 'active')
    return [
      ...open.map((session) => ({ at: session.expires_at, happen: () => this.expire(session) })),
      ...running.map((one) => ({ at: one.items.data[0].current_period_end, happen: () => this.#renew(one) })),
      ...[...this.#retries].map(([id, retry]) => ({ at: retry.at, happen: () => this.#retry(id, retry) })),
      ...[...this.#chargeBacks].map(([intent, at]) => ({
        at,
        happen: () => {
          this.#chargeBacks.delete(intent)
          books.dispute(intent)
        },
      })),
    ]
  }

  expire(session: StoredSession): void {
    session.status = 'expired'
    session.url = null
    this.books.tell('checkout.session.expired', session)
  }

  #sell(session: StoredSession, wanted: Wanted, method: string, status: 'succeeded' | 'pending'): string {
    const intent = this.books.newIntent(session.customer, session.amount_total ?? 0, wanted.metadata)
    session.payment_intent = intent.id
    this.books.charge(intent, method, status)
    return intent.id
  }

  #begin(session: StoredSession, wanted: Wanted, method: string, status: 'succeeded' | 'pending'): string {
    const { books } = this
    const price = books.prices.get(wanted.price)
    if (!price) throw new Error('a session without a price')
    const id = books.newId('sub')
    const end = monthsAfter(books.now, 1)
    const subscription: StoredSubscription = {
      id,
      object: 'subscription',
      status: 'active',
      metadata: wanted.metadata,
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      start_date: books.now,
      billing_cycle_anchor: books.now,
      created: books.now,
      customer: session.customer,
      items: {
        object: 'list',
        has_more: false,
        url: '',
        data: [
          {
            id: books.newId('si'),
            object: 'subscription_item',
            current_period_start: books.now,
            current_period_end: end,
            subscription: id,
            price,
          },
        ],
      },
    }
    books.subscriptions.set(id, subscription)
    session.subscription = id
    this.#methods.set(id, method)
    const amount = price.unit_amount ?? 0
    const lines = [{ amount, start: books.now, end }]
    this.invoice(subscription, 'subscription_create', lines, status === 'pending' ? status : undefined)
    // iDEAL leaves a mandate: the next months are direct debits.
    if (method === 'ideal') this.#methods.set(id, 'sepa_debit')
    return this.intentOf([...books.invoices.values()].at(-1) ?? unreachable())
  }

  #renew(subscription: StoredSubscription): void {
    if (subscription.cancel_at_period_end) return this.end(subscription)
    const [item] = subscription.items.data
    const start = item.current_period_end
    let months = 1
    while (monthsAfter(subscription.billing_cycle_anchor, months) <= start) months++
    item.current_period_start = start
    item.current_period_end = monthsAfter(subscription.billing_cycle_anchor, months)
    const amount = item.price.unit_amount ?? 0
    const lines = [{ amount, start, end: item.current_period_end }]
    if (!this.invoice(subscription, 'subscription_cycle', lines)) {
      subscription.status = 'past_due'
      const invoice = [...this.books.invoices.keys()].at(-1) ?? ''
      this.#retries.set(subscription.id, { invoice, tries: 0, at: this.books.now + DAY })
    }
    this.books.tell('customer.subscription.updated', subscription)
  }

  #retry(id: string, retry: Retry): void {
    const subscription = this.books.subscriptions.get(id) ?? unreachable()
    const invoice = this.books.invoices.get(retry.invoice) ?? unreachable()
    if (this.#take(subscription, invoice)) {
      this.#retries.delete(id)
      subscription.status = 'active'
      this.books.tell('customer.subscription.updated', subscription)
    } else if (retry.tries + 1 >= RETRIES_MAX) this.end(subscription)
    else this.#retries.set(id, { ...retry, tries: retry.tries + 1, at: this.books.now + DAY })
  }

  #take(subscription: StoredSubscription, invoice: StoredInvoice, pending?: 'pending'): boolean {
    const { books } = this
    const intent = books.intents.get(this.intentOf(invoice)) ?? unreachable()
    const status = pending ?? (this.failing.has(subscription.id) ? 'failed' : 'succeeded')
    books.charge(intent, this.#methods.get(subscription.id) ?? 'card', status)
    invoice.attempted = true
    invoice.attempt_count += 1
    if (status === 'succeeded') {
      invoice.status = 'paid'
      invoice.status_transitions.paid_at = books.now
      for (const payment of invoice.payments.data) payment.status = 'paid'
    }
    if (status !== 'pending') books.tell(status === 'failed' ? 'invoice.payment_failed' : 'invoice.paid', invoice)
    return status !== 'failed'
  }
}

function invoiceOf(
  books: FakeStripeState,
  subscription: StoredSubscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  lines: { amount: number; start: number; end: number }[],
): StoredInvoice {
  const [item] = subscription.items.data
  const data = lines.map(({ amount, start, end }) => ({
    id: books.newId('il'),
    object: 'line_item' as const,
    amount,
    currency: 'eur',
    period: { start, end },
    parent: {
      type: 'subscription_item_details' as const,
      invoice_item_details: null,
      subscription_item_details: {
        proration: reason === 'subscription_update',
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
  }))
  return {
    id: books.newId('in'),
    object: 'invoice',
    amount_due: lines.reduce((sum, { amount }) => sum + amount, 0),
    attempted: false,
    attempt_count: 0,
    billing_reason: reason,
    created: books.now,
    currency: 'eur',
    status: 'open',
    status_transitions: { finalized_at: books.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    customer: subscription.customer,
    lines: { object: 'list', data, has_more: false, url: '' },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payments: { object: 'list', data: [], has_more: false, url: '' },
  }
}

function unreachable(): never {
  throw new Error('the stand-in of Stripe lost an object')
}
