import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { PanelPart } from './panel.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

type Props<Data> = {
  /** How reading it stands. */
  query: { isPending: boolean; isError: boolean; isFetching: boolean; data: Data | undefined; refetch: () => unknown }
  text: { loading: string; failed: string; retry: string }
  /** What stands there once it is read; it stays when reading it anew fails. */
  children: (data: Data) => ReactNode
}

/** What a panel or sheet reads for itself, in all its states: waiting, failed with a button to try again, and there. */
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
