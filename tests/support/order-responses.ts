import type { Billing, InvoiceRecipient, Order, PlanChange, Subscription } from '#modules/billing/contract.ts'
import { TERMS_VERSION } from '#modules/identity/contract.ts'

/** A business that buys. */
export const COMPANY: InvoiceRecipient = {
  kind: 'business',
  name: 'Noor de Wit',
  companyName: 'Bakkerij De Wit',
  kvkNumber: '12345678',
  btwId: 'NL123456789B01',
  country: 'NL',
  street: 'Dorpsstraat 1',
  postcode: '1234 AB',
  city: 'Utrecht',
}

/** The same person as a private buyer. */
export const CONSUMER: InvoiceRecipient = {
  kind: 'consumer',
  name: 'Noor de Wit',
  country: 'NL',
  street: 'Dorpsstraat 1',
  postcode: '1234 AB',
  city: 'Utrecht',
}

/** An unconfirmed rental, as its endpoint answers it. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    id: '0192e6fb-4580-7b00-a94c-7e80460bfe01',
    kind: 'rental',
    title: 'Tafelwijs',
    plan_code: null,
    bot: { id: '0192e6fb-4580-7b00-a94c-7e80460bfee5', title: 'Tafelwijs', category: 'Horeca' },
    price_cents: 2500,
    shown_price_cents: 2500,
    btw_regime: 'standard',
    net_cents: 2066,
    btw_cents: 434,
    status: 'draft',
    problem: null,
    payment_url: null,
    buyer: null,
    trial_ends_at: null,
    trial_offered: false,
    plan_offer: null,
    rentals: [],
    rentals_room: null,
    is_simulated: true,
    terms_version: TERMS_VERSION,
    created_at: '2026-11-20T10:00:00.000Z',
    paid_at: null,
    ...changes,
  }
}

/** The order of a plan. */
export function planOrder(changes: Partial<Order> = {}): Order {
  const plan = { kind: 'plan', title: 'Syvo Pro', plan_code: 'pro', bot: null } as const
  return sampleOrder({
    ...plan,
    price_cents: 5399,
    shown_price_cents: 5399,
    net_cents: 4462,
    btw_cents: 937,
    ...changes,
  })
}

/** A plan that runs. */
export function sampleSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: '0192e6fb-4580-7b00-a94c-7e80460bfe11',
    kind: 'plan',
    title: 'Syvo Pro',
    plan_code: 'pro',
    bot_id: null,
    status: 'active',
    price_cents: 5399,
    period_start: '2026-11-12T10:00:00.000Z',
    period_end: '2026-12-12T10:00:00.000Z',
    access_end: '2026-12-26T10:00:00.000Z',
    next_plan_code: null,
    next_title: null,
    next_price_cents: null,
    btw_regime: 'standard',
    next_btw_regime: null,
    next_stands: null,
    failed_change: null,
    ...changes,
  }
}

/** My Subscription of a company with a plan and a rented bot. */
export function sampleBilling(changes: Partial<Billing> = {}): Billing {
  const rental = { kind: 'rental', title: 'Tafelwijs', plan_code: null, price_cents: 2500 } as const
  return {
    subscriptions: [
      sampleSubscription(),
      sampleSubscription({ ...rental, id: '0192e6fb-4580-7b00-a94c-7e80460bfe12', bot_id: 'b1' }),
    ],
    plan_places: [],
    bought_rentals: [],
    invoices: [
      {
        id: '0192e6fb-4580-7b00-a94c-7e80460bfe21',
        number: 'SY-2026-00002',
        kind: 'invoice',
        title: 'Syvo Pro',
        amount_cents: 5399,
        sold_as: 'subscription',
        btw_cents: 937,
        btw_regime: 'standard',
        issued_at: '2026-11-12T10:00:00.000Z',
      },
      {
        id: '0192e6fb-4580-7b00-a94c-7e80460bfe22',
        number: 'SY-2026-00001',
        kind: 'credit_note',
        title: 'Balie',
        amount_cents: -2900,
        sold_as: 'rental',
        btw_cents: -503,
        btw_regime: 'standard',
        issued_at: '2026-11-02T10:00:00.000Z',
      },
    ],
    withdrawable: [],
    buyer: COMPANY,
    provider: { is_simulated: true, has_portal: false },
    monthly_total_cents: 7899,
    ...changes,
  }
}

/** An order that its consumer may still withdraw from. */
export const WITHDRAWABLE = {
  order_id: '0192e6fb-4580-7b00-a94c-7e80460bfe31',
  title: 'Tafelwijs',
  paid_at: '2026-11-12T10:00:00.000Z',
  until: '2026-11-26T22:59:59.999Z',
  refund_cents: 2500,
} as const

/** What a larger plan means. */
export function samplePlanChange(changes: Partial<PlanChange> = {}): PlanChange {
  return {
    plan_code: 'ultimate',
    plan_name: 'Ultimate',
    from: 'now',
    due_now_cents: 6123,
    price_cents: 14999,
    btw_regime: 'standard',
    next_charge_at: '2026-12-12T10:00:00.000Z',
    bot_limit: null,
    running: [],
    done: false,
    ...changes,
  }
}
