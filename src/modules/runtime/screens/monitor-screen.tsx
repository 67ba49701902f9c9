import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { useAddressDrawer } from '#platform/browser/use-address-drawer.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatClock } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { toastError } from '#ui/toast.ts'
import { summarize } from '../domain/monitor-summary.ts'
import { ExecutionSheet } from './execution-sheet.tsx'
import './monitor.css'
import { monitorText as text } from './monitor.text.ts'
import { MonitorChart } from './monitor-chart.tsx'
import { executionsQuery, hoursQuery, type MonitoredBotRef, type MonitorFilter, NO_FILTER } from './monitor-client.ts'
import { MonitorFilters } from './monitor-filters.tsx'
import { MonitorSummaryStrip } from './monitor-summary-strip.tsx'
import { MonitorTable } from './monitor-table.tsx'

type Props = {
  /** The execution that is open beside the list. */
  openId: string | null
  /** Pauses or resumes one bot; comes from a module above this one. */
  pauseSwitch?: ((bot: MonitoredBotRef) => ReactNode) | undefined
  /** The bots that are paused now; from the same module. */
  pausedBots?: ReactNode
}

/**
 * Shows the activity of all bots (ADMIN-13 to ADMIN-18): figures over the shown rows, errors over time, and the executions, newest first. The list
 * refreshes itself while only its first page is loaded and no execution is open.
 */
export function MonitorScreen({ openId, pauseSwitch, pausedBots }: Props) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const drawer = useAddressDrawer('/admin/monitor', openId)
  const [filter, setFilter] = useState<MonitorFilter>(NO_FILTER)
  const list = useInfiniteQuery(executionsQuery(api, userId, filter, openId === null))
  const hours = useQuery(hoursQuery(api, userId, filter.botId))
  useFailureToast(list.error)
  const rows = list.data?.pages.flat() ?? []
  const isLive = openId === null && !list.isError && list.data?.pages.length === 1
  const refresh = () => {
    void list.refetch()
    void hours.refetch()
  }
  return (
    <div className="monitor">
      <PageHeader
        title={text.title}
        description={text.lead}
        actions={
          <>
            <Freshness isLive={isLive} updatedAt={list.dataUpdatedAt} />
            <Button variant="line" pending={list.isRefetching && !list.isFetchingNextPage && !isLive} onClick={refresh}>
              {text.refresh}
            </Button>
          </>
        }
      />
      {pausedBots}
      <MonitorSummaryStrip summary={summarize(rows)} isKnown={list.isSuccess} />
      <MonitorChart answer={hours.data} isFailed={hours.isError} onRetry={() => void hours.refetch()} />
      <MonitorFilters filter={filter} bots={hours.data?.bots ?? []} onChange={setFilter} />
      {list.isError && rows.length > 0 && <Notice tone="attention">{text.stale}</Notice>}
      {list.isError && rows.length === 0 && (
        <ErrorState message={text.loadFailed} retryLabel={text.retry} pending={list.isFetching} onRetry={refresh} />
      )}
      {list.isPending && <ListSkeleton />}
      {list.isSuccess && rows.length === 0 && <NothingFound filter={filter} onClear={() => setFilter(NO_FILTER)} />}
      {rows.length > 0 && <MonitorTable rows={rows} selectedId={openId} onOpen={drawer.open} />}
      {rows.length > 0 && (
        <LoadMore
          label={text.more}
          text={list.data && list.data.pages.length > 1 ? text.shown(formatNumber(rows.length)) : undefined}
          hasMore={list.hasNextPage}
          pending={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
      {openId && (
        <ExecutionSheet
          key={openId}
          id={openId}
          known={rows.find((row) => row.id === openId)}
          pauseSwitch={pauseSwitch}
          onOnlyBot={(botId) => {
            setFilter({ ...NO_FILTER, botId })
            drawer.close()
          }}
          onClose={drawer.close}
        />
      )}
    </div>
  )
}

/** Shows a toast about a failing load once, until loading works again (ADMIN-18, LIMIT-03). */
function useFailureToast(error: Error | null): void {
  const hasFailed = error !== null
  useEffect(() => {
    if (!hasFailed) return
    console.error(text.loadFailed)
    toastError(text.loadFailed)
  }, [hasFailed])
}

function Freshness({ isLive, updatedAt }: { isLive: boolean; updatedAt: number }) {
  if (updatedAt === 0) return null
  return (
    <span className="monitor-fresh">
      {isLive && (
        <span title={text.liveNote}>
          <StatusBadge state="busy">{text.live}</StatusBadge>
        </span>
      )}
      {text.refreshedAt(formatClock(updatedAt))}
    </span>
  )
}

function NothingFound({ filter, onClear }: { filter: MonitorFilter; onClear: () => void }) {
  const isFiltered = filter.status !== null || filter.channel !== null || filter.botId !== null
  if (!isFiltered) return <EmptyState title={text.empty} description={text.emptyNote} />
  return (
    <EmptyState
      title={text.noMatch}
      action={
        <Button variant="line" onClick={onClear}>
          {text.clear}
        </Button>
      }
    />
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} shape="block" width="full" />
      ))}
    </SkeletonGroup>
  )
}
