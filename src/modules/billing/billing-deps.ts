import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Outcome } from '#platform/http/failure.ts'
import type { Log } from '#platform/log/log.ts'
import type { PayoutBank } from './payout-bank.ts'
import type { PaymentProvider } from './provider.ts'
import type { VatNumberCheck } from './vat-number-check.ts'

/** Who sells, as it stands on an invoice. */
export interface Seller {
  readonly name: string
  readonly address: string
  readonly kvkNumber: string
  readonly btwId: string
  readonly iban: string
}

/** Somebody else who gets what visitors type or leave behind. */
export interface Processor {
  readonly name: string
  /** What he does with it, in Dutch, as the end of a sentence. */
  readonly does: string
}

/** Whether somebody who is signed in is who he says he is, still. */
export type ProveIdentity = (
  caller: { userId: string; sessionId: string },
  password: string | undefined,
) => Promise<Outcome<true>>

/** What the billing module needs from the house. */
export interface BillingDeps {
  db: Database
  clock: Clock
  log: Log
  provider: PaymentProvider
  /** Who moves money to vendors. */
  bank: PayoutBank
  /** Has somebody who is signed in prove himself again before what moves money changes: by his password, or without one by having signed in just now. */
  proveIdentity: ProveIdentity
  /** Who tells whether a btw-id exists. */
  vatNumbers: VatNumberCheck
  publicUrl: string
  seller: Seller
  /** Whom this installation is set up with; stands in processing agreements. */
  processors: readonly Processor[]
}
