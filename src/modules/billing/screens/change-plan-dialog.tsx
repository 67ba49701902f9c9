import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isDeveloperPlan, type Plan } from '#modules/plans/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { euro } from '#ui/format/euro.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Subscription } from '../contract.ts'
import { chargeOf } from '../domain/vat.ts'
import { paidPlansQuery } from './billing-client.ts'
import { changePlanText as text } from './change-plan.text.ts'
import { PlanChangeForm } from './plan-change-form.tsx'

type Props = {
  open: boolean
  onClose: () => void
  current: Subscription
  /** Preselected, when a plan card led here. */
  requestedPlan: string | null
}

/** Lets the user choose another plan, shows its effects and changes to it with the amount that was seen (AMB-143). */
export function ChangePlanDialog({ open, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <PlanChoice {...rest} onDone={onClose} />
    </Dialog>
  )
}

/** The choice itself: the plans, which limit binds, and what the chosen one would mean. */
export function PlanChoice({
  current,
  requestedPlan,
  onDone,
}: Omit<Props, 'open' | 'onClose'> & { onDone: () => void }) {
  const plans = useQuery(paidPlansQuery(useApi()))
  const [chosen, setChosen] = useState(requestedPlan === comingPlan(current) ? null : requestedPlan)
  if (plans.isError && !plans.data)
    return (
      <ErrorState
        message={text.failed}
        retryLabel={text.retry}
        pending={plans.isFetching}
        onRetry={() => void plans.refetch()}
      />
    )
  if (!plans.data)
    return (
      <SkeletonGroup label={text.loading}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  const others = choicesOf(plans.data, current)
  return (
    <>
      <RadioGroup
        legend={text.choose}
        name="plan"
        {...(chosen === null ? {} : { value: chosen })}
        onValueChange={setChosen}
        options={others.map((plan) => ({
          value: plan.code,
          label: plan.name,
          hint: text.perMonth(euro(chargeOf(plan.price_cents, current.btw_regime).grossCents), current.btw_regime),
        }))}
      />
      <p className="small soft">{text.limits}</p>
      {chosen !== null && (
        <PlanChangeForm key={chosen} planCode={chosen} isCurrent={chosen === current.plan_code} onDone={onDone} />
      )}
    </>
  )
}

/** Returns the plans of the same kind, except the current or coming one; a change that has not begun is undone by choosing the current plan. */
export function choicesOf(plans: readonly Plan[], current: Subscription): Plan[] {
  const isForDevelopers = isDeveloperPlan(current.plan_code ?? '')
  return plans.filter((plan) => isDeveloperPlan(plan.code) === isForDevelopers && plan.code !== comingPlan(current))
}

/** Returns the plan that is coming, else the current one; a change that the provider has not made may be requested again. */
function comingPlan(current: Subscription): string | null {
  if (current.next_stands === 'asking') return current.plan_code
  return current.next_plan_code ?? current.plan_code
}
