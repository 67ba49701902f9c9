import type { ReactNode } from 'react'

/** A rank with a shape as well as a colour: high a diamond, medium a dot, low a ring. */
export function ScoreBadge({ level, children }: { level: 'high' | 'medium' | 'low'; children: ReactNode }) {
  return (
    <span className="score-badge" data-level={level}>
      {children}
    </span>
  )
}
