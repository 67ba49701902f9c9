import Stripe from 'stripe'
import { ProviderError } from '../provider.ts'

/** What one side of the adapter needs: the library's client. */
export type StripeClient = Stripe

/** A no that asking again does not change. */
export function stripeRefusal(message: string): ProviderError {
  return new ProviderError(`stripe: ${message}`, { isLasting: true })
}

/**
 * Asks Stripe something and turns its errors into `ProviderError`. What Stripe refuses for its content lasts; a connection, a limit, a fault
 * of theirs or a wrong key of the operator's may pass. The library's own message stays out: it repeats parts of the request.
 */
export async function callStripe<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const details = [error.type, error.code, error.param, error.requestId].filter(Boolean).join(' ')
    throw new ProviderError(`stripe: ${details}`, { isLasting: isLasting(error) })
  }
}

/** As `callStripe`, but null for what Stripe does not know. */
export async function findInStripe<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  return callStripe(async () => {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null
      throw error
    }
  })
}

/** True when a key was used before with other parameters. */
export function isKeyUsed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError
}

/** The id of something that Stripe gives whole or by its id alone; null when it gives nothing. */
export function idOf(given: string | { readonly id: string } | null | undefined): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null)
}

/** An instant as Stripe writes it, in whole seconds. */
export function instantOf(seconds: number): Date {
  return new Date(seconds * 1000)
}

function isLasting(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors
  const isRefused =
    error instanceof StripeCardError ||
    error instanceof StripeIdempotencyError ||
    error instanceof StripeInvalidRequestError
  return isRefused && error.statusCode !== 409 && error.statusCode !== 429
}
