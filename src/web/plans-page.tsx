import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { WorkingBots } from '#modules/billing/screens/working-bots.tsx'
import { developerPlansText } from '#modules/plans/screens/developer-plans.text.ts'
import { EnterpriseCard } from '#modules/plans/screens/enterprise-card.tsx'
import { PlanCards } from '#modules/plans/screens/plan-cards.tsx'
import { planPricesQuery } from '#modules/plans/screens/plans-client.ts'
import { usePlan } from '#modules/plans/screens/use-feature.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { runningCapabilities } from './capabilities.ts'
import { PlanCheckoutButton } from './plan-checkout-button.tsx'

const SCROLL_AFTER_MS = 100

/**
 * The plans screen, one for `/pricing` and `/upgrade` (ROUTE-13); a visitor from a bot is scrolled to the plans. It links to the developer plans
 * (AMB-010).
 */
export function PlansPage() {
  const isFromBot = useSearch({ strict: false, select: ({ from }) => from !== undefined })
  const plan = usePlan()
  const prices = useSuspenseQuery(planPricesQuery(useApi())).data
  const running = runningCapabilities(useRouteContext({ from: '__root__' }).site)
  useEffect(() => {
    if (!isFromBot) return
    const timer = setTimeout(() => document.getElementById('plannen')?.scrollIntoView(), SCROLL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isFromBot])
  return (
    <>
      <PlanCards
        headingLevel={1}
        prices={prices}
        contactHref="/contact"
        running={running}
        Action={PlanCheckoutButton}
        current={plan}
        note={<WorkingBots />}
      />
      <EnterpriseCard />
      <p className="container plans-more">
        <a href="/developer/pricing">{developerPlansText.fromPricing}</a>
      </p>
    </>
  )
}
