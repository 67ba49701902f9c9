import type * as z from 'zod/mini'

/**
 * The callers of an operation: `anyone`, a `signed-in` user, a `vendor` or `admin` (an admin counts as a vendor), the holder of a `chat-session`, or
 * of an `api-key`. The database decides about rows; this is the check of the endpoint.
 */
export type Access = 'anyone' | 'signed-in' | 'vendor' | 'admin' | 'chat-session' | 'api-key'

type Schema = z.ZodMiniType

/** The longest that a caller waits for an answer, in milliseconds, where the operation names no other time (AMB-171). */
export const CALL_TIMEOUT_MS = 15_000

/** One operation of the backend: its input, its output and its callers. Shared by server, browser, tests and documentation. */
export interface Operation<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Output extends Schema = Schema,
> {
  readonly id: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters, e.g. `/functions/v1/start-trial`. */
  readonly path: string
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly output: Output
  /** Error codes that the operation may answer beside the general ones. */
  readonly errors?: readonly string[]
  /** Largest accepted body; 256 kB by default. */
  readonly bodyBytesMax?: number
  /** `stream` answers server-sent events, `page` a document or file; both return the handler's own Response. */
  readonly answers?: 'json' | 'stream' | 'page'
  /** The longest that a caller waits for the answer; `CALL_TIMEOUT_MS` by default. */
  readonly timeoutMs?: number
  /**
   * Set when the operation cannot be undone, so that a session found open by another person is not enough: `fresh-proof` requires a password or
   * second factor within the last ten minutes, checked before the action; `asks-itself` checks a password in its own input.
   */
  readonly irreversible?: 'fresh-proof' | 'asks-itself'
}

/** Declares an operation with the exact types of its parts. */
export function operation<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Output extends Schema = Schema,
>(definition: Operation<Params, Query, Body, Output>): Operation<Params, Query, Body, Output> {
  return definition
}

/** The input of a handler, after validation. */
export interface OperationInput<Op> {
  params: Op extends Operation<infer P, Schema, Schema, Schema> ? z.output<P> : never
  query: Op extends Operation<Schema, infer Q, Schema, Schema> ? z.output<Q> : never
  body: Op extends Operation<Schema, Schema, infer B, Schema> ? z.output<B> : never
}

/** The request of an operation's caller; only the parts it declares matter. */
export interface OperationRequest<Op> {
  params?: Op extends Operation<infer P, Schema, Schema, Schema> ? z.input<P> : never
  query?: Op extends Operation<Schema, infer Q, Schema, Schema> ? z.input<Q> : never
  body?: Op extends Operation<Schema, Schema, infer B, Schema> ? z.input<B> : never
}

/** The output of a successful operation. */
export type OperationOutput<Op> = Op extends Operation<Schema, Schema, Schema, infer O> ? z.output<O> : never
