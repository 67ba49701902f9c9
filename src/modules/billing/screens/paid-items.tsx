import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Subscription } from '../contract.ts'
import './billing.css'
import { billingQuery } from './billing-client.ts'
import { paidItemsText as text } from './paid-items.text.ts'

type Props = {
  /** Titles of the bots that were bought; undefined while loading. */
  bought: readonly string[] | undefined
  isBoughtUnknown: boolean
}

/** Lists everything that an account pays for or has bought, until when, and what happens to it when the account is deleted. */
export function PaidItems({ bought, isBoughtUnknown }: Props) {
  const billing = useQuery(billingQuery(useApi(), useSession().user?.id ?? ''))
  if (billing.isError || isBoughtUnknown)
    return (
      <Notice tone="attention">
        {text.unknown} <a href="/billing">{text.toBilling}</a>
      </Notice>
    )
  if (!billing.data || !bought)
    return (
      <SkeletonGroup label={text.loading}>
        <Skeleton width="wide" />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  const running = billing.data.subscriptions.filter(({ status }) => status !== 'ended')
  if (running.length + bought.length === 0) return <p className="soft">{text.nothing}</p>
  return (
    <Notice tone="attention" title={text.title}>
      <div className="paid-things">
        <ul className="plain-list paid-things">
          {running.map((one) => (
            <li key={one.id}>
              <strong>{one.title}</strong>
              <span className="billing-line small">{lineOf(one)}</span>
            </li>
          ))}
          {bought.map((title) => (
            <li key={title}>
              <strong>{title}</strong>
              <span className="billing-line small">{text.bought}</span>
            </li>
          ))}
        </ul>
        {running.some(({ status }) => status === 'active') && <p className="small">{text.useFirst}</p>}
        {billing.data.withdrawable.length > 0 && <p className="small">{text.withdrawFirst}</p>}
        <a href="/billing">{text.toBilling}</a>
      </div>
    </Notice>
  )
}

function lineOf(one: Subscription): string {
  const price = text[one.kind](euro(one.price_cents))
  if (one.status === 'past_due') return `${price}. ${text.unpaid}`
  const until = formatDate(one.period_end)
  return `${price}. ${one.status === 'cancelled' ? text.cancelled(until) : text.stops(until)}`
}
