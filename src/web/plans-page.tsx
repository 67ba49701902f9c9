import { PlanCards } from '#modules/plans/screens/plan-cards.tsx'
import { CAN_CHECKOUT } from './checkout-state.ts'

/** The plans screen, one for `/pricing` and `/upgrade` (ROUTE-13). */
export function PlansPage() {
  return <PlanCards headingLevel={1} contactHref="/contact" canCheckout={CAN_CHECKOUT} />
}
