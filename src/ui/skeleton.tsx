import type { ReactNode } from 'react'

type Props = {
  shape?: 'line' | 'title' | 'field' | 'block' | 'tile' | undefined
  width?: 'full' | 'wide' | 'half' | 'third' | undefined
}

/** One grey shape where content is loading. */
export function Skeleton({ shape = 'line', width = 'full' }: Props) {
  return <span className="skeleton" data-shape={shape} data-width={width} />
}

/** Skeletons that represent one item; `label` announces it once to screen readers. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div className="skeleton-group" aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
