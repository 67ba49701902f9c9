import type { Run } from './document-parts.ts'

/** A piece of a line in one style. `isBlank` is a line to write on. */
export interface Segment {
  readonly run: Run
  text: string
  readonly x: number
  width: number
  readonly isBlank: boolean
}

/** The measure of a text's width in the style of a run. */
export type Measure = (text: string, run: Run) => number

interface Piece {
  readonly text: string
  readonly run: Run
  readonly width: number
  readonly isBlank: boolean
}

const BLANK = /^_{4,}$/
const BLANK_WIDTH = 150
/** The characters after which a word that is too long for a line may be broken. */
const SOFT_BREAK = /(?<=[/\-.@])/

/** Breaks text into lines of at most `width`. Adjacent pieces, such as a bold word and its full stop, stay together. */
export function layOutLines(runs: readonly Run[], width: number, measure: Measure): Segment[][] {
  const lines: Segment[][] = [[]]
  let x = 0
  let gap: Run | null = null
  const put = (piece: Piece) => {
    const line = lines.at(-1) ?? []
    const last = line.at(-1)
    if (last && last.run === piece.run && !last.isBlank && !piece.isBlank) {
      last.text += piece.text
      last.width += piece.width
    } else line.push({ run: piece.run, text: piece.text, x, width: piece.width, isBlank: piece.isBlank })
    x += piece.width
  }
  const breakLine = () => {
    lines.push([])
    x = 0
    gap = null
  }
  for (const word of splitIntoWords(runs, width, measure)) {
    if (word === 'break') breakLine()
    else if ('space' in word) gap = x > 0 ? word.space : null
    else {
      const total = word.pieces.reduce((sum, piece) => sum + piece.width, 0)
      const space: Piece | null = gap && { text: ' ', run: gap, width: measure(' ', gap), isBlank: false }
      if (x > 0 && x + (space?.width ?? 0) + total > width) breakLine()
      else if (space) put(space)
      gap = null
      for (const piece of word.pieces) put(piece)
    }
  }
  return lines
}

type Word = 'break' | { readonly space: Run } | { readonly pieces: readonly Piece[] }

function splitIntoWords(runs: readonly Run[], width: number, measure: Measure): Word[] {
  const words: Word[] = []
  let pieces: Piece[] = []
  const end = () => {
    if (pieces.length > 0) words.push({ pieces })
    pieces = []
  }
  for (const run of runs) {
    for (const text of run.text.split(/(\s+)/).filter(Boolean)) {
      if (text.includes('\n')) {
        end()
        words.push('break')
      } else if (/^\s+$/.test(text)) {
        end()
        words.push({ space: run })
      } else {
        const parts = measure(text, run) > width ? text.split(SOFT_BREAK) : [text]
        for (const part of parts) {
          if (parts.length > 1) end()
          const isBlank = BLANK.test(part)
          pieces.push({ text: part, run, isBlank, width: isBlank ? BLANK_WIDTH : measure(part, run) })
        }
      }
    }
  }
  end()
  return words
}
