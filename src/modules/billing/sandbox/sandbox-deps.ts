import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { PaymentProvider } from '../provider.ts'

/** What the sandbox needs from the house. */
export interface SandboxDeps {
  db: Database
  clock: Clock
  /** Where the product stands, without a slash at the end: the payment page is one of its own. */
  publicUrl: string
  /** Gives an address of ours, as it is made, as the browser is to open it. */
  addressFor: (url: string) => string
  /** Signs the news for the webhook door, as a real provider's secret would. */
  signingKey: Uint8Array
  /** For tests of what follows when money moves: the sandbox passes for this provider. */
  playedAs?: PaymentProvider['name'] | undefined
}
