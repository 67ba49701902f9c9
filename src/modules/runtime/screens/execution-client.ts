import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { EXECUTION_TIMEOUT_MS, type ExecutionResponse, executeBot, type PreviousTurn, trySample } from '../contract.ts'
import { executionText as text } from './execution.text.ts'
import type { ChatEvent } from './read-chat-stream.ts'

/** An execution without an answer; `message` is Dutch and fit to show, empty when no reason is known. */
export class ExecutionFailure extends Error {
  override name = 'ExecutionFailure'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A request to run one of the user's bots: values by the label of their field, or one message; a test counts against no limit. */
export type RunRequest =
  | { readonly botId: string; readonly inputData: Record<string, string> }
  | { readonly bot_id: string; readonly message: string; readonly test?: boolean; readonly previous?: PreviousTurn }

/** Runs one of the user's bots and waits for the whole answer; throws an `ExecutionFailure` when there is none (BOT-15). */
export async function runBot(api: ApiClient, request: RunRequest): Promise<ExecutionResponse> {
  let answer: ExecutionResponse
  try {
    answer = await api.call(executeBot, { body: request })
  } catch (error) {
    throw failureOf(error)
  }
  if (!answer.success) throw new ExecutionFailure(200, answer.error ?? text.runFailed)
  return answer
}

/** Asks a bot's sample company as a visitor without an account (AMB-058) and yields the events of the answer. */
export async function* askSampleCompany(
  api: ApiClient,
  question: { botId: string; visitor: string; message: string; previous: PreviousTurn | null; signal: AbortSignal },
): AsyncGenerator<ChatEvent, void> {
  // The client's time limit ends when the stream starts; this one holds until its end.
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(EXECUTION_TIMEOUT_MS)])
  // The stream reader validates the events and loads the validator, so it is fetched with the first question.
  const [{ readChatStream }, response] = await Promise.all([
    import('./read-chat-stream.ts'),
    api.open(trySample, {
      body: {
        bot_id: question.botId,
        visitor: question.visitor,
        message: question.message,
        ...(question.previous ? { previous: question.previous } : {}),
      },
      signal,
    }),
  ])
  yield* readChatStream(response)
}

function failureOf(error: unknown): ExecutionFailure {
  if (!(error instanceof ApiFailure)) return new ExecutionFailure(0, text.tooSlow)
  // Executions answer failures in their own specified shape, whose text the general client does not pass on.
  if (error.code !== 'unexpected') return new ExecutionFailure(error.status, error.message)
  if (error.status === 429) return new ExecutionFailure(429, text.limitReached)
  return new ExecutionFailure(error.status, error.status === 403 ? text.subscriptionNeeded : '')
}
