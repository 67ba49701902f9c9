import type { ComponentType, ReactNode } from 'react'
import { useSession } from '#platform/browser/session-context.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { euroAmount } from '#ui/format/euro.ts'
import { PaymentMarks } from './payment-marks.tsx'
import { PLAN_CARDS, type PlanCardContent } from './plan-catalogue.ts'
import './plans.css'
import { plansText as text } from './plans.text.ts'

type Props = {
  headingLevel: 1 | 2
  /** Where questions go. */
  contactHref: string
  /** Starts the checkout of a paid plan, in place of the plain link, for who is signed in (PLAN-10); the landing, which nobody sees signed in, has none. */
  Action?: ComponentType<{ plan: PlanCardContent }> | undefined
}

/** The plans side by side with how one pays; of use on the landing and on the plans screen (HOME-03, HOME-06, PLAN-01). */
export function PlanCards({ headingLevel, contactHref, Action }: Props) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section className="container plans" id="plannen" aria-labelledby="plannen-kop">
      <div className="plans-head">
        <Heading id="plannen-kop" className="title-52">
          {text.title}
        </Heading>
        <p className="soft">{text.lead}</p>
      </div>
      <ul className="plan-row" role="list">
        {PLAN_CARDS.map((plan) => (
          <PlanCard key={plan.code} plan={plan} Title={headingLevel === 1 ? 'h2' : 'h3'}>
            <PlanAction plan={plan} Action={Action} />
          </PlanCard>
        ))}
      </ul>
      <div className="plans-pay">
        <p>{text.payWith}</p>
        <PaymentMarks />
        <a href={contactHref}>{text.doubt}</a>
      </div>
    </section>
  )
}

/** Where a plan is chosen: the free one at the login screen, a paid one at the checkout, after the login for who is not signed in (AMB-073). */
function PlanAction({ plan, Action }: Pick<Props, 'Action'> & { plan: PlanCardContent }) {
  const { status } = useSession()
  const { label, href } = plan.action
  const isFree = isFreePlan(plan)
  if (!isFree && Action && status === 'signed-in') return <Action plan={plan} />
  return (
    <ButtonLink
      variant={plan.isPopular ? 'primary' : 'line'}
      full
      href={!isFree && status === 'signed-out' ? `/auth?redirect=${href}` : href}
    >
      {label}
    </ButtonLink>
  )
}

function isFreePlan(plan: PlanCardContent): boolean {
  return plan.priceCents === 0
}

function PlanCard({ plan, Title, children }: { plan: PlanCardContent; Title: 'h2' | 'h3'; children: ReactNode }) {
  return (
    <li className={plan.isPopular ? 'plan-popular' : undefined}>
      <div className="plan-top">
        {plan.isPopular && <Badge tone="blue">{text.popular}</Badge>}
        <Title>{plan.name}</Title>
        <p className="soft small">{plan.note}</p>
      </div>
      <p className="plan-price figure">
        {isFreePlan(plan) ? (
          text.free
        ) : (
          <>
            <span>{text.euro}</span> {euroAmount(plan.priceCents)} <span>{text.month}</span>
          </>
        )}
      </p>
      {children}
      <ul className="plan-lines">
        {plan.lines.map((one) => (
          <li key={one.text}>
            {one.text}
            {one.isSoon && <em> {text.soon}</em>}
          </li>
        ))}
      </ul>
    </li>
  )
}
