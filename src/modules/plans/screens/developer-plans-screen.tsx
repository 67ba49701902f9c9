import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { euroAmount } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Notice } from '#ui/notice.tsx'
import type { Capabilities } from '../domain/capabilities.ts'
import { developerPlansText as text } from './developer-plans.text.ts'
import type { DeveloperPlan } from './developer-plans-client.ts'
import { developerPlansHeadText } from './developer-plans-head.text.ts'
import './plans.css'
import { plansText } from './plans.text.ts'

type Props = {
  plans: readonly DeveloperPlan[]
  /** The code of the reader's plan; null for none, and while it is unknown. */
  current: string | null
  /** The capabilities of this installation; other features of a plan are marked (AMB-190). */
  running: Capabilities
}

/** Shows the plans for developers to anyone, the reader's own marked, with the free start beside them (ROUTE-14, PLAN-08, AMB-031). */
export function DeveloperPlansScreen({ plans, current, running }: Props) {
  return (
    <section className="container plans" aria-labelledby="dev-plans">
      <div className="plans-head">
        <h1 id="dev-plans" className="title-52">
          {developerPlansHeadText.title}
        </h1>
        <p className="soft">{text.lead}</p>
      </div>
      <Notice
        title={text.freeTitle}
        action={
          <ButtonLink href="/become-developer" variant="line">
            {text.becomeDeveloper}
          </ButtonLink>
        }
      >
        {text.freeText}
      </Notice>
      <ul className="plan-row plan-row-three" role="list">
        {plans.map((plan) => (
          <PlanCard key={plan.code} plan={plan} running={running} isCurrent={plan.code === current} />
        ))}
      </ul>
      <div className="plans-pay">
        {plans.some((plan) => linesOf(plan, running).some(({ isSoon }) => isSoon)) && <p>{text.soonNote}</p>}
        <a href="/pricing">{text.customerPlans}</a>
        <a href="/contact">{plansText.doubt}</a>
      </div>
    </section>
  )
}

type CardProps = { plan: DeveloperPlan; isCurrent: boolean; running: Capabilities }

function PlanCard({ plan, isCurrent, running }: CardProps) {
  return (
    <li data-plan={plan.code} aria-current={isCurrent || undefined}>
      <div className="plan-top">
        <h2>{plan.name}</h2>
        {isCurrent && <Badge tone="green">{plansText.current}</Badge>}
      </div>
      <p className="plan-price figure">
        <span>{plansText.euro}</span> {euroAmount(plan.price_cents)} <span>{plansText.month}</span>
      </p>
      <ButtonLink variant="line" full href={isCurrent ? '/billing' : `/checkout?plan=${plan.code}`}>
        {isCurrent ? plansText.toSubscription : text.choose(plan.name)}
      </ButtonLink>
      <ul className="plan-lines">
        {linesOf(plan, running).map(({ line, isSoon }) => (
          <li key={line}>
            {line}
            {isSoon && <em> {plansText.soon}</em>}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Returns the features that the tables list for a plan, marked where the product does not have them yet (AMB-063, AMB-190). */
function linesOf({ features }: DeveloperPlan, running: Capabilities): { line: string; isSoon: boolean }[] {
  return text.lines.flatMap(({ key, needs, unlimited, limited }) => {
    const feature = features.find((one) => one.feature_key === key)
    if (!feature?.enabled) return []
    const limit = feature.limit_value
    return [
      {
        line: limit === null ? unlimited : limited(formatNumber(limit)),
        isSoon: needs !== null && !running.has(needs),
      },
    ]
  })
}
