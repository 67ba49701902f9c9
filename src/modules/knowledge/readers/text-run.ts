import type { Element } from 'domhandler'
import { cleanText } from '../domain/clean-text.ts'
import type { Block } from './blocks.ts'
import { callToAction } from './call-to-action.ts'
import { namesOf } from './html-dom.ts'

const pseudoHeading = 7
const longestHeading = 100

/** A run of inline text between two blocks of a page, piece by piece, with which pieces stand out. */
export class TextRun {
  /** The pieces as they are on the page, for deciding whether letters would run together. */
  readonly parts: string[] = []
  private readonly marked: boolean[] = []

  push(text: string, isMarked: boolean): void {
    this.parts.push(text)
    this.marked.push(isMarked)
  }

  /** Empties the run into blocks: a line that stands out as a whole, with other text after it, is a heading. */
  drain(): Block[] {
    const lines = this.lines()
    this.parts.length = 0
    this.marked.length = 0
    const blocks: Block[] = []
    let open: string[] = []
    const flush = () => {
      const text = cleanText(open.join('\n'))
      open = []
      if (/[\p{L}\p{N}]/u.test(text) && !callToAction.test(text)) blocks.push({ type: 'text', text })
    }
    for (const [index, line] of lines.entries()) {
      const isHeading = line.isMarked && isHeadingText(line.text) && lines.length > 1 && index < lines.length - 1
      if (!isHeading) {
        open.push(line.text)
        continue
      }
      flush()
      blocks.push({ type: 'heading', level: pseudoHeading, text: line.text })
    }
    flush()
    return blocks
  }

  private lines(): { text: string; isMarked: boolean }[] {
    const lines: { text: string; isMarked: boolean }[] = [{ text: '', isMarked: true }]
    for (const [index, part] of this.parts.entries()) {
      for (const [number, piece] of part.split('\n').entries()) {
        if (number > 0) lines.push({ text: '', isMarked: true })
        const line = lines.at(-1)
        if (!line) continue
        line.text += piece
        if (/[\p{L}\p{N}]/u.test(piece) && this.marked[index] === false) line.isMarked = false
      }
    }
    return lines.map((line) => ({ ...line, text: line.text.trim() })).filter((line) => line.text !== '')
  }
}

/** Returns true for inline elements that make text stand out like a heading: bold, large type, or a name that says so. */
export function isMarking(element: Element): boolean {
  if (element.name === 'b' || element.name === 'strong') return true
  if (element.name !== 'font' && element.name !== 'span') return false
  return (
    Number(element.attribs.size ?? 0) >= 4 ||
    /(?:^|[\s_-])(?:kop|kopje|titel|title|heading|subtitle|tussenkop)(?:$|[\s_-])/.test(namesOf(element)) ||
    /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(element.attribs.style ?? '')
  )
}

/** Returns true for text that can be a heading: short, no sentence, no price. */
export function isHeadingText(text: string): boolean {
  return (
    text.length > 2 &&
    text.length <= longestHeading &&
    /\p{L}/u.test(text) &&
    !/[.;,!]$/.test(text) &&
    !/\d[.,]\d{2}/.test(text)
  )
}
