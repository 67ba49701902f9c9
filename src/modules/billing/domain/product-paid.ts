import { isSamePlan, type PlanState, type PlanTerms } from './plan-change.ts'

/** A payment of a plan's subscription as the provider tells it. */
interface ReportedPayment {
  readonly reason: 'period' | 'upgrade' | 'purchase'
  readonly amountCents: number
  readonly period: { readonly start: Date } | null
}

/**
 * Which plan a payment that was not known is for, and of an upgrade the plan that it was counted from. A period is for whatever asks its amount: the
 * plan that was asked for, the one that the provider was set to, the one that counts; so that it does not matter when we heard of a change. `askedCents` is what is asked of a shown
 * price under the regime of the payment.
 */
export function productPaid(
  state: PlanState,
  payment: ReportedPayment,
  askedCents: (shownCents: number) => number = (shownCents) => shownCents,
): { terms: PlanTerms; overCode: string | null } {
  const { plan, billed, pendingChange, failed } = state
  const asks = billed ?? plan
  if (payment.reason === 'upgrade') {
    // One that was given up may be paid all the same.
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
