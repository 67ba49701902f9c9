import type { ReactNode } from 'react'

type Props = {
  label: string
  used: number
  limit: number | null
  text: string
  note?: ReactNode
  mode?: 'bar' | 'blocks' | undefined
  nearAt?: number | undefined
}

/**
 * How much of a limit is used, with the limit drawn in. `limit` null means no limit and draws none. From `nearAt` (a share, 0.9) it turns orange.
 * `blocks` draws one block per unit, for limits that can be counted; block mode never turns orange.
 */
export function UsageBar({ label, used, limit, text, note, mode = 'bar', nearAt = 0.9 }: Props) {
  const blocks = mode === 'blocks' && limit !== null && limit > 0
  const share = limit ? Math.min(1, used / limit) : 0
  const near = !blocks && limit !== null && share >= nearAt
  return (
    <div className="usage" data-near={near || undefined}>
      <div
        className={blocks ? 'usage-blocks' : 'usage-track'}
        data-limited={limit === null ? undefined : true}
        role={limit === null ? 'img' : 'meter'}
        aria-label={limit === null ? `${label}: ${text}` : label}
        {...(limit === null ? {} : meter(used, limit, text))}
      >
        {blocks ? <Blocks used={used} limit={limit} /> : <Fill share={share} />}
      </div>
      <div className="usage-row">
        <span>{text}</span>
        {note && <span>{note}</span>}
      </div>
    </div>
  )
}

function meter(used: number, limit: number, text: string) {
  return {
    'aria-valuemin': 0,
    'aria-valuemax': limit,
    'aria-valuenow': Math.min(used, limit),
    'aria-valuetext': text,
  }
}

function Fill({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" focusable="false">
      <rect className="usage-fill" width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  )
}

function Blocks({ used, limit }: { used: number; limit: number }) {
  return Array.from({ length: limit }, (_, i) => (
    <span className="usage-block" key={i} data-full={i < used || undefined} />
  ))
}
