import type { UserBot } from '#modules/activation/contract.ts'
import type { Subscription } from '#modules/billing/contract.ts'
import type { EffectivePlan, FeatureUse } from '#modules/plans/contract.ts'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Stat } from '#ui/stat.tsx'
import { StatStrip } from '#ui/stat-strip.tsx'
import { UsageBar } from '#ui/usage-bar.tsx'
import { dashboardText as text } from './dashboard.text.ts'

type Props = {
  /** Undefined while loading, null when it could not be checked. */
  plan: EffectivePlan | null | undefined
  /** By which that plan is paid; undefined for one that is not, or until it is known. */
  subscription: Subscription | undefined
  /** The switched-on bots; undefined until they are known. */
  bots: readonly UserBot[] | undefined
  executions: FeatureUse | undefined
  publishing: FeatureUse | undefined
}

/** Shows plan and tier, bots, executions and publishing with every limit (DASH-01, DASH-02). */
export function PlanStrip({ plan, subscription, bots, executions, publishing }: Props) {
  return (
    <StatStrip>
      <Stat label={text.plan} value={plan?.plan_name ?? '–'} note={plan && planNote(plan, subscription)} />
      <BotStat plan={plan} bots={bots} />
      <FeatureStat label={text.executions} use={executions} words={text.onPlanUse} more={directAccessNote(bots)} />
      <FeatureStat label={text.publishing} use={publishing} more={text.publishingNote} />
    </StatStrip>
  )
}

function planNote(
  { subscription_tier: tier, price_cents: cents }: EffectivePlan,
  subscription: Subscription | undefined,
): string {
  if (cents === 0) return text.freePlan
  return [text.tier(tier), text.planPrice(euro(cents)), ...comingOf(subscription)].join(' · ')
}

/** Until when a cancelled plan runs, or which one follows and from when. */
function comingOf(subscription: Subscription | undefined): string[] {
  if (!subscription) return []
  const { status, period_end: end, next_stands: stands, next_title: title } = subscription
  if (status === 'cancelled') return [text.planRunsUntil(formatDate(end))]
  return stands === 'planned' && title !== null ? [text.planNext(title, formatDate(end))] : []
}

/** Shows the bots that run on the plan against its limit, and how many bots there are in all. */
function BotStat({ plan, bots }: Pick<Props, 'plan' | 'bots'>) {
  if (!bots) return <Stat label={text.bots} value="–" />
  const live = bots.filter((one) => !one.access_expired)
  const allowance = plan?.features['bot_activation']
  if (!plan) return <Stat label={text.bots} value={formatNumber(live.length)} note={text.accessible(live.length)} />
  const used = live.filter((one) => one.access_source === 'plan').length
  const limit = allowance?.enabled ? allowance.limit_value : 0
  const note = used < live.length ? text.apart(live.length, live.length - used) : text.accessible(live.length)
  return (
    <Stat label={text.bots}>
      <LimitBar label={text.bots} used={used} limit={limit} text={text.inUse(used, limit)} note={note} />
    </Stat>
  )
}

/** Returns the note that bots with direct access do not use up the plan; nothing without such a bot. */
function directAccessNote(bots: Props['bots']): string | undefined {
  return bots?.some((one) => !one.access_expired && one.access_source !== 'plan') ? text.separate : undefined
}

type FeatureProps = {
  label: string
  use: FeatureUse | undefined
  /** Returns the text that says whose usage it is. */
  words?: (used: string) => string
  /** Shown below what is left. */
  more?: string | undefined
}

function FeatureStat({ label, use, words = (used) => used, more }: FeatureProps) {
  // Without a limit everything is allowed, so this is a failed check: unknown, not zero.
  const isUnknown = !use?.allowed && use?.limit_value === null
  if (!use || isUnknown) return <Stat label={label} value="–" note={more} />
  const { used, limit_value: limit, remaining } = use
  return (
    <Stat label={label} note={more}>
      <LimitBar
        label={label}
        used={used}
        limit={limit}
        text={words(text.used(formatNumber(used), limit === null ? null : formatNumber(limit)))}
        note={remaining === null ? text.unlimited : text.left(formatNumber(remaining))}
      />
    </Stat>
  )
}

function LimitBar(props: { label: string; used: number; limit: number | null; text: string; note: string }) {
  const isCountable = props.limit !== null && props.limit > 0 && props.limit <= 10
  return <UsageBar {...props} mode={isCountable ? 'blocks' : 'bar'} nearAt={0.75} />
}
