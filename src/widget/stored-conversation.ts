import { fieldsOf, listOf, parseFields, textOf } from './json-fields.ts'

/** One stored line of a conversation; `contact` is the question of the form that it offers, if it offers one. */
export type StoredLine = {
  by: 'you' | 'bot'
  text: string
  sources: { title: string; url: string }[]
  contact?: string | undefined
  /** True when the answer quotes the pages, without a language model. */
  demo?: boolean
}

const LINES_MAX = 100

/**
 * The conversation of this tab with one bot, which continues after a reload or on the next page of the host site. It is in the tab's own session
 * storage, from the first question on. Where the browser refuses storage to a page inside another one, the host page stores a key, by which the
 * server returns the conversation.
 */
export class StoredConversation {
  session = ''
  conversation = ''
  /** Resumes the conversation on the next page: first the host page's key, then its replacement from the server. */
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

  /** Removes the last line: its question was not answered and is in the field again. */
  dropLast(): void {
    this.lines = this.lines.slice(0, -1)
    this.save()
  }

  /** Stores session and lines in their present state; nothing before the first question. */
  save(): void {
    if (this.lines.length === 0) return
    const { session, conversation, lines } = this
    try {
      sessionStorage.setItem(this.#name, JSON.stringify({ session, conversation, lines }))
    } catch {
      // The browser stores nothing for a page inside another one, or its storage is full.
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

/** Returns the lines of a conversation that was stored or sent. */
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
