import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { showcaseQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { planPricesQuery } from '#modules/plans/screens/plans-client.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { runningCapabilities } from '../../capabilities.ts'
import { landingHead } from '../../landing-head.ts'
import { LandingPage } from '../../landing-page.tsx'

/** The landing for visitors; a signed-in user is redirected to the listing (AMB-001). */
export const Route = createFileRoute('/_public/')({
  beforeLoad: ({ context }) => {
    if (context.session.token()) throw redirect({ to: '/bots', replace: true })
  },
  // The page reads it from the query cache: as the loader's own data it would be in the page twice.
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(showcaseQuery(api)),
      queryClient.ensureQueryData(planPricesQuery(api)),
    ])
  },
  head: ({ match }) => landingHead(match.context.site),
  component: Landing,
})

function Landing() {
  const api = useApi()
  const { featured, from_price } = useSuspenseQuery(showcaseQuery(api)).data
  const planPrices = useSuspenseQuery(planPricesQuery(api)).data
  const running = runningCapabilities(Route.useRouteContext().site)
  return <LandingPage featured={featured} fromPrice={from_price} planPrices={planPrices} running={running} />
}
