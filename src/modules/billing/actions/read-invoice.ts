import { join } from 'node:path'
import { type DrawingTask, drawInWorker } from '#platform/document/draw-in-worker.ts'
import { fail, type Outcome } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { drawInvoice } from '../documents/draw-invoice.ts'
import { invoiceNumber } from '../domain/invoice-number.ts'
import { isSimulatedBy } from '../domain/is-simulated-by.ts'
import { findInvoice } from '../store/invoice-store.ts'
import { refusals } from './order-failures.ts'

const drawing: DrawingTask<Parameters<typeof drawInvoice>> = {
  file: join(import.meta.dirname, '../documents/draw-invoice.ts'),
  name: 'drawInvoice',
}

/** Returns one of the account's invoices as a PDF, with the same bytes each time. */
export async function readInvoice(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  input: { userId: string; invoiceId: string },
): Promise<Outcome<never> | Response> {
  const { userId, invoiceId } = input
  const row = await db.as({ role: 'member', userId }, (tx) => findInvoice(tx, invoiceId))
  if (!row) return fail(refusals.invoiceNotFound)
  const account = { id: userId, now: clock.now() }
  const drawn = await drawInWorker({ account }, drawing, row, { isSimulated: isSimulatedBy(row.provider) })
  if ('failure' in drawn) return fail(drawn.failure)
  const name = `syvo-${row.kind === 'invoice' ? 'factuur' : 'creditfactuur'}-${invoiceNumber(row.year, row.sequence)}.pdf`
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
  return new Response(drawn.bytes, { headers })
}
