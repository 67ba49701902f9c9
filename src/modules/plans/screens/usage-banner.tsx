import { formatDate } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Notice } from '#ui/notice.tsx'
import type { FeatureUse } from '../contract.ts'
import { nextMonthAt } from '../domain/month.ts'
import { usageBannerText as text } from './usage-banner.text.ts'

/** The share of the monthly limit from which on the banner shows. */
const NEAR_SHARE = 0.75

/** Shows from three quarters of the month's executions on what happens at the limit: bots on the plan stop, nothing is ever charged extra. */
export function UsageBanner({ use, now }: { use: FeatureUse; now: Date }) {
  const { used, limit_value: limit } = use
  if (limit === null || limit === 0 || used < limit * NEAR_SHARE) return null
  const again = formatDate(nextMonthAt(now))
  const isReached = used >= limit
  return (
    <Notice
      tone={isReached ? 'error' : 'attention'}
      live
      title={
        isReached ? text.limitReached(formatNumber(limit)) : text.limitNear(formatNumber(used), formatNumber(limit))
      }
      action={<a href="/pricing">{text.largerPlans}</a>}
    >
      {isReached ? text.stopped(again) : text.willStop(again)}
    </Notice>
  )
}
