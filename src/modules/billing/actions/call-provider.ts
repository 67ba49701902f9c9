import { ProviderError } from '#modules/payments/public.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { refusals } from './order-failures.ts'

/**
 * Calls the payment provider. A provider that refuses or does not answer becomes a failure with a text for users; any other error is thrown as a bug.
 */
export async function callProvider<Value>(deps: BillingDeps, ask: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return ok(await ask())
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ err: error, provider: deps.provider.name }, 'the payment provider did not do what it was asked')
    return fail(refusals.unavailable)
  }
}
