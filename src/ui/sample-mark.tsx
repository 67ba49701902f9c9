import type { ReactNode } from 'react'

/** Says that what is shown is not real data, with a hatched square. */
export function SampleMark({ children }: { children: ReactNode }) {
  return <span className="sample-mark">{children}</span>
}
