import { createFileRoute } from '@tanstack/react-router'
import { developerPlansText } from '#modules/plans/screens/developer-plans.text.ts'
import { developerPlansQuery } from '#modules/plans/screens/developer-plans-client.ts'
import { DeveloperPlansScreen } from '#modules/plans/screens/developer-plans-screen.tsx'
import { CAN_CHECKOUT } from '../../checkout-state.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/developer/pricing')({
  loader: ({ context }) => context.queryClient.ensureQueryData(developerPlansQuery(context.api)),
  head: ({ match }) =>
    pageHead(
      { title: developerPlansText.title, description: developerPlansText.description, path: '/developer/pricing' },
      match.context.site,
    ),
  component: DeveloperPricing,
})

function DeveloperPricing() {
  return <DeveloperPlansScreen plans={Route.useLoaderData()} canCheckout={CAN_CHECKOUT} />
}
