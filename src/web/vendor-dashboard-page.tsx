import { EarningsSummary } from '#modules/billing/screens/earnings-summary.tsx'
import { VendorStep } from '#modules/identity/screens/vendor-step.tsx'
import { VendorDashboardScreen } from '#modules/vendors/screens/vendor-dashboard-screen.tsx'

/** The vendor's dashboard with the earnings of billing, under all its addresses (ROUTE-24, ROUTE-25). */
export function VendorDashboardPage({ activated }: { activated?: 'free' | undefined }) {
  return (
    <VendorStep title="Maker-dashboard">
      <VendorDashboardScreen hasFreePlan={activated === 'free'} money={<EarningsSummary />} />
    </VendorStep>
  )
}
