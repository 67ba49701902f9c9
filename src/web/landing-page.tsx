import type { BotDetail } from '#modules/catalogue/contract.ts'
import { LandingScreen } from '#modules/marketing/screens/landing-screen.tsx'
import type { Capabilities } from '#modules/plans/contract.ts'
import type { PlanPrices } from '#modules/plans/screens/plan-card-content.ts'
import { PlanCards } from '#modules/plans/screens/plan-cards.tsx'

/** The catalogue data of the landing: the first featured bot in full (AMB-055), and the lowest price a month in euros. */
interface LandingData {
  readonly featured: BotDetail | null
  readonly fromPrice: number | null
}

type Props = LandingData & { planPrices: PlanPrices; running: Capabilities }

/** The landing with the featured bot of the catalogue and the plans (AMB-055, HOME-03). */
export function LandingPage({ planPrices, running, ...data }: Props) {
  const plans = (
    <PlanCards headingLevel={2} prices={planPrices} contactHref="/contact" running={running} current={null} />
  )
  return <LandingScreen {...data} plans={plans} />
}
