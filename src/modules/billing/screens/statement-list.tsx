import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { formatMonth } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { toastError } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Statement } from '../contract.ts'
import { messageOr } from './billing-client.ts'
import { payoutsText as text } from './payouts.text.ts'
import { saveStatement } from './payouts-client.ts'

/** Shows the vendor's closed months, each to download as PDF and as CSV. */
export function StatementList({ statements }: { statements: readonly Statement[] }) {
  return (
    <section>
      <SectionHeader title={text.statements} note={statements.length > 0 ? statements.length : undefined} />
      {statements.length === 0 ? (
        <p className="soft">{text.noStatements}</p>
      ) : (
        <DataTable
          caption={text.statements}
          rows={statements}
          rowKey={(one) => one.id}
          columns={[
            {
              key: 'month',
              header: text.month,
              phone: 'title',
              rowHeader: true,
              cell: (one) => (
                <>
                  {formatMonth(`${one.month}T12:00:00Z`)}
                  <span className="money-line small soft">{one.number}</span>
                </>
              ),
            },
            { key: 'sales', header: text.sales, align: 'end', cell: (one) => euro(one.sales_cents) },
            { key: 'plans', header: text.plans, align: 'end', cell: (one) => euro(one.plan_cents) },
            { key: 'refunds', header: text.refunds, align: 'end', cell: (one) => euro(one.refunds_cents) },
            { key: 'closing', header: text.closing, align: 'end', cell: (one) => euro(one.closing_cents) },
            {
              key: 'files',
              header: <VisuallyHidden>{text.files}</VisuallyHidden>,
              align: 'end',
              phone: 'action',
              cell: (one) => (
                <span className="button-row">
                  <Download statement={one} as="pdf" />
                  <Download statement={one} as="csv" />
                </span>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}

function Download({ statement, as }: { statement: Statement; as: 'pdf' | 'csv' }) {
  const api = useApi()
  const [pending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    setPending(true)
    try {
      await saveStatement(api, statement, as)
    } catch (error) {
      toastError(text.downloadFailed, messageOr(error, text.tryAgain))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="line" size="small" pending={pending} onClick={() => void save()}>
      {text[as]}
      <VisuallyHidden>{text.ofStatement(statement.number)}</VisuallyHidden>
    </Button>
  )
}
