import { UsageBar } from '#ui/usage-bar.tsx'
import { vendorAreaText as text } from './vendor-area.text.ts'

/**
 * Shows published bots against the plan's limit; at the limit with a link to a larger plan (VEND-23, AMB-041). The `waiting` ones have their slot but
 * are not visible yet.
 */
export function PublishingLimit({ used, waiting, limit }: { used: number; waiting: number; limit: number | null }) {
  return (
    <div className="card card-padded vendor-room">
      <UsageBar
        label={text.limit}
        used={used}
        limit={limit}
        text={text.limitUsed(used, limit)}
        mode={limit !== null && limit <= 12 ? 'blocks' : 'bar'}
        nearAt={1}
      />
      {waiting > 0 && <p>{text.limitWaits(waiting)}</p>}
      {limit !== null && used >= limit && (
        <p role="status">
          {text.limitReached} <a href="/vendor/subscription">{text.limitUpgrade}</a>.
        </p>
      )}
    </div>
  )
}
