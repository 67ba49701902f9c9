import { join } from 'node:path'
import { asService } from '#platform/database/as-service.ts'
import { type DrawingTask, drawInWorker } from '#platform/document/draw-in-worker.ts'
import { fail, type Outcome } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { Statement } from '../contract.ts'
import type { drawStatement } from '../documents/draw-statement.ts'
import { statementCsv } from '../documents/statement-csv.ts'
import { statementNumber } from '../domain/statement-number.ts'
import { findStatement, findStatementsOf, type StatementRow } from '../store/statement-store.ts'
import { findLinesOf } from './issue-statements.ts'
import { refusals } from './order-failures.ts'

type Deps = Pick<BillingDeps, 'db' | 'clock'>
const drawing: DrawingTask<Parameters<typeof drawStatement>> = {
  file: join(import.meta.dirname, '../documents/draw-statement.ts'),
  name: 'drawStatement',
}
const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const

/** Returns the vendor's statements, newest first. */
export async function readStatements({ db }: Deps, userId: string): Promise<Statement[]> {
  return (await db.as({ role: 'member', userId }, (tx) => findStatementsOf(tx, userId))).map(answerOf)
}

/** Returns one of the vendor's statements as a document, the same each time; another vendor's statement is not found. */
export async function readStatement(
  { db, clock }: Deps,
  input: { userId: string; statementId: string; as: keyof typeof TYPES },
): Promise<Outcome<never> | Response> {
  const { userId, statementId, as } = input
  const row = await db.as({ role: 'member', userId }, (tx) => findStatement(tx, statementId))
  if (!row) return fail(refusals.statementNotFound)
  const isSimulated = row.is_simulated
  const lines = await asService(db, (tx) => findLinesOf(tx, row.vendor_id, row.month, isSimulated))
  const made =
    as === 'pdf'
      ? await drawInWorker({ account: { id: userId, now: clock.now() } }, drawing, row, lines, { isSimulated })
      : { bytes: new TextEncoder().encode(statementCsv(row, lines)) }
  if ('failure' in made) return fail(made.failure)
  const headers = {
    'content-type': TYPES[as],
    'content-disposition': `attachment; filename="syvo-afrekening-${statementNumber(row)}.${as}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
  return new Response(made.bytes, { headers })
}

function answerOf(row: StatementRow): Statement {
  return {
    id: row.id,
    number: statementNumber(row),
    month: row.month,
    opening_cents: row.opening_cents,
    sales_cents: row.sales_cents,
    refunds_cents: row.refunds_cents,
    plan_cents: row.plan_cents,
    payouts_cents: row.payouts_cents,
    closing_cents: row.closing_cents,
    issued_at: row.issued_at.toISOString(),
  }
}
