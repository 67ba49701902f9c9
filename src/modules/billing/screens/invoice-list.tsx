import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { toastError } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Invoice } from '../contract.ts'
import { saleKindText } from '../sale-kind.text.ts'
import { billingText as text } from './billing.text.ts'
import { messageOr } from './billing-client.ts'
import { saveInvoice } from './save-invoice.ts'

/** Shows the invoices and credit notes, each as a document to download (AMB-143, AMB-178). */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <section>
      <SectionHeader title={text.invoices} note={invoices.length > 0 ? invoices.length : undefined} />
      {invoices.length === 0 ? (
        <p className="soft">{text.noInvoices}</p>
      ) : (
        <DataTable
          caption={text.invoices}
          rows={invoices}
          rowKey={(one) => one.id}
          columns={[
            {
              key: 'what',
              header: text.invoiceWhat,
              phone: 'title',
              rowHeader: true,
              cell: (one) => (
                <>
                  <strong>{one.title}</strong>
                  <span className="billing-line small soft">{soldLine(one)}</span>
                  <span className="billing-line small soft">
                    {one.kind === 'credit_note' ? `${text.creditNote} ${one.number}` : one.number}
                  </span>
                </>
              ),
            },
            { key: 'date', header: text.invoiceDate, cell: (one) => formatDate(one.issued_at) },
            {
              key: 'amount',
              header: text.invoiceAmount,
              align: 'end',
              cell: (one) => (
                <div className="billing-amount">
                  {euro(one.amount_cents)}
                  <span className="billing-line small soft">
                    {text.invoiceVat(euro(one.btw_cents), one.btw_regime)}
                  </span>
                </div>
              ),
            },
            {
              key: 'pdf',
              header: <VisuallyHidden>{text.action}</VisuallyHidden>,
              align: 'end',
              phone: 'action',
              cell: (one) => <Download invoice={one} />,
            },
          ]}
        />
      )}
    </section>
  )
}

/** Returns what was sold and how much of it; a credit note only names the kind, because it may cover a part. */
function soldLine({ kind, sold_as: sold }: Invoice): string {
  const { what, quantity } = saleKindText[sold]
  return kind === 'credit_note' ? what : `${what}, ${quantity}`
}

function Download({ invoice }: { invoice: Invoice }) {
  const api = useApi()
  const [pending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    setPending(true)
    try {
      await saveInvoice(api, invoice)
    } catch (error) {
      toastError(text.downloadFailed, messageOr(error, text.tryAgain))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="line" size="small" pending={pending} onClick={() => void save()}>
      {text.download}
      <VisuallyHidden>{text.downloadOf(invoice.number)}</VisuallyHidden>
    </Button>
  )
}
