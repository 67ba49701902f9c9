import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { useAddressDrawer } from '#platform/browser/use-address-drawer.ts'
import { useLiveChannel } from '#platform/browser/use-live-channel.ts'
import { Button } from '#ui/button.tsx'
import { EmptyList } from '#ui/empty-list.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Lead, LeadStatus } from '../contract.ts'
import { AddLeadDialog } from './add-lead-dialog.tsx'
import { LeadDetails } from './lead-details.tsx'
import { LeadFilterBar } from './lead-filters.tsx'
import { LeadSummary } from './lead-summary.tsx'
import { LeadTable } from './lead-table.tsx'
import { leadsText as text } from './leads.text.ts'
import { analyticsQuery, isFiltered, type LeadFilters, leadCountQuery, leadsPath, leadsQuery } from './leads-client.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useLeadChanges } from './use-lead-changes.ts'
import { useLeadFilters } from './use-lead-filters.ts'
import './leads.css'

/**
 * Shows lead management (LEAD-04 to LEAD-16): figures, filters, the live list and the details of one lead, whose id is in the address as `openId`, beside
 * `filters` as they stand there.
 */
export function LeadsScreen({ openId, filters: asked }: { openId: string | null; filters: Record<string, unknown> }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const cache = useQueryClient()
  const [filters, setFilters] = useLeadFilters(asked)
  const drawer = useAddressDrawer(leadsPath(filters), openId)
  const [adding, setAdding] = useState(false)
  const changes = useLeadChanges()
  const figures = useQuery(analyticsQuery(api, userId))
  const sought = useDeferredValue(filters)
  const list = useInfiniteQuery(leadsQuery(api, userId, sought))
  useLiveChannel('leads', () => void cache.invalidateQueries({ queryKey: ['leads', userId] }))
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? []
  const part = useRef<HTMLDivElement>(null)
  const onRemoved = useFocusAfterRemoval(part, leads, openId)
  const onStatus = (lead: Lead, status: LeadStatus) => changes.changeStatus.mutate({ id: lead.id, status })
  return (
    <div ref={part} className="leads">
      <PageHeader
        title={text.title}
        description={text.lead}
        actions={<Button onClick={() => setAdding(true)}>{text.add}</Button>}
      />
      <LeadSummary figures={figures.data ?? null} />
      <LeadFilterBar filters={filters} onChange={setFilters} />
      <FoundCount filters={sought} isRead={list.isSuccess} />
      {list.isError && leads.length === 0 ? (
        <ErrorState
          message={text.loadFailed}
          retryLabel={text.retry}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : list.isPending ? (
        <ListSkeleton />
      ) : (
        <FoundLeads
          leads={leads}
          filters={sought}
          openId={openId}
          onOpen={(lead) => drawer.open(lead.id)}
          onStatus={onStatus}
        />
      )}
      <LoadMore
        label={text.more}
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
      <LeadDetails
        id={openId}
        listed={leads.find((lead) => lead.id === openId)}
        onClose={drawer.close}
        onStatus={onStatus}
        onRemove={(lead) => changes.remove.mutateAsync(lead.id).then(() => onRemoved(lead.id))}
      />
      <AddLeadDialog
        open={adding}
        pending={changes.add.isPending}
        onClose={() => setAdding(false)}
        onAdd={(lead) => changes.add.mutateAsync(lead)}
      />
    </div>
  )
}

/** Tells a screen reader how many leads the filters find. */
function FoundCount({ filters, isRead }: { filters: LeadFilters; isRead: boolean }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const { data: count } = useQuery(leadCountQuery(api, userId, filters))
  const isKnown = isRead && count !== undefined && isFiltered(filters)
  return (
    <VisuallyHidden>
      <span role="status">{isKnown && (count === 0 ? text.noMatch : text.found(count, formatNumber(count)))}</span>
    </VisuallyHidden>
  )
}

interface FoundProps {
  leads: readonly Lead[]
  filters: LeadFilters
  openId: string | null
  onOpen: (lead: Lead) => void
  onStatus: (lead: Lead, status: LeadStatus) => void
}

function FoundLeads({ leads, filters, openId, onOpen, onStatus }: FoundProps) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const count = useQuery(leadCountQuery(api, userId, filters))
  const title = text.listTitle(count.data === undefined ? '…' : formatNumber(count.data))
  if (leads.length === 0)
    return <EmptyList title={text.none} next={text.noneNext} isFiltered={isFiltered(filters)} noMatch={text.noMatch} />
  return (
    <section aria-label={text.title}>
      <SectionHeader title={title} />
      <LeadTable leads={leads} title={title} selectedId={openId} onOpen={onOpen} onStatus={onStatus} />
    </section>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} shape="block" width="full" />
      ))}
    </SkeletonGroup>
  )
}
