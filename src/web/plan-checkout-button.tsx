import { checkoutText } from '#modules/billing/screens/checkout.text.ts'
import { usePlanCheckout } from '#modules/billing/screens/use-plan-checkout.ts'
import type { PricedPlanCard } from '#modules/plans/screens/plan-card-content.ts'
import { Button } from '#ui/button.tsx'

/** Starts the checkout of a plan from its card, for a signed-in user (PLAN-10). */
export function PlanCheckoutButton({ plan }: { plan: PricedPlanCard }) {
  const { pending, start } = usePlanCheckout(plan.code)
  return (
    <Button
      variant={plan.popular ? 'primary' : 'line'}
      full
      pending={pending}
      pendingLabel={checkoutText.busy}
      onClick={start}
    >
      {plan.cta.label}
    </Button>
  )
}
