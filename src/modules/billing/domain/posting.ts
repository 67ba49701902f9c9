import { earnedOf, type PlanShare } from './plan-share.ts'
import { splitNet } from './split-price.ts'
import { partsOf, type VatRegime } from './vat.ts'

/** The accounts of the ledger. */
export type Account = 'provider' | 'btw' | 'vendor' | 'product' | 'plan_pool' | 'bank'

/**
 * The ledger's view of one payment at a moment. Whole cents including VAT; `returnedCents` is a total. `shares` belong to a plan payment that was
 * taken out of the pool; an empty list means that no bot was used in its period.
 */
export interface PaymentState {
  readonly amountCents: number
  readonly returnedCents: number
  readonly costCents: number
  readonly regime: VatRegime
  readonly shares?: readonly PlanShare[] | null
}

/** One ledger row to write; debit is positive. The entry of a plan share names the vendor. */
export interface Entry {
  readonly account: Account
  readonly amountCents: number
  readonly vendorId?: string
}

/**
 * Returns the entries that bring the ledger from one state of a payment to another; they sum to zero, and no change gives no entries. The retained
 * amount is divided anew each time, so that refunds and sharing in any number and order reverse to the cent. A vendor's part exists for bots only;
 * plan revenue is pooled until it is shared (AMB-037). Costs are Syvo's.
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

/** Returns the balance of every account for a payment in a given state. */
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
