import { useState } from 'react'
import type { EffectivePlan } from '#modules/plans/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import type { Billing, Subscription } from '../contract.ts'
import { billingText as text } from './billing.text.ts'
import { ChangePlanDialog } from './change-plan-dialog.tsx'

type Props = {
  /** Null when it could not be checked, which counts as the free plan (PLAN-15). */
  plan: EffectivePlan | null
  billing: Billing
  /** Whether the account has bots beside the plan. */
  hasMore: boolean
  requestedPlan: string | null
}

/** Shows the plan in force, its price with everything else, and how to change or cancel it (ACCT-02 to ACCT-04). */
export function PlanCard({ plan, billing, hasMore, requestedPlan }: Props) {
  const subscription = billing.subscriptions.find((one) => one.kind === 'plan' && one.status !== 'ended')
  const [isChanging, setChanging] = useState(requestedPlan !== null && subscription !== undefined)
  return (
    <Card padded as="section" className="billing-plan">
      <PlanHead plan={plan} />
      <DefinitionList layout="spread" items={factsOf(plan, subscription)} />
      {hasMore && <p className="small soft">{text.beside}</p>}
      <Total billing={billing} />
      <div className="button-row">
        {subscription ? (
          <Button onClick={() => setChanging(true)}>{text.change}</Button>
        ) : (
          <ButtonLink href="/pricing">{text.upgrade}</ButtonLink>
        )}
      </div>
      {subscription && (
        <ChangePlanDialog
          open={isChanging}
          onClose={() => setChanging(false)}
          current={subscription}
          requestedPlan={requestedPlan}
        />
      )}
    </Card>
  )
}

/** Shows the plan's name, 'Gratis Plan' without a paid one, and its badge (ACCT-02, ACCT-03). */
function PlanHead({ plan }: { plan: EffectivePlan | null }) {
  const isPaid = plan?.is_paid ?? false
  return (
    <div className="billing-head">
      <p className="small soft">{text.plan}</p>
      <h2 className="title-36">{isPaid && plan ? plan.plan_name : text.freePlan}</h2>
      <Badge tone={isPaid ? 'blue' : 'neutral'}>{isPaid ? text.premium : text.free}</Badge>
    </div>
  )
}

/** Shows the monthly total, what it is for, and the next charge. */
function Total({ billing: { subscriptions, monthly_total_cents: cents } }: Pick<Props, 'billing'>) {
  const charged = chargedOf(subscriptions)
  const next = nextCharge(subscriptions)
  const isFor = charged.some((one) => one.kind === 'plan') ? text.ofPlanAndBots : text.ofBotsAlone
  return (
    <div>
      <p className="billing-total">
        <strong className="price">{euro(cents)}</strong> <span>{monthlyLabel(subscriptions)}</span>
      </p>
      {charged.some((one) => one.kind === 'rental') && <p className="small soft">{isFor}</p>}
      <p className="small soft">{next === null ? text.noCharge : text.charge(formatDate(next))}</p>
    </div>
  )
}

/** Returns the subscriptions that are charged every month from now on. */
function chargedOf(subscriptions: readonly Subscription[]): readonly Subscription[] {
  return subscriptions.filter((one) => one.status !== 'cancelled' && one.status !== 'ended')
}

/** Returns the label of the monthly total: including VAT, unless all of it is without VAT. */
function monthlyLabel(subscriptions: readonly Subscription[]): string {
  const [first = 'standard', ...others] = new Set(
    chargedOf(subscriptions).map((one) => one.next_btw_regime ?? one.btw_regime),
  )
  return others.length === 0 ? text.monthly[first] : text.monthlyMixed
}

function factsOf(plan: EffectivePlan | null, subscription: Subscription | undefined) {
  return [
    { term: text.tier, description: text.tierName(plan?.subscription_tier ?? text.freeTier) },
    { term: text.planPrice, description: priceOf(plan, subscription) },
    ...comingOf(subscription),
    ...(plan ? [{ term: text.bots, description: text.botLimit(plan.bot_limit) }] : []),
    ...answersOf(plan),
  ]
}

/** Returns until when a cancelled plan runs, or which plan follows and from when. */
function comingOf(subscription: Subscription | undefined) {
  if (!subscription) return []
  const date = formatDate(subscription.period_end)
  if (subscription.status === 'cancelled') return [{ term: text.planCancelled, description: text.planRunsUntil(date) }]
  const { next_stands: stands, next_title: title, next_price_cents: cents } = subscription
  if (stands !== 'planned' || cents === null) return []
  return [{ term: text.planFrom(date), description: text.planNext(title, euro(cents)) }]
}

/** Returns what this account pays for its plan: nothing for a plan that was given to it, whatever it costs others. */
function priceOf(plan: EffectivePlan | null, subscription: Subscription | undefined): string {
  if (subscription) return text.planPriceOf(euro(subscription.price_cents))
  const cents = plan?.price_cents ?? 0
  return cents === 0 ? text.free : text.planGiven(euro(cents))
}

/** Returns how many answers the plan gives in a month; nothing where it gives none or that is unknown. */
function answersOf(plan: EffectivePlan | null) {
  const feature = plan?.features['executions_monthly']
  if (!feature?.enabled) return []
  const count = feature.limit_value === null ? null : formatNumber(feature.limit_value)
  return [{ term: text.answers, description: text.answerLimit(count) }]
}

/** Returns the date of the next charge; null when no subscription is renewed. */
export function nextCharge(subscriptions: readonly Subscription[]): string | null {
  const running = subscriptions.filter((one) => one.status === 'active' || one.status === 'past_due')
  return running.map((one) => one.period_end).toSorted()[0] ?? null
}
