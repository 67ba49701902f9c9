import { CALL_TIMEOUT_MS, type Operation, type OperationOutput, type OperationRequest } from './operation.ts'
import { startTimeLimit, type TimeLimit } from './time-limit.ts'

/** A call that the backend refused or that did not reach it; `code` is stable, `message` is Dutch and fit to show. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly status: number
  readonly code: string
  readonly details: unknown

  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** Sends one request; the browser's `fetch`, or the app itself during server rendering. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** Calls operations by their contracts. Each waits as long as its operation allows, also when the caller has a signal of its own (AMB-171). */
export interface ApiClient {
  call<Op extends Operation<never, never, never, never> | Operation>(
    operation: Op,
    request?: OperationRequest<Op> & { signal?: AbortSignal },
  ): Promise<OperationOutput<Op>>
  /** Calls like `call`, but returns the raw response; for streams and files, whose body may take longer than the time limit. */
  open<Op extends Operation<never, never, never, never> | Operation>(
    operation: Op,
    request?: OperationRequest<Op> & { signal?: AbortSignal },
  ): Promise<Response>
}

/** Creates a client. It reads `token` for every call, so that a renewed session is used at once; without one it sends the public key. */
export function createApiClient(options: {
  send: Send
  token: () => string | null
  publicKey: () => string | null
  onUnauthenticated?: () => void
  /** Called for every refusal, before the caller gets it; true sends the same request once more. */
  onRefused?: (failure: ApiFailure) => boolean | Promise<boolean>
}): ApiClient {
  const send = async (operation: Operation, request: LooseRequest, limit: TimeLimit): Promise<Response> => {
    const { path, headers, body } = shape(operation, request)
    const token = options.token() ?? options.publicKey()
    if (token) headers.set('authorization', `Bearer ${token}`)
    const { signal } = limit
    return options.send(path, { method: operation.method, headers, signal, ...(body === undefined ? {} : { body }) })
  }
  /** Sends a request and reads its answer with `read` within the time limit. */
  const exchange = async <Answer>(
    operation: unknown,
    request: object,
    read: (response: Response) => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    const op = operation as Operation // every operation has this outer shape
    const loose = request as LooseRequest // the loose type of the same request
    for (let isFirst = true; ; isFirst = false) {
      const limit = startTimeLimit(op.timeoutMs ?? CALL_TIMEOUT_MS, loose.signal)
      let failure: ApiFailure
      try {
        const response = await send(op, loose, limit)
        if (response.ok) return await read(response)
        failure = await failureOf(response)
      } catch (error) {
        // An answer that is no JSON is a defect of the server, not of the connection.
        if (loose.signal?.aborted || error instanceof SyntaxError) throw error
        throw limit.isOver() ? timedOut() : notConnected()
      } finally {
        limit.end()
      }
      if (failure.status === 401 && options.token()) options.onUnauthenticated?.()
      if (!isFirst || !(await options.onRefused?.(failure))) throw failure
    }
  }
  return {
    open: (operation, request = {}) => exchange(operation, request, (response) => response),
    call: (operation, request = {}) =>
      exchange(operation, request, async (response) => {
        // The server answers in the shape of the contract's output; a test checks both together.
        return (await response.json()) as OperationOutput<typeof operation>
      }),
  }
}

const timedOut = () => new ApiFailure(0, 'timed_out', 'Het antwoord duurde te lang. Probeer het opnieuw.')
const notConnected = () =>
  new ApiFailure(0, 'no_connection', 'Geen verbinding. Controleer je internet en probeer het opnieuw.')

interface LooseRequest {
  signal?: AbortSignal
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

function shape(operation: Operation, request: LooseRequest): { path: string; headers: Headers; body?: string } {
  const path = operation.path.replace(/:([a-zA-Z_]+)/g, (_, name: string) =>
    encodeURIComponent(String(request.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  const headers = new Headers({ accept: 'application/json' })
  const search = query.size > 0 ? `?${query}` : ''
  if (request.body === undefined) return { path: path + search, headers }
  headers.set('content-type', 'application/json')
  return { path: path + search, headers, body: JSON.stringify(request.body) }
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const answer: unknown = await response.json().catch(() => null)
  const error: unknown = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error) {
    return new ApiFailure(
      response.status,
      String(error.code),
      String(error.message),
      'details' in error ? error.details : undefined,
    )
  }
  // execute-bot answers a failure as `{ error: text }`, with the code beside it (API-01).
  if (typeof error === 'string' && typeof answer === 'object' && answer !== null) {
    return new ApiFailure(response.status, 'code' in answer ? String(answer.code) : 'unexpected', error)
  }
  return new ApiFailure(response.status, 'unexpected', 'Er ging iets mis. Probeer het opnieuw.')
}
