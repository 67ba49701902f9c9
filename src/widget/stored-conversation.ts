import { fieldsOf, listOf, parseFields, textOf } from './json-fields.ts'

/** One line of a conversation, as it is shown again. */
export type StoredLine = { by: 'you' | 'bot'; text: string; sources: { title: string; url: string }[] }

const LINES_MAX = 100

/**
 * The conversation of this tab with one bot, so that a reload or the next page of the host site goes on with it. It stands in the tab's own
 * session storage, from the first question on; where the browser refuses storage the conversation lives as long as the page.
 */
export class StoredConversation {
  session = ''
  conversation = ''
  lines: StoredLine[] = []
  #name: string

  constructor(bot: string) {
    this.#name = `syvo:${bot}`
    const stored = parseFields(readStorage(this.#name))
    this.session = textOf(stored.session)
    this.conversation = textOf(stored.conversation)
    this.lines = listOf(stored.lines).map(lineOf)
  }

  add(line: StoredLine): void {
    this.lines = [...this.lines, line].slice(-LINES_MAX)
    this.save()
  }

  /** Takes the last line out again: its question was not answered and stands in the field. */
  dropLast(): void {
    this.lines = this.lines.slice(0, -1)
    this.save()
  }

  /** Stores session and lines as they are now; nothing before the first question. */
  save(): void {
    if (this.lines.length === 0) return
    const { session, conversation, lines } = this
    try {
      sessionStorage.setItem(this.#name, JSON.stringify({ session, conversation, lines }))
    } catch {
      // The browser stores nothing for a page inside another one, or its room is full: the conversation goes on without.
    }
  }
}

function readStorage(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function lineOf(value: unknown): StoredLine {
  const { by, text, sources } = fieldsOf(value)
  return {
    by: by === 'you' ? 'you' : 'bot',
    text: textOf(text),
    sources: listOf(sources).map((source) => {
      const { title, url } = fieldsOf(source)
      return { title: textOf(title), url: textOf(url) }
    }),
  }
}
