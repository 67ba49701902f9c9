import type { ReactNode } from 'react'

/** The meaning of a status, apart from its word. */
export type StatusState = 'good' | 'bad' | 'attention' | 'busy' | 'idle'

/** A status with a shape as well as a colour: good a dot, bad a diamond, attention a square, busy a ring, idle a grey dot. */
export function StatusBadge({ state, children }: { state: StatusState; children: ReactNode }) {
  return (
    <span className="status-badge" data-state={state}>
      {children}
    </span>
  )
}
