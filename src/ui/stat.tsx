import type { ReactNode } from 'react'

type Props = {
  label: ReactNode
  value?: ReactNode
  unit?: ReactNode
  note?: ReactNode
  tone?: 'orange' | 'red' | 'green' | undefined
  children?: ReactNode
}

/** One key figure, or in its place a picture as `children`. */
export function Stat({ label, value, unit, note, tone, children }: Props) {
  return (
    <div className="stat" data-tone={tone}>
      <p className="stat-label">{label}</p>
      {value !== undefined && (
        <p className="stat-value">
          {value}
          {unit && <span className="stat-unit"> {unit}</span>}
        </p>
      )}
      {children}
      {note && <p className="stat-note">{note}</p>}
    </div>
  )
}
