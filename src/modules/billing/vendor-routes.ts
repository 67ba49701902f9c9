import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { readPayouts } from './actions/read-payouts.ts'
import { readStatement, readStatements } from './actions/read-statement.ts'
import { readTransactions } from './actions/read-transactions.ts'
import { savePayoutAccount } from './actions/save-payout-account.ts'
import type { BillingDeps } from './billing-deps.ts'
import * as contract from './contract.ts'

/** Binds the operations of statements and payouts to their actions. */
export function vendorRoutes(deps: BillingDeps): Binding[] {
  return [
    bind(contract.readTransactions, ({ query }, { caller }) => readTransactions(deps, memberOf(caller).userId, query)),
    bind(contract.readStatements, async (_, { caller }) => ok(await readStatements(deps, memberOf(caller).userId))),
    bind(contract.readStatementPdf, ({ params }, { caller }) =>
      readStatement(deps, { userId: memberOf(caller).userId, statementId: params.statementId, as: 'pdf' }),
    ),
    bind(contract.readStatementCsv, ({ params }, { caller }) =>
      readStatement(deps, { userId: memberOf(caller).userId, statementId: params.statementId, as: 'csv' }),
    ),
    bind(contract.readPayouts, async (_, { caller }) => ok(await readPayouts(deps, memberOf(caller).userId))),
    bind(contract.savePayoutAccount, ({ body }, { caller }) => savePayoutAccount(deps, memberOf(caller), body)),
  ]
}
