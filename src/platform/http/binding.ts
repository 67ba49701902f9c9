import type { Caller } from './caller.ts'
import type { Outcome } from './failure.ts'
import type { Operation, OperationInput, OperationOutput } from './operation.ts'

/** The context of a request beside its input. */
export interface RequestContext {
  readonly caller: Caller
  /** The visitor's address as far as the proxy settings vouch for it; only for coarse limits, never stored in clear. */
  readonly clientAddress: string
  /** True when the caller is at this machine itself; never for a request from outside or through a proxy. */
  readonly isLocalRequest: boolean
  readonly requestId: string
  readonly headers: Headers
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
}

/** Answers one request of an operation: a value, an expected failure, or for streams and pages a whole Response. */
export type Handler<Op> = (
  input: OperationInput<Op>,
  context: RequestContext,
) => Promise<Outcome<OperationOutput<Op>> | Response>

/** An operation with the action that serves it. */
export interface Binding {
  readonly operation: Operation
  readonly handle: (input: OperationInput<Operation>, context: RequestContext) => Promise<Outcome<unknown> | Response>
}

/** Binds an operation to its action; the types of both must agree. */
export function bind<Op extends Operation<never, never, never, never> | Operation>(
  operation: Op,
  handle: Handler<Op>,
): Binding {
  // The endpoint validates the input with the operation's own schemas before it calls the handler, so this widening is sound.
  return { operation, handle }
}
