import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { isEndpointMissing, sandboxOrdersQuery } from './sandbox-client.ts'
import { SandboxOrder } from './sandbox-order.tsx'
import { NoMoneyNotice } from './sandbox-pay-screen.tsx'
import './sandbox.css'
import { sandboxText as text } from './sandbox.text.ts'
import { useSandboxActions } from './use-sandbox-actions.ts'

/** Shows an account's sandbox payments, and what a provider or a bank could do with them next. */
export function SandboxManageScreen({ notHere }: { notHere: ReactNode }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const orders = useQuery(sandboxOrdersQuery(api, userId))
  const plays = useSandboxActions()
  if (isEndpointMissing(orders.error)) return notHere
  return (
    <>
      <PageHeader title={text.manageTitle} description={text.manageLead} />
      <div className="sandbox-orders">
        <NoMoneyNotice />
        {orders.data?.map((order) => (
          <SandboxOrder key={order.id} order={order} plays={plays} />
        ))}
        {orders.data?.length === 0 && <NothingPaid />}
        {orders.isPending && (
          <SkeletonGroup label={text.manageLoading}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
        {orders.isError && !orders.data && (
          <ErrorState
            message={text.manageFailed}
            retryLabel={text.retry}
            pending={orders.isFetching}
            onRetry={() => void orders.refetch()}
          />
        )}
      </div>
    </>
  )
}

/** Shows the state before the first payment. */
export function NothingPaid() {
  return (
    <EmptyState
      headingLevel={2}
      title={text.none}
      description={text.noneNote}
      action={<ButtonLink href="/pricing">{text.toPlans}</ButtonLink>}
    />
  )
}
