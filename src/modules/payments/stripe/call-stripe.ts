import Stripe from 'stripe'
import { ProviderError } from '../provider.ts'

/** The client of the Stripe library. */
export type StripeClient = Stripe

/** Creates the error of a refusal that asking again does not change. */
export function stripeRefusal(message: string): ProviderError {
  return new ProviderError(`stripe: ${message}`, { isLasting: true })
}

/**
 * Calls Stripe and converts its errors to `ProviderError`. A refusal of the content is lasting; a connection error, a rate limit, a fault of Stripe
 * or a wrong key of the operator is not. The library's own message is left out: it repeats parts of the request.
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

/** Calls Stripe as `callStripe` does, but returns null for an object that Stripe does not know. */
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

/** Tells whether a key was used before with other parameters. */
export function isKeyUsed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError
}

/** Returns the id of an object that Stripe returns in full or by its id only; null without one. */
export function idOf(given: string | { readonly id: string } | null | undefined): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null)
}

/** Converts Stripe's timestamp, in whole seconds, to an instant. */
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
