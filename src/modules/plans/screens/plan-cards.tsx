import type { ComponentType, ReactNode } from 'react'
import { useSession } from '#platform/browser/session-context.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { euroAmount } from '#ui/format/euro.ts'
import { answerLimitText as answers } from '../answer-limit.text.ts'
import type { EffectivePlan } from '../contract.ts'
import type { Capabilities } from '../domain/capabilities.ts'
import { PaymentMarks } from './payment-marks.tsx'
import { isSoon, PLAN_CARDS, type PlanPrices, type PricedPlanCard, planCards } from './plan-card-content.ts'
import './plans.css'
import { plansText as text } from './plans.text.ts'

type Props = {
  headingLevel: 1 | 2
  /** The prices of the table; a plan without one is not sold and has no card. */
  prices: PlanPrices
  /** The address for questions. */
  contactHref: string
  /** The capabilities of this installation; other features of a plan are marked (AMB-190). */
  running: Capabilities
  /**
   * Starts the checkout of a paid plan for a signed-in user, in place of the plain link (PLAN-10); the landing page, which is only shown signed out,
   * has none.
   */
  Action?: ComponentType<{ plan: PricedPlanCard }> | undefined
  /** The reader's plan: null for an anonymous visitor or when it is unknown, undefined while it loads. */
  current?: CurrentPlan | null | undefined
  /** Said behind what counts as an answer, such as how many bots work now. */
  note?: ReactNode
}

/** The plan that counts for the reader. */
export type CurrentPlan = Pick<EffectivePlan, 'plan_code' | 'price_cents' | 'is_paid'>

/**
 * Shows the plans side by side with the payment methods, on the landing page and the plans screen (HOME-03, HOME-06, PLAN-01). The reader's plan is
 * marked, and the buttons of the others say what they mean for the reader; a session sees no button until its plan is known.
 */
export function PlanCards({ headingLevel, prices, contactHref, running, Action, current, note }: Props) {
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
        {planCards(prices).map((plan) => (
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

type ActionProps = Pick<Props, 'Action'> & { plan: PricedPlanCard; current: CurrentPlan | null }

/**
 * Returns the button of a plan: the free one links to the login screen, a paid one to the checkout, after the login for a signed-out reader
 * (AMB-073). A reader who pays for one of these plans gets a link to their subscription instead of a second order or the free plan; a developer plan
 * is none of these.
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
  const { href } = plan.cta
  const label = paid ? changeLabel(plan, paid) : plan.cta.label
  if (!isFree && Action && status === 'signed-in') return <Action plan={{ ...plan, cta: { href, label } }} />
  return (
    <ButtonLink
      variant={plan.popular ? 'primary' : 'line'}
      full
      href={!isFree && status === 'signed-out' ? `/auth?redirect=${href}` : href}
    >
      {label}
    </ButtonLink>
  )
}

/** Returns the label for choosing a plan while paying for another one. */
function changeLabel(plan: PricedPlanCard, current: CurrentPlan): string {
  return centsOf(plan) > current.price_cents ? text.upgradeTo(plan.name) : text.changeTo(plan.name)
}

/** Returns the price in whole cents. */
function centsOf(plan: PricedPlanCard): number {
  return Math.round(plan.priceMonthly * 100)
}

function isFreePlan(plan: PricedPlanCard): boolean {
  return plan.priceMonthly === 0
}

type CardProps = Pick<Props, 'running' | 'contactHref'> & {
  plan: PricedPlanCard
  Title: 'h2' | 'h3'
  isCurrent: boolean
  children: ReactNode
}

function PlanCard({ plan, running, contactHref, Title, isCurrent, children }: CardProps) {
  return (
    <li className={plan.popular ? 'plan-popular' : undefined} aria-current={isCurrent || undefined}>
      <div className="plan-top">
        {(plan.popular || isCurrent) && (
          <p className="plan-marks">
            {plan.popular && <Badge tone="blue">{text.popular}</Badge>}
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
            <span>{text.euro}</span> {euroAmount(centsOf(plan))} <span>{text.month}</span>
          </>
        )}
      </p>
      {children}
      <ul className="plan-lines">
        {plan.features.map((one) => (
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
