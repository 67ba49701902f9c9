/** One received server-sent event: its name ('message' when the server gave none) and its data lines joined by a line break. */
export type ReceivedEvent = { event: string; data: string }

/**
 * Returns a decoder of server-sent events, to call with each piece of bytes; what it delivers does not depend on how the bytes are cut. Supports LF,
 * CRLF and CR, comments and a byte order mark; ids and retry times are dropped. Each call returns how many characters of an unfinished event are
 * held, an endless line included, for a caller with a limit. An event is delivered at its closing blank line.
 */
export function createEventDecoder(onEvent: (event: ReceivedEvent) => void): (bytes: Uint8Array) => number {
  const decoder = new TextDecoder()
  let line = ''
  let event = ''
  let data = ''
  let last = ''

  function endLine(): void {
    const [name = ''] = line.split(':', 1)
    const value = line.slice(name.length + 1).replace(/^ /, '')
    if (name === 'event') event = value
    if (name === 'data') data += `${value}\n`
    if (line === '') {
      if (data) onEvent({ event: event || 'message', data: data.slice(0, -1) })
      event = data = ''
    }
    line = ''
  }

  return (bytes) => {
    // Only the new text is searched, so that a long line in many pieces costs no more than in one.
    for (const [token, end] of decoder.decode(bytes, { stream: true }).matchAll(/(\r|\n)|[^\r\n]+/g)) {
      if (!end) line += token
      // An LF after a CR ended its line already, also when the bytes were cut between them.
      else if (token !== '\n' || last !== '\r') endLine()
      last = token
    }
    return line.length + event.length + data.length
  }
}

/**
 * Yields the events of a response that arrived together, piece after piece; an event that was cut off is dropped. Throws when the connection breaks;
 * stopping early closes it.
 */
export async function* readEvents({ body }: Response): AsyncGenerator<ReceivedEvent[], void> {
  if (!body) return
  const reader = body.getReader()
  const arrived: ReceivedEvent[] = []
  const decode = createEventDecoder((event) => arrived.push(event))
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      decode(piece.value)
      yield arrived.splice(0)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
