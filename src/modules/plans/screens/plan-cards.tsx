import type { ComponentType, ReactNode } from 'react'
import { useSession } from '#platform/browser/session-context.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { euroAmount } from '#ui/format/euro.ts'
import { answerLimitText as answers } from '../answer-limit.text.ts'
import type { EffectivePlan } from '../contract.ts'
import type { Capabilities } from '../domain/capabilities.ts'
import { PaymentMarks } from './payment-marks.tsx'
import { isSoon, PLAN_CARDS, type PlanCardContent } from './plan-card-content.ts'
import './plans.css'
import { plansText as text } from './plans.text.ts'

type Props = {
  headingLevel: 1 | 2
  /** Where questions go. */
  contactHref: string
  /** What the product can do here; what a plan sells beyond that is marked (AMB-190). */
  running: Capabilities
  /** Starts the checkout of a paid plan, in place of the plain link, for who is signed in (PLAN-10); the landing, which nobody sees signed in, has none. */
  Action?: ComponentType<{ plan: PlanCardContent }> | undefined
  /** The plan that the reader has: null for a visitor or when it is not known, undefined while that is asked for. */
  current?: CurrentPlan | null | undefined
  /** Said behind what counts as an answer, such as how many bots work now. */
  note?: ReactNode
}

/** The plan that counts for who reads the cards. */
export type CurrentPlan = Pick<EffectivePlan, 'plan_code' | 'price_cents' | 'is_paid'>

/**
 * The plans side by side with how one pays; of use on the landing and on the plans screen (HOME-03, HOME-06, PLAN-01). The plan that the
 * reader has is marked, and what the others mean for him is said on their buttons; until that is known a session sees no button.
 */
export function PlanCards({ headingLevel, contactHref, running, Action, current, note }: Props) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section className="container plans" id="plannen" aria-labelledby="plannen-kop">
      <div className="plans-head">
        <Heading id="plannen-kop" className="title-52">
          {text.title}
        </Heading>
        <p className="soft">{text.lead}</p>
      </div>
      <ul className={current === undefined ? 'plan-row plan-row-asking' : 'plan-row'} role="list">
        {PLAN_CARDS.map((plan) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            running={running}
            contactHref={contactHref}
            Title={headingLevel === 1 ? 'h2' : 'h3'}
            isCurrent={plan.code === current?.plan_code}
          >
            <PlanAction plan={plan} Action={Action} current={current ?? null} />
          </PlanCard>
        ))}
      </ul>
      <p className="plans-counted small soft">
        {`${answers.counted} ${answers.binds} ${answers.neverMore} `}
        {note}
      </p>
      <div className="plans-pay">
        <p>{text.payWith}</p>
        <PaymentMarks />
        <a href={contactHref}>{text.doubt}</a>
      </div>
    </section>
  )
}

type ActionProps = Pick<Props, 'Action'> & { plan: PlanCardContent; current: CurrentPlan | null }

/**
 * Where a plan is chosen: the free one at the login screen, a paid one at the checkout, after the login for who is not signed in (AMB-073).
 * Who pays for one of these is led to his subscription instead of ordering it again, or giving it up for the free one; a developer plan is none.
 */
function PlanAction({ plan, Action, current }: ActionProps) {
  const { status } = useSession()
  const isFree = isFreePlan(plan)
  const paid = current?.is_paid && PLAN_CARDS.some(({ code }) => code === current.plan_code) ? current : null
  const isCurrent = plan.code === paid?.plan_code
  if (isCurrent || (isFree && paid))
    return (
      <ButtonLink variant="line" full href="/billing">
        {isCurrent ? text.toSubscription : text.backToFree}
      </ButtonLink>
    )
  const { href } = plan.action
  const label = paid ? changeLabel(plan, paid) : plan.action.label
  if (!isFree && Action && status === 'signed-in') return <Action plan={{ ...plan, action: { href, label } }} />
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

/** What choosing a plan means for who pays for another one. */
function changeLabel(plan: PlanCardContent, current: CurrentPlan): string {
  return plan.priceCents > current.price_cents ? text.upgradeTo(plan.name) : text.changeTo(plan.name)
}

function isFreePlan(plan: PlanCardContent): boolean {
  return plan.priceCents === 0
}

type CardProps = Pick<Props, 'running' | 'contactHref'> & {
  plan: PlanCardContent
  Title: 'h2' | 'h3'
  isCurrent: boolean
  children: ReactNode
}

function PlanCard({ plan, running, contactHref, Title, isCurrent, children }: CardProps) {
  return (
    <li className={plan.isPopular ? 'plan-popular' : undefined} aria-current={isCurrent || undefined}>
      <div className="plan-top">
        {(plan.isPopular || isCurrent) && (
          <p className="plan-marks">
            {plan.isPopular && <Badge tone="blue">{text.popular}</Badge>}
            {isCurrent && <Badge tone="green">{text.current}</Badge>}
          </p>
        )}
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
            {isSoon(one, running) && <em> {text.soon}</em>}
            {'service' in one && (
              <>
                {' '}
                <a href={`${contactHref}?topic=${one.service}`} aria-label={text.askFor(one.text)}>
                  {text.ask}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
