import { createEventDecoder } from '#platform/http/event-stream.ts'
import type { ModelRequest, ModelResult } from './model-port.ts'
import { failure } from './model-transport.ts'
import { readChatMessage, toAnswer, type WireMessage } from './openai-wire.ts'

const mostAnswerChars = 1_048_576
const mostEventChars = 262_144

/** The end of a stream reads as the blank line that a last event may lack. */
const blankLine = Buffer.from('\n\n')

/** Gathers the text of a streamed chat completion; text that arrived in one network chunk comes back as one piece. */
export class StreamedAnswer {
  readonly #whole: WireMessage = { text: '' }
  readonly #decode = createEventDecoder(({ data }) => this.#handleEvent(data))
  #fresh = ''
  #ended = false
  #malformed = false

  get text(): string {
    return this.#whole.text
  }

  /** Returns true once nothing that follows can change the result. */
  get done(): boolean {
    return this.#ended || this.#malformed || this.#whole.failed !== undefined
  }

  /** Reads a network chunk and returns the text in it. */
  append(bytes: Uint8Array): string {
    if (this.#decode(bytes) > mostEventChars) this.#malformed = true
    return this.#drainFresh()
  }

  /** Reads the end of the stream and returns the last text. A last line that is no JSON was cut in two, which is a cut-off and not bad JSON. */
  end(): string {
    this.#decode(blankLine)
    this.#malformed = false
    return this.#drainFresh()
  }

  /** Returns the result of the stream; one that stated neither its end nor its finish reason was cut off. */
  result(request: ModelRequest): ModelResult {
    const partialText = this.#whole.text
    if (this.#whole.failed) return failure(this.#whole.failed.reason, { partialText })
    if (this.#malformed) return failure('malformed', { partialText })
    // Some servers leave `[DONE]` out; a stated finish reason also ends the stream.
    if (!this.#ended && this.#whole.finish === undefined) return failure('cut_off', { partialText })
    return toAnswer(request, this.#whole)
  }

  #handleEvent(data: string): void {
    if (this.done) return
    if (data === '[DONE]') {
      this.#ended = true
      return
    }
    const chunk = readChatMessage(data)
    if (chunk === null) {
      this.#malformed = true
      return
    }
    this.#fresh += chunk.text
    if (chunk.finish) this.#whole.finish = chunk.finish
    if (chunk.usage) this.#whole.usage = chunk.usage
    if (chunk.failed) this.#whole.failed = chunk.failed
  }

  #drainFresh(): string {
    const text = this.#fresh
    this.#fresh = ''
    this.#whole.text += text
    if (this.#whole.text.length > mostAnswerChars) this.#malformed = true
    return text
  }
}
