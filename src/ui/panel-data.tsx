import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { PanelPart } from './panel.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

type Props<Data> = {
  /** The state of the query. */
  query: { isPending: boolean; isError: boolean; isFetching: boolean; data: Data | undefined; refetch: () => unknown }
  text: { loading: string; failed: string; retry: string }
  /** Renders the loaded data; it stays when refetching fails. */
  children: (data: Data) => ReactNode
}

/** The data of a panel or sheet, in all its states: loading, failed with a button to try again, and loaded. */
export function PanelData<Data>({ query, text, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <PanelPart>
      {query.isError ? (
        <ErrorState
          message={text.failed}
          retryLabel={text.retry}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonGroup label={text.loading}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </PanelPart>
  )
}
