import { isSamePlan, type PlanState, type PlanTerms } from './plan-change.ts'

/** A payment of a plan's subscription as the provider reports it. */
interface ReportedPayment {
  readonly reason: 'period' | 'upgrade' | 'purchase'
  readonly amountCents: number
  readonly period: { readonly start: Date } | null
}

/**
 * Returns the plan that a new payment is for, and for an upgrade the plan from which it was calculated. A period payment belongs to the plan that
 * charges its amount: the requested plan, the one the provider was set to, or the one in force; so the time at which a change was reported does not
 * matter. `askedCents` converts a shown price to the amount charged under the payment's VAT regime.
 */
export function productPaid(
  state: PlanState,
  payment: ReportedPayment,
  askedCents: (shownCents: number) => number = (shownCents) => shownCents,
): { terms: PlanTerms; overCode: string | null } {
  const { plan, billed, pendingChange, failed } = state
  const asks = billed ?? plan
  if (payment.reason === 'upgrade') {
    // An upgrade that was given up may still be paid.
    const change = pendingChange?.isAtOnce ? pendingChange : failed
    if (change) return { terms: termsOf(change), overCode: change.overCode ?? plan.code }
    return { terms: termsOf(asks), overCode: isSamePlan(asks, plan) ? null : plan.code }
  }
  const start = payment.period?.start
  const wished = pendingChange !== null && start !== undefined && start >= pendingChange.from ? [pendingChange] : []
  const known = [...wished, asks, plan, ...(failed ? [failed] : [])]
  return {
    terms: termsOf(known.find(({ priceCents }) => askedCents(priceCents) === payment.amountCents) ?? asks),
    overCode: null,
  }
}

function termsOf({ code, title, priceCents }: PlanTerms): PlanTerms {
  return { code, title, priceCents }
}
