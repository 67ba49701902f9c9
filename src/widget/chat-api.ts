import { readEvents } from '#platform/http/event-stream.ts'
import { text } from './chat.text.ts'
import { type Fields, fieldsOf, listOf, parseFields, textOf } from './json-fields.ts'
import { linesOf, type StoredConversation } from './stored-conversation.ts'

/** A failure with its Dutch message, whether it may pass by itself, and after how many seconds to retry (0 = at once). */
export type Failure = { ok: false; message: string; passing: boolean; retryAfterS: number }
type Outcome<T> = { ok: true; value: T } | Failure

export type Session = {
  company: string
  color: string
  welcome: string
  bot: { id: string; category: string }
  quickQuestions: string[]
  limitReached: boolean
  paused: boolean
  contactForm: boolean
  note: string
}
export type Source = { title: string; url: string }
export type Answer = {
  refused: boolean
  sources: Source[]
  offerContact: boolean
  /** True when the visitor asked for a member of staff: the form opens, with the unanswered question. */
  openContact: boolean
  contactQuestion: string
  /** True when the answer quotes the pages, without a language model. */
  demo: boolean
  limitReached: boolean
  paused: boolean
}
export type Contact = {
  name: string
  email: string
  phone: string
  company: string
  message: string
  idempotency_key: string
}

/** The longest that the page waits for a call, and for an answer of the bot (AMB-171). */
const CALL_TIMEOUT_MS = 15_000
const ANSWER_TIMEOUT_MS = 60_000

/**
 * The three calls of the chat page. The short session token and the conversation id are in the stored conversation of this tab (no cookie). An
 * expired session is exchanged again silently, and a conversation that the server no longer knows is started again, each once.
 */
export class ChatApi {
  #root: string
  #access: { bot: string; token: string }
  #stored: StoredConversation

  constructor(root: string, access: { bot: string; token: string }, stored: StoredConversation) {
    this.#root = root
    this.#access = access
    this.#stored = stored
  }

  async open(): Promise<Outcome<Session>> {
    const stored = this.#stored
    const previous = stored.session || undefined
    const resume = (!previous && stored.resumeKey) || undefined
    stored.session = ''
    const response = await this.#post('/session', { ...this.#access, embed: parent !== self, previous, resume })
    if (!response.ok) return response
    const body = await bodyOf(response.value)
    stored.session = textOf(body.session_token)
    stored.resumeKey = textOf(body.resume_key)
    if (resume) stored.lines = linesOf(body.lines)
    stored.save()
    return stored.session ? { ok: true, value: sessionOf(body) } : failure()
  }

  /** Asks one question and passes on the answer's text piece by piece; a stream that ends without `done` is a failure. */
  async ask(
    message: string,
    id: string,
    onText: (chunk: string) => void,
    signal: AbortSignal,
  ): Promise<Outcome<Answer>> {
    const until = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)])
    const response = await this.#post('/messages', { message, client_message_id: id }, until)
    if (!response.ok) return response
    let outcome: Outcome<Answer> = failure()
    let sources: Source[] = []
    try {
      for await (const events of readEvents(response.value))
        for (const { event, data } of events) {
          const fields = parseFields(data)
          if (event === 'start') this.#stored.conversation = textOf(fields.conversation_id) || this.#stored.conversation
          if (event === 'delta') onText(textOf(fields.text))
          if (event === 'sources') sources = listOf(fields.sources).map(sourceOf)
          if (event === 'error') outcome = failure(fields)
          if (event === 'done') outcome = { ok: true, value: answerOf(fields, sources) }
        }
    } catch {
      // The connection broke or was stopped.
      outcome = failure()
    }
    return outcome
  }

  leaveContact(contact: Contact): Promise<Outcome<Response>> {
    const filled = Object.fromEntries(Object.entries(contact).filter(([, value]) => value))
    return this.#post('/contact', { ...filled, consent: true })
  }

  async #post(
    path: string,
    body: object,
    signal = AbortSignal.timeout(CALL_TIMEOUT_MS),
    tries = 2,
  ): Promise<Outcome<Response>> {
    try {
      const { session, conversation } = this.#stored
      const response = await fetch(this.#root + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) },
        body: JSON.stringify({ ...body, ...(session && conversation && { conversation_id: conversation }) }),
        credentials: 'omit',
        signal,
      })
      if (response.ok) return { ok: true, value: response }
      const error = fieldsOf((await bodyOf(response)).error)
      if (tries && (await this.#recover(response.status, textOf(error.code))))
        return await this.#post(path, body, signal, tries - 1)
      return failure(error, response)
    } catch {
      return failure()
    }
  }

  /** Returns whether a refused call may be sent again: with a new session, or without a conversation that a new session may not continue. */
  async #recover(status: number, code: string): Promise<boolean> {
    if (status === 401 && this.#stored.session) return (await this.open()).ok
    if (code !== 'conversation_not_found' || !this.#stored.conversation) return false
    this.#stored.conversation = ''
    return true
  }
}

async function bodyOf(response: Response): Promise<Fields> {
  return parseFields(await response.text())
}

function failure(error: Fields = {}, response?: Response): Failure {
  const wait = Number(response?.headers.get('retry-after'))
  const passing = !response || response.status >= 500 || response.status === 429
  return {
    ok: false,
    message: textOf(error.message) || (navigator.onLine ? text.failed : text.offline),
    passing,
    retryAfterS: Math.ceil(wait) || 0,
  }
}

function sessionOf(body: Fields): Session {
  const bot = fieldsOf(body.bot)
  return {
    company: textOf(body.company_name) || textOf(bot.title),
    color: textOf(body.primary_color),
    welcome: textOf(body.welcome_message) || text.welcome,
    bot: { id: textOf(bot.id), category: textOf(bot.category) },
    quickQuestions: listOf(body.quick_questions).map(textOf).filter(Boolean).slice(0, 4),
    limitReached: body.limit_reached === true,
    paused: body.paused === true,
    contactForm: body.contact_form !== false,
    note: textOf(body.note),
  }
}

function sourceOf(value: unknown): Source {
  const fields = fieldsOf(value)
  return { title: textOf(fields.title) || textOf(fields.url), url: textOf(fields.url) }
}

function answerOf(fields: Fields, sources: Source[]): Answer {
  const refused = fields.status !== 'completed'
  return {
    refused,
    sources,
    offerContact: fields.offer_contact === true,
    openContact: fields.open_contact === true,
    contactQuestion: textOf(fields.contact_question),
    demo: fields.demo === true,
    limitReached: fields.limit_reached === true,
    paused: fields.blocked_reason === 'paused' || fields.blocked_reason === 'model_missing',
  }
}
