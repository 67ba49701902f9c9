import { contactLinks, type TextPiece } from '#ui/contact-links.ts'
import { text } from './chat.text.ts'
import type { Source } from './chat-api.ts'
import { make, part } from './page-parts.ts'
import { webAddress } from './web-address.ts'

/** Adds a line of the visitor to the conversation and returns it, so that it can be removed when sending failed. */
export function addQuestion(question: string): HTMLElement {
  return add(bubble('you', text.you, question))
}

/** Adds a complete line of the assistant; a screen reader announces it as one addition to the log. */
export function addAnswer(answer: string, ...extra: Node[]): HTMLElement {
  const line = bubble('bot', text.assistant, ...contactLinks(answer).map(linked))
  line.append(...extra)
  return add(line)
}

/**
 * Adds an answer that is still being written. It is hidden from screen readers while it grows; the caller removes it and adds the whole answer with
 * `addAnswer`, so that a screen reader announces it once.
 */
export function growingAnswer(): { append: (piece: string) => void; text: () => string; remove: () => void } {
  const line = bubble('bot', '', '')
  const words = document.createTextNode('')
  const dots = make('span', 'dots')
  dots.append(make('i', ''), make('i', ''), make('i', ''))
  line.append(words, dots)
  line.ariaHidden = 'true'
  add(line)
  return {
    append: (piece) => {
      if (piece) dots.remove()
      words.appendData(piece)
      scrollDown()
    },
    text: () => words.data.trim(),
    remove: () => line.remove(),
  }
}

/** Returns up to three different source lines; only an http(s) address becomes a link, and it opens in a window of its own. */
export function sourceLines(sources: readonly Source[]): HTMLElement[] {
  const different = new Map(sources.map((source) => [source.url || source.title, source]))
  return [...different.values()].slice(0, 3).map(({ title, url }) => {
    const line = make('p', 'source')
    const href = webAddress(url)
    const name = make(href ? 'a' : 'span', '', title)
    name.dir = 'auto'
    if (name instanceof HTMLAnchorElement) {
      name.href = href
      name.target = '_blank'
      name.rel = 'noopener noreferrer nofollow'
      name.append(make('span', 'sr', text.newWindow))
    }
    const cell = make('span', '', text.source)
    cell.append(name)
    line.append(cell)
    return line
  })
}

/** Keeps the last line in view when the page gets lower, as by an on-screen keyboard; a visitor who reads further up stays there. */
export function scrollToEnd(): void {
  const log = part('log', HTMLElement)
  let isAtEnd = true
  log.addEventListener('scroll', () => {
    isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 8
  })
  addEventListener('resize', () => {
    if (isAtEnd) scrollDown()
  })
}

/** Returns a telephone number or mail address as a link, and any other text unchanged; both as text, never as HTML. */
function linked({ text: words, href }: TextPiece): HTMLElement | string {
  if (!href) return words
  const link = make('a', '', words)
  link.href = href
  return link
}

function bubble(kind: 'you' | 'bot', speaker: string, ...content: (HTMLElement | string)[]): HTMLElement {
  const line = make('div', `turn ${kind}`)
  line.dir = 'auto'
  line.append(make('span', 'sr', speaker), ...content)
  return line
}

function add(line: HTMLElement): HTMLElement {
  part('log', HTMLElement).append(line)
  scrollDown()
  return line
}

function scrollDown(): void {
  const log = part('log', HTMLElement)
  log.scrollTop = log.scrollHeight
}
