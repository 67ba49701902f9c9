import type { ServerSentEvent } from '#platform/http/sse.ts'
import type { Log } from '#platform/log/log.ts'
import { answerText } from '../answer.text.ts'

/** For a stream in which answering or keeping the answer broke: notes it, and the last event that the reader gets instead of a silent end. */
export function failedAnswer(log: Log, executionId: string): (error: unknown) => ServerSentEvent {
  return (error) => {
    log.error({ err: error, executionId }, 'a streamed answer broke')
    return { event: 'error', data: { code: 'execution_failed', message: answerText.failed } }
  }
}
