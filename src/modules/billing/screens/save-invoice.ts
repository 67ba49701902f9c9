import type { ApiClient } from '#platform/http/api-client.ts'
import { type Invoice, readInvoice } from '../contract.ts'

/** Fetches an invoice with the session's token and hands it to the browser as a file; throws what the call throws. */
export async function saveInvoice(api: ApiClient, invoice: Invoice): Promise<void> {
  const answer = await api.open(readInvoice, { params: { invoiceId: invoice.id } })
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `factuur-${invoice.number}.pdf`
  link.click()
  // The browser has begun to save by then; the address is of no use any more.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
