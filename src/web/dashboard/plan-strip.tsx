import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { formatDecimal, formatNumber } from '#ui/format/number.ts'
import { Stat } from '#ui/stat.tsx'
import { StatStrip } from '#ui/stat-strip.tsx'
import { UsageBar } from '#ui/usage-bar.tsx'
import { dashboardText as text } from './dashboard.text.ts'
import { dashboardPlanQuery, featureUseQuery } from './dashboard-client.ts'

/** Plan and tier, bots, executions and publishing: every limit drawn (DASH-01, DASH-02). */
export function PlanStrip({ accessible }: { accessible: number }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const plan = useQuery(dashboardPlanQuery(api, userId)).data
  const price =
    plan && (plan.price_cents === 0 ? text.freePlan : text.planPrice(formatDecimal(plan.price_cents / 100, 2)))
  return (
    <StatStrip>
      <Stat label={text.plan} value={plan?.plan_name ?? '–'} note={price} />
      <FeatureStat feature="bot_activation" label={text.bots} note={text.accessible(accessible)} />
      <FeatureStat feature="executions_monthly" label={text.executions} />
      <FeatureStat feature="bot_create" label={text.publishing} />
    </StatStrip>
  )
}

function FeatureStat(props: {
  feature: 'executions_monthly' | 'bot_create' | 'bot_activation'
  label: string
  note?: string
}) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const use = useQuery(featureUseQuery(api, userId, props.feature)).data
  // Without a limit everything is allowed, so this is a check that failed: unknown, not zero.
  const isUnknown = !use?.allowed && use?.limit_value === null
  if (!use || isUnknown) return <Stat label={props.label} value="–" />
  const { used, limit_value: limit, remaining } = use
  const isCountable = limit !== null && limit > 0 && limit <= 10
  const left = remaining === null ? text.unlimited : text.left(formatNumber(remaining))
  return (
    <Stat label={props.label}>
      <UsageBar
        label={props.label}
        used={used}
        limit={limit}
        mode={isCountable ? 'blocks' : 'bar'}
        text={text.used(formatNumber(used), limit === null ? null : formatNumber(limit))}
        note={props.note ?? left}
      />
    </Stat>
  )
}
