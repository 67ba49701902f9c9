import type { BotDetail } from '#modules/catalogue/contract.ts'
import type { Listing } from '#modules/catalogue/screens/catalogue-client.ts'
import { LandingScreen } from '#modules/marketing/screens/landing-screen.tsx'
import { PlanCards } from '#modules/plans/screens/plan-cards.tsx'
import { CAN_CHECKOUT } from './checkout-state.ts'

/** The landing with the featured bot of the catalogue and the plans (AMB-055, HOME-03). */
export function LandingPage({ listing, featured }: { listing: Listing; featured: BotDetail | null }) {
  return (
    <LandingScreen
      featured={featured}
      fromPrice={fromPriceOf(listing)}
      plans={<PlanCards headingLevel={2} contactHref="/contact" canCheckout={CAN_CHECKOUT} />}
    />
  )
}

/** The lowest price a month among the real bots. */
function fromPriceOf({ bots, demo }: Listing): number | null {
  const prices = demo === 'no' ? bots.flatMap((bot) => (bot.monthly_price === null ? [] : [bot.monthly_price])) : []
  return prices.length > 0 ? Math.min(...prices) : null
}
