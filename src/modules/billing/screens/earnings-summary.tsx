import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { formatMonth } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Payouts, Statement } from '../contract.ts'
import './payouts.css'
import { payoutsText as text } from './payouts.text.ts'
import { payoutsQuery, statementsQuery } from './payouts-client.ts'

/** Shows the vendor's earnings in a few lines with a link to all of them; for the dashboard. */
export function EarningsSummary() {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const payouts = useQuery(payoutsQuery(api, userId))
  const statements = useQuery(statementsQuery(api, userId))
  return (
    <section className="card card-padded money-summary">
      <SectionHeader title={text.title} note={<a href="/vendor/payouts">{text.toPayouts}</a>} />
      {payouts.data && statements.data ? (
        <>
          <OutstandingBalance payouts={payouts.data} />
          <LastStatement statement={statements.data[0]} />
        </>
      ) : payouts.isError || statements.isError ? (
        <p className="soft">{text.failed}</p>
      ) : (
        <SkeletonGroup label={text.loading}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="wide" />
        </SkeletonGroup>
      )}
    </section>
  )
}

/** Shows the balance owed now, and what happens with it. */
export function OutstandingBalance({ payouts }: { payouts: Payouts }) {
  return (
    <div className="money-owed">
      <p className="soft">
        {text.owed}, {text.withoutVat}
      </p>
      <p className="money-amount price">{euro(payouts.balance_cents)}</p>
      <p className="small soft">{payoutHintOf(payouts)}</p>
      {payouts.simulated_cents !== 0 && <p className="small soft">{text.simulated(euro(payouts.simulated_cents))}</p>}
    </div>
  )
}

function LastStatement({ statement }: { statement: Statement | undefined }) {
  if (!statement) return <p className="small soft">{text.noStatement}</p>
  return (
    <p className="small">
      {text.lastStatement}: {formatMonth(`${statement.month}T12:00:00Z`)}, {euro(statement.closing_cents)}
    </p>
  )
}

function payoutHintOf({ account, balance_cents: balance, minimum_cents: minimum }: Payouts): string {
  if (balance < 0) return text.carried
  if (account === null) return text.needsAccount
  if (balance < minimum) return text.under(euro(minimum))
  return account.status === 'checked' ? text.next : text.waitsCheck
}
