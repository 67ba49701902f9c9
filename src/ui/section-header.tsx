import type { ReactNode } from 'react'

/** The head of a section: an h2 and, at the far end, a count or link. */
export function SectionHeader({ title, note, id }: { title: ReactNode; note?: ReactNode; id?: string | undefined }) {
  return (
    <div className="section-header">
      <h2 id={id}>{title}</h2>
      {note && <span className="section-header-note">{note}</span>}
    </div>
  )
}
