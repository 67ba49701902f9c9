import { downloadResponse } from '#platform/browser/download-response.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { type Invoice, readInvoice } from '../contract.ts'

/** Fetches an invoice with the session's token and hands it to the browser as a file; throws what the call throws. */
export async function saveInvoice(api: ApiClient, invoice: Invoice): Promise<void> {
  const answer = await api.open(readInvoice, { params: { invoiceId: invoice.id } })
  await downloadResponse(answer, `factuur-${invoice.number}.pdf`)
}
