import { queryOptions } from '@tanstack/react-query'
import { downloadResponse } from '#platform/browser/download-response.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import {
  type Payouts,
  readPayouts,
  readStatementCsv,
  readStatementPdf,
  readStatements,
  type Statement,
} from '../contract.ts'

/** Queries the vendor's balance, payout account and payouts. */
export function payoutsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['payouts', userId],
    queryFn: ({ signal }): Promise<Payouts> => api.call(readPayouts, { signal }),
    staleTime: 0,
  })
}

/** Queries the vendor's statements, newest first. */
export function statementsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['payouts', userId, 'statements'],
    queryFn: ({ signal }): Promise<Statement[]> => api.call(readStatements, { signal }),
    staleTime: 0,
  })
}

/** Fetches a statement with the session's token and hands it to the browser as a file; throws what the call throws. */
export async function saveStatement(api: ApiClient, statement: Statement, as: 'pdf' | 'csv'): Promise<void> {
  const params = { statementId: statement.id }
  const answer = await api.open(as === 'pdf' ? readStatementPdf : readStatementCsv, { params })
  await downloadResponse(answer, `syvo-afrekening-${statement.number}.${as}`)
}
