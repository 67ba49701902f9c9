import type { ReactNode } from 'react'

/** Says that the shown data is not real, with a hatched square. */
export function SampleMark({ children }: { children: ReactNode }) {
  return <span className="sample-mark">{children}</span>
}
