import { useQuery } from '@tanstack/react-query'
import { listingQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { LandingScreen } from '#modules/marketing/screens/landing-screen.tsx'
import { PlanCards } from '#modules/plans/screens/plan-cards.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { CAN_CHECKOUT } from './checkout-state.ts'

/** The landing with the featured bot of the catalogue and the plans (AMB-055, HOME-03). */
export function LandingPage() {
  const { data } = useQuery(listingQuery(useApi()))
  const featured = data?.demo === 'no' ? (data.bots.find((bot) => bot.featured) ?? null) : null
  return (
    <LandingScreen
      featured={featured}
      plans={<PlanCards headingLevel={2} contactHref="/contact" canCheckout={CAN_CHECKOUT} />}
    />
  )
}
