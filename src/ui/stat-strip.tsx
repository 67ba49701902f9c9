import type { ReactNode } from 'react'

/** A row of Stats with hairlines between them; folds to two columns on a phone. */
export function StatStrip({ children }: { children: ReactNode }) {
  return <div className="stat-strip">{children}</div>
}
