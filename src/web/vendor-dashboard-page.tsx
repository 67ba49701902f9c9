import { MoneySummary } from '#modules/billing/screens/money-summary.tsx'
import { MakerStep } from '#modules/identity/screens/maker-step.tsx'
import { VendorDashboardScreen } from '#modules/publishing/screens/rooms/vendor-dashboard-screen.tsx'

/** The vendor's dashboard with the money that billing keeps, under all its addresses (ROUTE-24, ROUTE-25). */
export function VendorDashboardPage({ activated }: { activated?: 'free' | undefined }) {
  return (
    <MakerStep title="Maker-dashboard">
      <VendorDashboardScreen hasFreePlan={activated === 'free'} money={<MoneySummary />} />
    </MakerStep>
  )
}
