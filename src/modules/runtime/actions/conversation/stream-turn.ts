import { type Failure, fail, type Outcome } from '#platform/http/failure.ts'
import { type ServerSentEvent, streamEvents } from '#platform/http/sse.ts'
import { failedAnswer } from '../../answering/failed-answer.ts'
import type { RuntimeDeps } from '../../runtime-deps.ts'
import { converse } from './converse.ts'
import type { Turn, TurnEvent, TurnProgress } from './turn.ts'

/** How a channel writes a turn. */
export interface TurnWriter<Refusal extends string> {
  /** Returns the HTTP failure of a refused turn, or the events of a stream that says so. */
  refuse(reason: Refusal): Failure | readonly ServerSentEvent[]
  write(event: TurnProgress): readonly ServerSentEvent[]
}

/**
 * Carries out a turn and streams it to its reader as server-sent events; a refused turn is an HTTP failure instead. A turn whose reader disconnects is
 * finished all the same. An answer that cannot be stored is logged, and the stream ends with `error`.
 */
export async function streamTurn<Refusal extends string>(
  deps: RuntimeDeps,
  start: (signal: AbortSignal) => Turn<Refusal>,
  { refuse, write }: TurnWriter<Refusal>,
  signal: AbortSignal,
): Promise<Outcome<unknown> | Response> {
  const gone = new AbortController()
  // The stream's own signal misses a reader who left before it started.
  const stop = () => gone.abort()
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  const events = converse(deps, start(gone.signal))
  const first = await events.next()
  if (first.done) throw new Error('A turn has no events.')
  const event = first.value
  const refused = event.type === 'refused' ? refuse(event.reason) : null
  if (refused && 'status' in refused) return fail(refused)
  const id = event.type === 'started' ? event.id : ''
  return streamEvents({ signal, onError: failedAnswer(deps.log, id) }, async (send, reader) => {
    reader.addEventListener('abort', stop, { once: true })
    for (const one of refused ?? []) send(one)
    for await (const one of following(event, events)) for (const written of write(one)) send(written)
  })
}

async function* following<Refusal extends string>(
  first: TurnEvent<Refusal>,
  rest: AsyncIterable<TurnEvent<Refusal>>,
): AsyncGenerator<TurnProgress> {
  if (first.type !== 'refused') yield first
  for await (const event of rest) if (event.type !== 'refused') yield event
}
