import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { DataTable } from '#ui/data-table.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDate, formatMonth } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import type { Payouts } from '../contract.ts'
import { shownIban } from '../domain/iban.ts'
import { OutstandingBalance } from './earnings-summary.tsx'
import { PayoutAccountCard } from './payout-account-card.tsx'
import './payouts.css'
import { payoutsText as text } from './payouts.text.ts'
import { payoutsQuery, statementsQuery } from './payouts-client.ts'
import { StatementList } from './statement-list.tsx'

/** Shows what the vendor earned and where it goes: balance, account, statements and payouts. */
export function PayoutsScreen() {
  return (
    <>
      <PageHeader title={text.title} description={text.lead} />
      <PayoutParts />
    </>
  )
}

function PayoutParts() {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const payouts = useQuery(payoutsQuery(api, userId))
  const statements = useQuery(statementsQuery(api, userId))
  if ((payouts.isError && !payouts.data) || (statements.isError && !statements.data))
    return (
      <ErrorState
        message={text.failed}
        retryLabel={text.retry}
        pending={payouts.isFetching || statements.isFetching}
        onRetry={() => void Promise.all([payouts.refetch(), statements.refetch()])}
      />
    )
  if (!payouts.data || !statements.data)
    return (
      <SkeletonGroup label={text.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  return (
    <div className="money">
      <div className="money-pair">
        <section className="card card-padded">
          <OutstandingBalance payouts={payouts.data} />
        </section>
        <PayoutAccountCard account={payouts.data.account} />
      </div>
      <StatementList statements={statements.data} />
      <PayoutList payouts={payouts.data.payouts} />
    </div>
  )
}

const STATES = { due: 'busy', paid: 'good', refused: 'bad' } as const

function PayoutList({ payouts }: { payouts: Payouts['payouts'] }) {
  const monthOf = (day: string) => formatMonth(`${day}T12:00:00Z`)
  return (
    <section>
      <SectionHeader title={text.payouts} note={payouts.length > 0 ? payouts.length : undefined} />
      {payouts.length === 0 ? (
        <p className="soft">{text.noPayouts}</p>
      ) : (
        <DataTable
          caption={text.payouts}
          rows={payouts}
          rowKey={(one) => String(one.number)}
          columns={[
            {
              key: 'period',
              header: text.month,
              phone: 'title',
              rowHeader: true,
              cell: (one) => text.period(monthOf(one.first_month), monthOf(one.last_month)),
            },
            { key: 'number', header: text.number, cell: (one) => one.number },
            { key: 'to', header: text.to, cell: (one) => <span className="money-iban">{shownIban(one.iban)}</span> },
            { key: 'amount', header: text.amount, align: 'end', cell: (one) => euro(one.amount_cents) },
            {
              key: 'state',
              header: text.state,
              cell: (one) => (
                <>
                  <StatusBadge state={STATES[one.status]}>{text.states[one.status]}</StatusBadge>
                  {one.settled_at && <span className="money-line small soft">{formatDate(one.settled_at)}</span>}
                </>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
