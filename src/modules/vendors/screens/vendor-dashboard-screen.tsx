import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { euro } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Stat } from '#ui/stat.tsx'
import { StatStrip } from '#ui/stat-strip.tsx'
import type { VendorDashboard } from '../contract.ts'
import { DashboardBots } from './dashboard-bots.tsx'
import { MonthChart } from './month-chart.tsx'
import './vendor-area.css'
import { UnansweredList } from './unanswered-list.tsx'
import { vendorAreaText as text } from './vendor-area.text.ts'
import { vendorDashboardQuery } from './vendor-area-client.ts'

type Props = {
  /** Whether the free plan was just activated (AMB-072). */
  hasFreePlan: boolean
  /** Statements and payouts; rendered by the billing module. */
  money: ReactNode
}

/** Shows the revenue and the state of a vendor's bots (VEND-33, VEND-34). */
export function VendorDashboardScreen({ hasFreePlan, money }: Props) {
  return (
    <>
      <PageHeader
        title={text.homeTitle}
        description={text.homeLead}
        actions={<ButtonLink href="/vendor/bots/new">{text.newBot}</ButtonLink>}
      />
      {hasFreePlan && (
        <Notice tone="success" live title={text.freeActive}>
          {text.freeActiveNote}
        </Notice>
      )}
      <DashboardParts money={money} />
    </>
  )
}

function DashboardParts({ money }: { money: ReactNode }) {
  const userId = useSession().user?.id ?? ''
  const dashboard = useQuery(vendorDashboardQuery(useApi(), userId))
  if (dashboard.isError && !dashboard.data)
    return (
      <ErrorState
        message={text.homeFailed}
        retryLabel={text.retry}
        pending={dashboard.isFetching}
        onRetry={() => void dashboard.refetch()}
      />
    )
  if (!dashboard.data) return <DashboardSkeleton />
  const { totals, months, bots, unanswered, bot_limit: limit } = dashboard.data
  return (
    <div className="vendor-rooms">
      <Totals totals={totals} limit={limit} />
      {totals.simulated_cents !== 0 && (
        <Notice tone="attention" title={text.simulatedTitle(euro(totals.simulated_cents), totals.simulated_sales)}>
          {text.simulated}
        </Notice>
      )}
      <div className="vendor-pair">
        <MonthChart months={months} hasSales={totals.sales + totals.simulated_sales > 0} />
        {money}
      </div>
      <DashboardBots bots={bots} userId={userId} />
      {bots.length > 0 && <UnansweredList questions={unanswered} />}
    </div>
  )
}

/** Shows the five figures (AMB-095). */
function Totals({ totals, limit }: { totals: VendorDashboard['totals']; limit: number | null }) {
  return (
    <div className="vendor-totals">
      <StatStrip>
        <Stat label={text.totals.bots} value={formatNumber(totals.bots)} />
        <Stat
          label={text.totals.published}
          value={formatNumber(totals.published)}
          note={[
            ...(totals.waiting === 0 ? [] : [text.waiting(totals.waiting)]),
            ...(limit === null ? [] : [text.limitUsed(totals.active, limit)]),
          ].join(', ')}
        />
        <Stat label={text.totals.sales} value={formatNumber(totals.sales)} />
        <Stat label={text.totals.revenue} value={euro(totals.revenue_cents)} note={text.withoutVat} />
        <Stat label={text.totals.share} value={euro(totals.share_cents)} note={text.ofRevenue} tone="green" />
      </StatStrip>
    </div>
  )
}

function DashboardSkeleton() {
  return (
    <SkeletonGroup label={text.homeLoading}>
      <div className="vendor-rooms">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}
