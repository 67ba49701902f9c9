import type { PaymentProvider } from '#modules/payments/public.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Outcome } from '#platform/http/failure.ts'
import type { Log } from '#platform/log/log.ts'
import type { PayoutBank } from './payout-bank.ts'
import type { VatNumberCheck } from './vat-number-check.ts'

/** The seller's details, as they appear on an invoice. */
export interface Seller {
  readonly name: string
  readonly address: string
  readonly kvkNumber: string
  readonly btwId: string
  readonly iban: string
}

/** A third party that receives what visitors type or leave behind. */
export interface Processor {
  readonly name: string
  /** The purpose for which the processor handles the data, in Dutch, as the end of a sentence. */
  readonly does: string
}

/** Checks again that a signed-in user is the account's owner. */
export type ProveIdentity = (
  caller: { userId: string; sessionId: string },
  password: string | undefined,
) => Promise<Outcome<true>>

/** The dependencies of the billing module. */
export interface BillingDeps {
  db: Database
  clock: Clock
  log: Log
  provider: PaymentProvider
  /** Pays out money to vendors. */
  bank: PayoutBank
  /** Has a signed-in user reauthenticate before money-related settings change: by password, or without one by a recent sign-in. */
  proveIdentity: ProveIdentity
  /** Checks whether a VAT number exists. */
  vatNumbers: VatNumberCheck
  publicUrl: string
  seller: Seller
  /** The processors of this installation; listed in processing agreements. */
  processors: readonly Processor[]
}
