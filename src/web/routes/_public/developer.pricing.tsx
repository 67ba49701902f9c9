import { createFileRoute } from '@tanstack/react-router'
import { developerPlansQuery } from '#modules/plans/screens/developer-plans-client.ts'
import { developerPlansHeadText } from '#modules/plans/screens/developer-plans-head.text.ts'
import { DeveloperPlansScreen } from '#modules/plans/screens/developer-plans-screen.tsx'
import { usePlan } from '#modules/plans/screens/use-feature.ts'
import { runningCapabilities } from '../../capabilities.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/developer/pricing')({
  loader: ({ context }) => context.queryClient.ensureQueryData(developerPlansQuery(context.api)),
  head: ({ match }) => pageHead({ ...developerPlansHeadText, path: '/developer/pricing' }, match.context.site),
  component: DeveloperPricing,
})

function DeveloperPricing() {
  return (
    <DeveloperPlansScreen
      plans={Route.useLoaderData()}
      current={usePlan()?.plan_code ?? null}
      running={runningCapabilities(Route.useRouteContext().site)}
    />
  )
}
