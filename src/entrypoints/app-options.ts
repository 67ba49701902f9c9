import type { WidgetFiles } from '#modules/channels/public.ts'
import type { PaymentProvider } from '#modules/payments/public.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Engine } from '#platform/database/engine.ts'
import type { Log } from '#platform/log/log.ts'
import type { Keys } from '#platform/secrets/keys.ts'

/** The options of the app. */
export interface AppOptions {
  settings: Settings
  engine: Engine
  clock: Clock
  log: Log
  keys: Keys
  /** The built widget; null while it is not built. */
  widgetFiles: WidgetFiles | null
  passwordCost?: number
  /** Waits between the questions of a health test; tests replace it to avoid waiting. */
  sleep?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined
  /** Replaces the payment provider that the settings name; for tests. */
  paymentProvider?: PaymentProvider | undefined
  /** Lets the sandbox act as this provider; for tests of real money flows. */
  playedAs?: PaymentProvider['name'] | undefined
}
