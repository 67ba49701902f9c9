import { text } from './chat.text.ts'
import type { Answer, ChatApi, Failure, Session } from './chat-api.ts'
import { addAnswer, addQuestion, growingAnswer, scrollToEnd, sourceLines } from './chat-log.ts'
import type { OpenContact } from './contact-form.ts'
import { make, newId, part } from './page-parts.ts'
import { hideProblem, problemButton, showProblem } from './problem-line.ts'
import type { StoredConversation, StoredLine } from './stored-conversation.ts'

const MAX_CHARS = 1000
const SHOW_CHARACTERS_LEFT_FROM = 100

/** The conversation's dependencies on the page around it; `onClosed` ends it, with the unanswered question and the reason. */
export type Surroundings = {
  api: ChatApi
  stored: StoredConversation
  session: Session
  openContact: OpenContact
  onClosed: (question: string, reason: string) => void
}

/** Runs the conversation: one question at a time, with stop, retry and the contact form. */
export class Conversation {
  #around: Surroundings
  #field = part('question', HTMLTextAreaElement)
  #quick: HTMLButtonElement[]
  #running: AbortController | undefined
  /** The last unanswered question; its line stays when the field already holds other text. */
  #failed: { question: string; id: string; line?: HTMLElement } = { question: '', id: '' }
  #isNoted = false
  #lastQuestion = ''

  constructor(around: Surroundings) {
    this.#around = around
    const { session, stored } = around
    addAnswer(session.welcome)
    part('log', HTMLElement).scrollTop = 0
    for (const line of stored.lines) this.#showAgain(line)
    this.#quick = (stored.lines.length > 0 ? [] : session.quickQuestions).map((question) =>
      smallButton(question, () => void this.#ask(question)),
    )
    part('choices', HTMLElement).append(...this.#quick)
    const person = part('person', HTMLButtonElement)
    person.hidden = !session.contactForm
    person.addEventListener('click', () => this.#openContact(this.#lastQuestion))
    problemButton().addEventListener('click', () => {
      const { line, question } = this.#failed
      void this.#ask(line ? question : this.#field.value || question)
    })
    addEventListener('online', hideProblem)
    this.#field.addEventListener('input', () => this.#showCharactersLeft())
    this.#listen()
    scrollToEnd()
  }

  #listen(): void {
    part('composer', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault()
      if (this.#running) this.#running.abort()
      else void this.#ask(this.#field.value)
    })
    this.#field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
      event.preventDefault()
      void this.#ask(this.#field.value)
    })
  }

  async #ask(typed: string): Promise<void> {
    const question = typed.trim()
    // The line below the field says how much too long it is; nothing is cut, and nothing is sent.
    if (!question || question.length > MAX_CHARS || this.#running) return
    this.#running = new AbortController()
    const { signal } = this.#running
    // A repeated question after a failure has the same id, so that the server answers and counts it once.
    const id = question === this.#failed.question ? this.#failed.id : newId()
    this.#failed.line?.remove()
    this.#failed = { question: '', id: '' }
    this.#lastQuestion = question
    if (this.#field.value.trim() === question) this.#field.value = ''
    for (const button of this.#quick) button.remove()
    this.#setBusy(true)
    const line = addQuestion(question)
    const growing = growingAnswer()
    this.#around.stored.add({ by: 'you', text: question, sources: [] })
    const outcome = await this.#around.api.ask(question, id, growing.append, signal)
    this.#running = undefined
    growing.remove()
    this.#setBusy(false)
    if (outcome.ok) this.#finish(growing.text(), outcome.value)
    else if (signal.aborted) addAnswer(growing.text(), make('p', 'note', text.stopped))
    else this.#fail(line, { question, id }, outcome)
  }

  #finish(words: string, answer: Answer): void {
    const question = this.#lastQuestion
    const { sources } = answer
    const contact =
      answer.offerContact || answer.limitReached ? (answer.openContact ? answer.contactQuestion : question) : undefined
    if (words || !answer.limitReached) {
      const line: StoredLine = { by: 'bot', text: words || text.noAnswer, sources, contact, demo: answer.demo }
      this.#showAgain(line)
      this.#around.stored.add(line)
    }
    if (answer.openContact && this.#around.session.contactForm)
      this.#around.openContact({ reason: words, question: answer.contactQuestion, back: true })
    if (answer.limitReached)
      this.#around.onClosed(answer.refused ? question : '', answer.paused ? text.paused : text.limit)
  }

  /** Shows a stored line with its sources and the button of the contact form, as it was first shown. */
  #showAgain({ by, text: words, sources, contact, demo }: StoredLine): void {
    if (by === 'you') return void addQuestion(words)
    const extra: HTMLElement[] = sourceLines(sources)
    const { note, contactForm } = this.#around.session
    if (note && !this.#isNoted && (demo || sources[0])) {
      this.#isNoted = true
      extra.push(make('p', 'note', note))
    }
    if (contact !== undefined && contactForm)
      extra.push(smallButton(text.leaveDetails, () => this.#openContact(contact)))
    addAnswer(words, ...extra)
  }

  #fail(line: HTMLElement, failed: { question: string; id: string }, failure: Failure): void {
    this.#around.stored.dropLast()
    this.#failed = failed
    if (this.#field.value) this.#failed.line = line
    else {
      line.remove()
      this.#field.value = failed.question
    }
    this.#showCharactersLeft()
    showProblem(failure)
  }

  #openContact(question: string): void {
    this.#around.openContact({ reason: text.person, question, back: true })
  }

  #setBusy(busy: boolean): void {
    const send = part('send', HTMLButtonElement)
    send.className = busy ? 'button stop' : 'button'
    send.ariaLabel = busy ? text.stop : text.send
    part('status', HTMLElement).textContent = busy ? text.writing : ''
    if (busy) hideProblem()
    this.#showCharactersLeft()
  }

  #showCharactersLeft(): void {
    const left = MAX_CHARS - this.#field.value.trim().length
    this.#field.ariaInvalid = `${left < 0}`
    part('left', HTMLElement).textContent = left > SHOW_CHARACTERS_LEFT_FROM ? '' : text.left(left)
  }
}

function smallButton(words: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', 'button line small', words)
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}
