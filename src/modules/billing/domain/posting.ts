import { earnedOf, type PlanShare } from './plan-share.ts'
import { splitNet } from './split-price.ts'
import { partsOf, type VatRegime } from './vat.ts'

/** The accounts of the ledger. */
export type Account = 'provider' | 'btw' | 'vendor' | 'product' | 'plan_pool' | 'bank'

/**
 * What the ledger knows of one payment at a moment. Whole cents including btw; `returnedCents` is a total. `shares` are of a plan's payment that
 * was taken out of the pool; none at all means that its period used nobody's bot.
 */
export interface PaymentState {
  readonly amountCents: number
  readonly returnedCents: number
  readonly costCents: number
  readonly regime: VatRegime
  readonly shares?: readonly PlanShare[] | null
}

/** One row of the ledger that is to be written; debit is positive. Of a plan's share it names the vendor. */
export interface Entry {
  readonly account: Account
  readonly amountCents: number
  readonly vendorId?: string
}

/**
 * The rows that bring the ledger from one state of a payment to another; they sum to nothing, and none is written for no change. What was
 * kept is divided anew each time, so that refunds and sharing in any number and order reverse to the cent. The vendor's part is of bots alone;
 * what a plan brings is pooled until it is shared (AMB-037). Costs are Syvo's.
 */
export function entriesBetween(before: PaymentState | null, after: PaymentState, of: 'bot' | 'plan'): Entry[] {
  const old = new Map((before ? balancesOf(before, of) : []).map((entry) => [keyOf(entry), entry]))
  const now = new Map(balancesOf(after, of).map((entry) => [keyOf(entry), entry]))
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, entry]) => ({ ...entry, amountCents: 0 }))
  return [...now.values(), ...gone].flatMap((entry) => {
    const amountCents = entry.amountCents - (old.get(keyOf(entry))?.amountCents ?? 0)
    return amountCents === 0 ? [] : [{ ...entry, amountCents }]
  })
}

function keyOf({ account, vendorId }: Entry): string {
  return `${account} ${vendorId ?? ''}`
}

/** What every account holds of a payment in a state. */
function balancesOf(state: PaymentState, of: 'bot' | 'plan'): Entry[] {
  const { costCents, shares = null } = state
  const retainedCents = state.amountCents - state.returnedCents
  const { netCents, vatCents } = partsOf(retainedCents, state.regime)
  const entries: Entry[] = [
    { account: 'provider', amountCents: retainedCents - costCents },
    ...(vatCents === 0 ? [] : [{ account: 'btw' as const, amountCents: -vatCents }]),
  ]
  if (of === 'bot') {
    const { productCents, vendorCents } = splitNet(netCents)
    return [
      ...entries,
      { account: 'vendor', amountCents: -vendorCents },
      { account: 'product', amountCents: costCents - productCents },
    ]
  }
  if (shares === null)
    return [
      ...entries,
      { account: 'plan_pool', amountCents: -netCents },
      { account: 'product', amountCents: costCents },
    ]
  const { byVendor, productCents } = earnedOf(netCents, shares)
  const vendors = [...byVendor].map(
    ([vendorId, cents]): Entry => ({ account: 'vendor', vendorId, amountCents: -cents }),
  )
  return [...entries, ...vendors, { account: 'product', amountCents: costCents - productCents }]
}
