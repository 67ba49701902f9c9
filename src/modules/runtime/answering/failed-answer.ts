import type { ServerSentEvent } from '#platform/http/sse.ts'
import type { Log } from '#platform/log/log.ts'
import { answerText } from '../answer.text.ts'

/**
 * Returns a handler for a stream in which answering or storing the answer broke: it logs the error and returns the last event, so that the stream
 * does not end silently.
 */
export function failedAnswer(log: Log, executionId: string): (error: unknown) => ServerSentEvent {
  return (error) => {
    log.error({ err: error, executionId }, 'a streamed answer broke')
    return { event: 'error', data: { code: 'execution_failed', message: answerText.failed } }
  }
}
