import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { SandboxSession } from '../contract.ts'
import { isEndpointMissing, isSessionMissing, sandboxSessionQuery } from './sandbox-client.ts'
import { SandboxPayForm } from './sandbox-pay-form.tsx'
import './sandbox.css'
import { sandboxText as text } from './sandbox.text.ts'

type Props = {
  sessionId: string
  /** Shown where another provider takes the payments. */
  notHere: ReactNode
}

/** Shows the payment page of the sandbox: one order, three payment methods, and every outcome that a payment can have. */
export function SandboxPayScreen({ sessionId, notHere }: Props) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const session = useQuery(sandboxSessionQuery(api, userId, sessionId))
  const { refetch } = session
  useEffect(() => {
    // After going back, the browser may restore the page as it was before the payment.
    const refetchOnRestore = (event: PageTransitionEvent) => event.persisted && void refetch()
    addEventListener('pageshow', refetchOnRestore)
    return () => removeEventListener('pageshow', refetchOnRestore)
  }, [refetch])
  if (isEndpointMissing(session.error)) return notHere
  return (
    <>
      <PageHeader title={text.payTitle} description={text.payLead} />
      <div className="sandbox-pay">
        <NoMoneyNotice />
        {session.data ? (
          <SandboxPage session={session.data} onChanged={() => void refetch()} />
        ) : isSessionMissing(session.error) ? (
          <MissingSession />
        ) : session.isError ? (
          <ErrorState
            message={text.failed}
            retryLabel={text.retry}
            pending={session.isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingSession />
        )}
      </div>
    </>
  )
}

/** Says that nothing here costs anything. */
export function NoMoneyNotice() {
  return (
    <Notice tone="attention" title={text.notice}>
      {text.noticeText}
    </Notice>
  )
}

/** Shows the order and its amount, and the payment form or how it ended. */
export function SandboxPage({ session, onChanged }: { session: SandboxSession; onChanged: () => void }) {
  return (
    <Card padded>
      <div className="sandbox-order">
        <h2>{session.title}</h2>
        <p>
          <strong className="sandbox-amount">{euro(session.amount_cents)}</strong>{' '}
          <span className="soft">{session.kind === 'subscription' ? text.monthly : text.once}</span>
        </p>
      </div>
      {session.status === 'open' && <SandboxPayForm session={session} onChanged={onChanged} />}
      {session.status === 'complete' && (
        <>
          <Notice tone="success" title={text.paid}>
            {session.method && text.paidNote(text.methods[session.method])}
          </Notice>
          <div className="button-row">
            <ButtonLink href={session.success_url}>{text.toOrder}</ButtonLink>
            <ButtonLink href="/sandbox/beheer" variant="quiet">
              {text.toManage}
            </ButtonLink>
          </div>
        </>
      )}
      {session.status === 'expired' && (
        <>
          <Notice tone="error" title={text.expired}>
            {text.expiredNote}
          </Notice>
          <ButtonLink href={session.cancel_url}>{text.back}</ButtonLink>
        </>
      )}
    </Card>
  )
}

/** Shows that the page does not exist or belongs to another account. */
export function MissingSession() {
  return (
    <EmptyState
      headingLevel={2}
      title={text.missing}
      description={text.missingNote}
      action={<ButtonLink href="/pricing">{text.toPlans}</ButtonLink>}
    />
  )
}

function LoadingSession() {
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="third" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
