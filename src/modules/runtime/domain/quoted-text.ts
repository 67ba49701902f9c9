import { SCOPE_MARKER } from './scope-marker.ts'

/** Signs that nobody sees: controls, zero-width and direction signs, tag characters. A line break stays. */
const UNSEEN = /[^\P{C}\n]/gu
/** The signs that mark a block, and the wide and small forms that a model reads as the same. */
const OPENING = /[<\uff1c\ufe64]/g
const CLOSING = /[>\uff1e\ufe65]/g

/**
 * Makes a text harmless as part of instructions: without invisible signs, and with ‹ and › for the signs that open and close the blocks of a
 * prompt, so that no text can end the block it stands in.
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

/** The same on one line, at most `max` characters: for names and headings. */
export function quoteLine(text: string, max: number): string {
  return quoteForPrompt(text).replaceAll('\n', ' ').trim().slice(0, max)
}

/** A numbered item of data: its heading, and each line of its text behind a bar, so that no line can pass for one of ours. */
export function quoteItem(number: number, heading: string, text: string): string {
  const lines = quoteForPrompt(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [`[${number}] ${quoteLine(heading, 200)}`, ...lines.map((line) => `| ${line}`)].join('\n')
}
