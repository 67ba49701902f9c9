/** One server-sent event: its name ('message' when the server gave none) and its data lines joined by a line break. */
export type ServerEvent = { event: string; data: string }

/**
 * Reads server-sent events from text in arbitrary pieces; the events do not depend on how the stream is cut. Supports LF, CRLF and CR, comments and a
 * byte order mark; an event that was cut off before its empty line is dropped.
 */
export function sseParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  let event = ''
  let data: string[] = []
  let first = true

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }

  return (piece) => {
    if (piece === '') return
    rest += first ? piece.replace(/^\uFEFF/, '') : piece
    first = false
    // A CR at the end may be half of a CRLF: leave it for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(readLine)
  }
}
