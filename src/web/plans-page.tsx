import { useRouteContext } from '@tanstack/react-router'
import { PlanCards } from '#modules/plans/screens/plan-cards.tsx'
import { CAN_CHECKOUT } from './checkout-state.ts'

/** The plans screen, one for `/pricing` and `/upgrade` (ROUTE-13). */
export function PlansPage() {
  const { site } = useRouteContext({ from: '__root__' })
  return <PlanCards headingLevel={1} contactHref={`mailto:${site.supportEmail}`} canCheckout={CAN_CHECKOUT} />
}
