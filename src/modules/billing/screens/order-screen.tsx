import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Order } from '../contract.ts'
import { orderQuery } from './billing-client.ts'
import './order.css'
import { orderText as text } from './order.text.ts'
import { OrderDraft } from './order-draft.tsx'
import { OrderOutcome } from './order-outcome.tsx'

/** Renders the start of a trial of the ordered bot; passed in by the module that grants trials. */
export type TrialOffer = (order: Order, botId: string) => ReactNode

type Props = {
  orderId: string
  /** The payment page led back here without a payment. */
  isBack: boolean
  /** Shown above a product that can be tried for free first. */
  trialOffer: TrialOffer
}

/** Shows the page of one order: to confirm it, to pay it, and to see how it ended. */
export function OrderScreen({ orderId, isBack, trialOffer }: Props) {
  const query = useQuery(orderQuery(useApi(), useSession().user?.id ?? '', orderId, isBack))
  const isDraft = query.data?.status === 'draft'
  return (
    <>
      <PageHeader title={text.title} description={isDraft ? text.lead : undefined} />
      {query.isPending && <OrderSkeleton />}
      {query.isError && !query.data && (
        <ErrorState
          message={text.failed}
          retryLabel={text.retry}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data === null && <OrderMissing />}
      {query.data && <OrderView order={query.data} isBack={isBack} trialOffer={trialOffer} />}
    </>
  )
}

/** Shows a loaded order in any state. */
export function OrderView({ order, isBack, trialOffer }: Omit<Props, 'orderId'> & { order: Order }) {
  const part = useRef<HTMLDivElement>(null)
  const isCancelled = order.status === 'cancelled'
  const wasCancelled = useRef(isCancelled)
  useEffect(() => {
    if (isCancelled && !wasCancelled.current) focusOutcome(part.current)
    wasCancelled.current = isCancelled
  }, [isCancelled])
  return (
    <div ref={part} className="order">
      {order.is_simulated && (
        <Notice tone="attention" title={text.simulatedTitle}>
          {text.simulated}
        </Notice>
      )}
      {order.trial_offered && order.bot && trialOffer(order, order.bot.id)}
      {isUnsent(order) || order.status === 'draft' ? (
        <OrderDraft order={order} />
      ) : (
        <OrderOutcome order={order} status={order.status} isBack={isBack} />
      )}
    </div>
  )
}

/** Moves the focus to the outcome of the order, because the button that cancelled it is gone. */
function focusOutcome(part: HTMLElement | null) {
  const title = part?.querySelector<HTMLElement>('.order-outcome h2')
  if (!title || document.activeElement !== document.body) return
  title.tabIndex = -1
  title.focus()
}

/** Tells whether an order was confirmed while the payment provider did not answer: it has no payment page yet and is confirmed once more. */
function isUnsent(order: Order): boolean {
  return order.status === 'open' && order.payment_url === null
}

/** Shows that an order does not exist or belongs to another account: both read the same. */
export function OrderMissing() {
  return (
    <EmptyState
      headingLevel={2}
      title={text.missingTitle}
      description={text.missing}
      action={
        <div className="button-row">
          <ButtonLink href="/billing">{text.toBilling}</ButtonLink>
          <ButtonLink variant="line" href="/pricing">
            {text.toPlans}
          </ButtonLink>
        </div>
      }
    />
  )
}

function OrderSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      <div className="order-columns">
        <div className="card card-padded order-part">
          <Skeleton shape="title" width="third" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
        <div className="card card-padded order-part">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton shape="block" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
