import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { LoadMore } from './load-more.tsx'
import { Notice } from './notice.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'
import './styles/records.css'

type Props = {
  /** The state of the query. */
  list: {
    isPending: boolean
    isError: boolean
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  /** How many rows are shown. */
  count: number
  text: { loading: string; failed: string; retry: string; more: string; shown: (count: number) => string }
  /** Shown when there are no rows. */
  empty: ReactNode
  children: ReactNode
}

/** A list that is loaded page by page, in all its states: loading, failed, empty, and full with a button for more. */
export function PagedList({ list, count, text, empty, children }: Props) {
  if (list.isPending)
    return (
      <SkeletonGroup label={text.loading}>
        {Array.from({ length: 3 }, (_, row) => (
          <Skeleton key={row} shape="block" width="full" />
        ))}
      </SkeletonGroup>
    )
  if (list.isError && count === 0)
    return (
      <ErrorState
        headingLevel={2}
        message={text.failed}
        retryLabel={text.retry}
        pending={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (count === 0) return empty
  return (
    <div className="paged-list">
      {list.isError && <Notice tone="attention">{text.failed}</Notice>}
      {children}
      <LoadMore
        label={text.more}
        text={list.hasNextPage ? text.shown(count) : undefined}
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
    </div>
  )
}
