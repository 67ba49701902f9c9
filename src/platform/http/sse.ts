/** One server-sent event to send. */
export interface ServerSentEvent {
  event: string
  data: unknown
  id?: string
}

const encoder = new TextEncoder()

/** A line that readers ignore; it keeps a silent stream open. Plain words only, never content. */
export interface StreamComment {
  comment: string
}

/** Returns the wire form of an event; `data` is written as JSON on one line, so that no content can break the frame. */
export function encodeEvent(event: ServerSentEvent | StreamComment): string {
  if ('comment' in event) return `: ${event.comment}\n\n`
  const id = event.id === undefined ? '' : `id: ${event.id}\n`
  return `${id}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`
}

/** The reader's signal, and what to do when writing fails halfway: log it, and perhaps send a last event. */
export interface StreamOptions {
  signal: AbortSignal
  onError(error: unknown): ServerSentEvent | null
}

/**
 * Returns a response with a stream of events; `write` runs until it returns, and its signal aborts when the reader disconnects. Events that are sent
 * without waiting in between leave in one piece.
 */
export function streamEvents(
  { signal, onError }: StreamOptions,
  write: (send: (event: ServerSentEvent | StreamComment) => void, signal: AbortSignal) => Promise<void>,
): Response {
  const gone = new AbortController()
  const stop = () => gone.abort()
  signal.addEventListener('abort', stop, { once: true })
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let open = true
      gone.signal.addEventListener('abort', () => (open = false), { once: true })
      let waiting = ''
      const flush = () => {
        if (open && waiting !== '') controller.enqueue(encoder.encode(waiting))
        waiting = ''
      }
      const send = (event: ServerSentEvent | StreamComment) => {
        if (waiting === '') setImmediate(flush)
        waiting += encodeEvent(event)
      }
      try {
        await write(send, gone.signal)
      } catch (error) {
        const last = onError(error)
        if (last) send(last)
      } finally {
        signal.removeEventListener('abort', stop)
        flush()
        if (open) controller.close()
      }
    },
    cancel: stop,
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}
