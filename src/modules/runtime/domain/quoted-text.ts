import { SCOPE_MARKER } from './scope-marker.ts'

/** Invisible characters: controls, zero-width and direction characters, tag characters. A line break stays. */
const UNSEEN = /[^\P{C}\n]/gu
/** The characters that mark a block, and the wide and small forms that a model reads as the same. */
const OPENING = /[<\uff1c\ufe64]/g
const CLOSING = /[>\uff1e\ufe65]/g

/**
 * Makes a text harmless inside instructions: removes invisible characters and replaces the characters that open and close a prompt's blocks by ‹ and
 * ›, so that no text can end its block.
 */
export function quoteForPrompt(text: string): string {
  return text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(OPENING, '‹')
    .replace(CLOSING, '›')
    .replaceAll(SCOPE_MARKER, SCOPE_MARKER.slice(1, -1))
}

/** Quotes a text on one line, at most `max` characters: for names and headings. */
export function quoteLine(text: string, max: number): string {
  return quoteForPrompt(text).replaceAll('\n', ' ').trim().slice(0, max)
}

/** Returns a numbered item of data: its heading, and each line of its text after a bar, so that no line can pass for one of the prompt's own. */
export function quoteItem(number: number, heading: string, text: string): string {
  const lines = quoteForPrompt(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [`[${number}] ${quoteLine(heading, 200)}`, ...lines.map((line) => `| ${line}`)].join('\n')
}
