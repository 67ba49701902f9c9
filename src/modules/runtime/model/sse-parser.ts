import { StringDecoder } from 'node:string_decoder'

/** Reads server-sent events from bytes cut anywhere and passes on the data of each; event names, ids and comments are dropped. */
export class SseParser {
  readonly #decoder = new StringDecoder('utf8')
  readonly #onData: (data: string) => void
  readonly #maxEventChars: number
  #buffered = ''
  #data: string | undefined
  #started = false
  #skipLineFeed = false

  constructor(onData: (data: string) => void, maxEventChars = 262_144) {
    this.#onData = onData
    this.#maxEventChars = maxEventChars
  }

  /** Reads the next bytes; returns false once an event is larger than allowed. */
  push(bytes: Uint8Array): boolean {
    this.#appendText(this.#decoder.write(bytes))
    return this.#buffered.length + (this.#data?.length ?? 0) <= this.#maxEventChars
  }

  /** Ends the stream; an event without its closing blank line is still delivered. */
  end(): void {
    this.#appendText(this.#decoder.end())
    if (this.#buffered !== '') this.#handleLine(this.#buffered)
    this.#handleLine('')
    this.#buffered = ''
  }

  /** Splits the text into lines ended by LF, CR or CRLF, also when the network cuts between CR and LF. */
  #appendText(text: string): void {
    const buffer = this.#buffered + this.#withoutLeftovers(text)
    let start = 0
    let feed = buffer.indexOf('\n')
    let carriage = buffer.indexOf('\r')
    while (feed !== -1 || carriage !== -1) {
      const atCarriage = carriage !== -1 && (feed === -1 || carriage < feed)
      const end = atCarriage ? carriage : feed
      this.#handleLine(buffer.slice(start, end))
      start = end + 1
      if (atCarriage && start === buffer.length) this.#skipLineFeed = true
      else if (atCarriage && buffer[start] === '\n') start++
      if (feed !== -1 && feed < start) feed = buffer.indexOf('\n', start)
      if (carriage !== -1 && carriage < start) carriage = buffer.indexOf('\r', start)
    }
    this.#buffered = buffer.slice(start)
  }

  /** Drops a byte-order mark at the very start, and an LF whose CR ended the piece before. */
  #withoutLeftovers(text: string): string {
    if (text === '') return text
    const drop = (!this.#started && text[0] === '\uFEFF') || (this.#skipLineFeed && text[0] === '\n')
    this.#started = true
    this.#skipLineFeed = false
    return drop ? text.slice(1) : text
  }

  #handleLine(line: string): void {
    if (line === '') {
      if (this.#data !== undefined) this.#onData(this.#data)
      this.#data = undefined
      return
    }
    if (!line.startsWith('data') || (line.length > 4 && line[4] !== ':')) return
    const value = line.slice(line[5] === ' ' ? 6 : 5)
    this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`
  }
}
