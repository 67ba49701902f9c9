import { fieldsOf, listOf, parseFields, textOf } from './json-fields.ts'

/** One line of a conversation, as it is shown again; `contact` is the question of the form that it offers, where it offers one. */
export type StoredLine = {
  by: 'you' | 'bot'
  text: string
  sources: { title: string; url: string }[]
  contact?: string | undefined
  /** The pages' own sentences, without a language model. */
  demo?: boolean
}

const LINES_MAX = 100

/**
 * The conversation of this tab with one bot, so that a reload or the next page of the host site goes on with it. It stands in the tab's own
 * session storage, from the first question on. Where the browser refuses that to a page inside another one, the host page keeps a key, by
 * which the server shows the conversation again.
 */
export class StoredConversation {
  session = ''
  conversation = ''
  /** Resumes the conversation at the next page: what the host page kept, then what the server gave in its place. */
  resumeKey: string
  lines: StoredLine[] = []
  #name: string
  #storeAtHost: (key: string) => void

  constructor(bot: string, resumeKey: string, storeAtHost: (key: string) => void) {
    this.#name = `syvo:${bot}`
    this.resumeKey = resumeKey
    this.#storeAtHost = storeAtHost
    const stored = parseFields(readStorage(this.#name))
    this.session = textOf(stored.session)
    this.conversation = textOf(stored.conversation)
    this.lines = linesOf(stored.lines)
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
      // The browser stores nothing for a page inside another one, or its room is full.
      this.#storeAtHost(this.resumeKey)
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

/** The lines of a conversation as they were stored or sent. */
export function linesOf(value: unknown): StoredLine[] {
  return listOf(value).map(lineOf)
}

function lineOf(value: unknown): StoredLine {
  const { by, text, sources, contact, demo } = fieldsOf(value)
  return {
    by: by === 'you' ? 'you' : 'bot',
    text: textOf(text),
    contact: typeof contact === 'string' ? contact : undefined,
    demo: demo === true,
    sources: listOf(sources).map((source) => {
      const { title, url } = fieldsOf(source)
      return { title: textOf(title), url: textOf(url) }
    }),
  }
}
