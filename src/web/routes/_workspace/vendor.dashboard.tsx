import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { guardVendor } from '../../session/role-guards.ts'
import { VendorDashboardPage } from '../../vendor-dashboard-page.tsx'
import { vendorDashboardSearch } from '../../vendor-dashboard-search.ts'

export const Route = createFileRoute('/_workspace/vendor/dashboard')({
  ssr: false,
  validateSearch: vendorDashboardSearch,
  beforeLoad: guardVendor,
  head: privateHead('Maker-dashboard'),
  component: Dashboard,
})

function Dashboard() {
  return <VendorDashboardPage activated={Route.useSearch().activated} />
}
