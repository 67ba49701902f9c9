import type Stripe from 'stripe'
import {
  feeOf,
  type StoredCharge,
  type StoredCustomer,
  type StoredDispute,
  type StoredEvent,
  type StoredIntent,
  type StoredInvoice,
  type StoredPrice,
  type StoredSession,
  type StoredSubscription,
} from './objects.ts'

/** A tale that the stand-in of Stripe keeps: its objects by id, oldest first, and the events about them. */
export class FakeStripeState {
  readonly sessions = new Map<string, StoredSession>()
  readonly customers = new Map<string, StoredCustomer>()
  readonly prices = new Map<string, StoredPrice>()
  readonly subscriptions = new Map<string, StoredSubscription>()
  readonly intents = new Map<string, StoredIntent>()
  readonly charges = new Map<string, StoredCharge>()
  readonly disputes = new Map<string, StoredDispute>()
  readonly invoices = new Map<string, StoredInvoice>()
  readonly events: StoredEvent[] = []
  /** Whole seconds. */
  now = 0
  #count = 0

  newId(prefix: string): string {
    return `${prefix}_test${String(++this.#count).padStart(6, '0')}`
  }

  tell(type: Stripe.Event['type'], object: unknown): void {
    const event = { id: this.newId('evt'), object: 'event', type, created: this.now } as const
    this.events.push({ ...event, data: { object: structuredClone(object) } })
  }

  /** Tries to take the amount of an intent. */
  charge(intent: StoredIntent, method: string, status: StoredCharge['status']): StoredCharge {
    const { amount, currency, customer } = intent
    const isTaken = status === 'succeeded'
    const fee = {
      id: this.newId('txn'),
      object: 'balance_transaction',
      fee: feeOf(method, amount),
      amount,
      currency,
    } as const
    const charge: StoredCharge = {
      id: this.newId('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      currency,
      status,
      disputed: false,
      metadata: { ...intent.metadata },
      created: this.now,
      customer,
      payment_intent: intent.id,
      balance_transaction: isTaken ? fee : null,
      payment_method_details: { type: method },
    }
    this.charges.set(charge.id, charge)
    intent.status = isTaken ? 'succeeded' : status === 'pending' ? 'processing' : 'requires_payment_method'
    this.tell(isTaken ? 'charge.succeeded' : status === 'pending' ? 'charge.pending' : 'charge.failed', charge)
    return charge
  }

  newIntent(customer: string, amount: number, metadata: Stripe.Metadata): StoredIntent {
    const intent: StoredIntent = {
      id: this.newId('pi'),
      object: 'payment_intent',
      amount,
      currency: 'eur',
      status: 'requires_payment_method',
      metadata,
      created: this.now,
      customer,
    }
    this.intents.set(intent.id, intent)
    return intent
  }

  /** The last charge of an intent. */
  lastCharge(intent: string): StoredCharge | undefined {
    return [...this.charges.values()].findLast((charge) => charge.payment_intent === intent)
  }

  /** A bank takes back what is left of a payment. */
  dispute(intent: string, status: StoredDispute['status'] = 'needs_response'): StoredDispute {
    const charge = this.lastCharge(intent)
    if (!charge) throw new Error(`nothing was charged for ${intent}`)
    const dispute: StoredDispute = {
      id: this.newId('dp'),
      object: 'dispute',
      amount: charge.amount - charge.amount_refunded,
      currency: 'eur',
      status,
      created: this.now,
      reason: 'general',
      charge: charge.id,
      payment_intent: intent,
      balance_transactions: [],
    }
    charge.disputed = true
    this.disputes.set(dispute.id, dispute)
    this.tell('charge.dispute.created', dispute)
    return dispute
  }
}
