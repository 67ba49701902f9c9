import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import './billing.css'
import type { Subscription } from '../contract.ts'
import { billingText as text } from './billing.text.ts'
import { accountBotsQuery, accountPlanQuery, billingQuery } from './billing-client.ts'
import { besidePlan, isPlanFull } from './bot-answers.ts'
import { InvoiceList } from './invoice-list.tsx'
import { MoveRentalsToPlan } from './move-rentals-to-plan.tsx'
import { MoveTrialsToPlan } from './move-trials-to-plan.tsx'
import { BuyerCard, PaymentCard } from './payment-cards.tsx'
import { PlanCard } from './plan-card.tsx'
import { SubscriptionList } from './subscription-list.tsx'
import { TrialList } from './trial-list.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/**
 * Shows My Subscription: plan, payments, invoices, and how to cancel (ROUTE-11, ACCT-02 to ACCT-04, AMB-143). `requestedPlan` opens the change to it.
 */
export function BillingScreen({ requestedPlan }: { requestedPlan: string | null }) {
  return (
    <>
      <PageHeader title={text.title} description={text.lead} />
      <BillingParts requestedPlan={requestedPlan} />
    </>
  )
}

function BillingParts({ requestedPlan }: { requestedPlan: string | null }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const billing = useQuery(billingQuery(api, userId))
  const plan = useQuery(accountPlanQuery(api, userId))
  const userBots = useQuery(accountBotsQuery(api, userId))
  if ((billing.isError && !billing.data) || (userBots.isError && !userBots.data))
    return (
      <ErrorState
        message={text.failed}
        retryLabel={text.retry}
        pending={billing.isFetching || userBots.isFetching}
        onRetry={() => void Promise.all([billing.refetch(), plan.refetch(), userBots.refetch()])}
      />
    )
  if (!billing.data || !userBots.data || plan.data === undefined) return <BillingSkeleton />
  const { subscriptions, invoices, withdrawable, buyer, provider } = billing.data
  const beside = besidePlan(userBots.data)
  // With a paid plan the other trials are shown above, each with a button to move it to the plan.
  const isFull = isPlanFull(plan.data, userBots.data)
  const trials = beside.filter((one) => one.access_source === 'trial' && (!plan.data?.is_paid || one.on_plan || isFull))
  return (
    <div className="billing">
      {provider.is_simulated && <Notice tone="attention" title={text.simulatedTitle} />}
      {subscriptions.map((one) => one.failed_change && <FailedChange key={one.id} subscription={one} />)}
      <PlanCard plan={plan.data} billing={billing.data} hasMore={beside.length > 0} requestedPlan={requestedPlan} />
      <MoveRentalsToPlan billing={billing.data} />
      {plan.data?.is_paid && <MoveTrialsToPlan isFull={isFull} />}
      {subscriptions.length > 0 && <SubscriptionList billing={billing.data} bots={beside} />}
      {trials.length > 0 && <TrialList trials={trials} />}
      {withdrawable.length > 0 && <WithdrawalList withdrawable={withdrawable} buyer={buyer} />}
      <InvoiceList invoices={invoices} />
      <div className="billing-pair">
        <PaymentCard hasPortal={provider.has_portal} />
        <BuyerCard buyer={buyer} />
      </div>
    </div>
  )
}

/** Shows that a requested plan change failed, and which plan is in force. */
export function FailedChange({ subscription }: { subscription: Subscription }) {
  const { title, price_cents: cents, failed_change: failed } = subscription
  if (!failed) return null
  const said = failed.reason === 'returned' ? text.changeUndone(failed.title) : text.changeNotMade(failed.title)
  return (
    <Notice tone="error" title={said}>
      {text.stillHave(title, euro(cents))}
    </Notice>
  )
}

function BillingSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton shape="block" />
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
