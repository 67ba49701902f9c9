import { splitNet, takeBtwOut } from './split.ts'

/** The accounts of the ledger. */
export type Account = 'provider' | 'btw' | 'vendor' | 'product' | 'plan_pool'

/** What the ledger knows of one payment at a moment. Whole cents including btw; `returnedCents` is a total. */
export interface PaymentState {
  readonly amountCents: number
  readonly returnedCents: number
  readonly costCents: number
}

/** One row of the ledger that is to be written; debit is positive. */
export interface Entry {
  readonly account: Account
  readonly amountCents: number
}

/**
 * The rows that bring the ledger from one state of a payment to another; they sum to nothing, and none is written for no change. What was
 * kept is divided anew each time, so that refunds in any number of steps reverse to the cent. The vendor's part is of bots alone; what a plan
 * brings is pooled (AMB-037). Costs are Syvo's.
 */
export function entriesBetween(before: PaymentState | null, after: PaymentState, of: 'bot' | 'plan'): Entry[] {
  const old = before ? balancesOf(before, of) : null
  return [...balancesOf(after, of)].flatMap(([account, balance]) => {
    const amountCents = balance - (old?.get(account) ?? 0)
    return amountCents === 0 ? [] : [{ account, amountCents }]
  })
}

/** What every account holds of a payment in a state. */
function balancesOf(state: PaymentState, of: 'bot' | 'plan'): Map<Account, number> {
  const keptCents = state.amountCents - state.returnedCents
  const { netCents, btwCents } = takeBtwOut(keptCents)
  const balances = new Map<Account, number>([
    ['provider', keptCents - state.costCents],
    ['btw', -btwCents],
  ])
  if (of === 'plan') return balances.set('plan_pool', -netCents).set('product', state.costCents)
  const { productCents, vendorCents } = splitNet(netCents)
  return balances.set('vendor', -vendorCents).set('product', state.costCents - productCents)
}
