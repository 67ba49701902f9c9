import { createFileRoute } from '@tanstack/react-router'
import { pageTextQuery } from '#modules/marketing/screens/texts-client.ts'
import { textHead } from '../../text-head.ts'
import { VendorApplyPage } from '../../vendor-apply-page.tsx'
import { vendorDashboardSearch } from '../../vendor-dashboard-search.ts'

export const Route = createFileRoute('/_public/vendor/apply')({
  validateSearch: vendorDashboardSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(pageTextQuery(context.api, 'vendor-apply')),
  head: ({ loaderData, match }) => textHead(loaderData, '/vendor/apply', match.context.site),
  component: VendorApply,
})

function VendorApply() {
  return <VendorApplyPage page={Route.useLoaderData()} hasFreePlan={Route.useSearch().activated === 'free'} />
}
