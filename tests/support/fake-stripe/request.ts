import type { FormValue } from './form-body.ts'

/** One request to an endpoint of the fake. */
export interface StripeRequest {
  /** The `:id` of the path; empty without one. */
  readonly id: string
  /** Query or body. */
  readonly form: Record<string, FormValue>
  readonly expand: readonly string[]
}

/** A refusal in Stripe's form. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal'
  readonly status: number
  readonly body: { error: { type: string; code: string; message: string } }
  constructor(status: number, code: string) {
    super(code)
    const type =
      status === 402
        ? 'card_error'
        : code === 'idempotency_key_in_use' || code === 'idempotency_error'
          ? 'idempotency_error'
          : status >= 500
            ? 'api_error'
            : 'invalid_request_error'
    this.status = status
    // As Stripe does, which repeats what was wrong, a key among it.
    this.body = { error: { type, code, message: `${code}: sk_test_*********` } }
  }
}

/** Ends a request with a refusal. */
export function refuse(status: number, code: string): never {
  throw new StripeRefusal(status, code)
}
