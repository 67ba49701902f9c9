import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { PaymentProvider } from '../provider.ts'

/** The dependencies of the sandbox. */
export interface SandboxDeps {
  db: Database
  clock: Clock
  /** The product's address, without a slash at the end: the payment page is one of its pages. */
  publicUrl: string
  /** Converts an address of this app to the one that the browser opens. */
  addressFor: (url: string) => string
  /** Signs events for the webhook endpoint, as a real provider's secret would. */
  signingKey: Uint8Array
  /** For tests of real money flows: the sandbox acts as this provider. */
  playedAs?: PaymentProvider['name'] | undefined
}
