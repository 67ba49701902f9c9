import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { guardDeveloper } from '../../session/role-guards.ts'
import { VendorDashboardPage } from '../../vendor-dashboard-page.tsx'
import { vendorDashboardSearch } from '../../vendor-dashboard-search.ts'

export const Route = createFileRoute('/_workspace/dev/dashboard')({
  ssr: false,
  validateSearch: vendorDashboardSearch,
  beforeLoad: guardDeveloper,
  head: privateHead('Maker-dashboard', '/vendor/dashboard'),
  component: Dashboard,
})

function Dashboard() {
  return <VendorDashboardPage activated={Route.useSearch().activated} />
}
