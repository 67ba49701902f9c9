import type { ReactNode } from 'react'

/** The frame of a wide table: scrolls sideways by keyboard too. Rows of a `.table` inside become cards on phones. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="table-frame" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
