import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'

/** The position and style of a line of text; `y` is its base line. */
interface TextPosition {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
}

/** A font family that measures and draws text as outlines. */
export interface Typeface {
  width(text: string, size: number): number
  /** Returns one line as SVG paths. */
  outline(text: string, place: TextPosition): string
  /** Breaks the text into lines of at most `width`; a text longer than `max` lines ends with an ellipsis. */
  lines(text: string, room: { size: number; width: number; max: number }): string[]
}

/** Opens font files (woff) as one family: each character comes from the first file that has it. `tracking` is in parts of the size. */
export async function openTypeface(files: readonly string[], tracking = 0): Promise<Typeface> {
  const fonts = await Promise.all(files.map(openFont))
  const width = (text: string, size: number) => {
    const runs = runsOf(fonts, text)
    const signs = runs.reduce((sum, run) => sum + run.glyphs.length, 0)
    return runs.reduce((sum, run) => sum + run.advance * size, 0) + signs * tracking * size
  }
  return {
    width,
    outline: (text, place) => outlineOf(runsOf(fonts, text), place, tracking),
    lines: (text, { size, width: room, max }) => breakLines(text, (line) => width(line, size) <= room, max),
  }
}

async function openFont(file: string): Promise<Font> {
  const font = create(await readFile(file))
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  return font
}

interface Run {
  readonly glyphs: readonly { readonly path: string; readonly advance: number }[]
  /** The width of the whole run, in parts of the size. */
  readonly advance: number
  readonly scale: number
}

function runsOf(fonts: readonly Font[], text: string): Run[] {
  const parts: { font: Font; text: string }[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code))
    const last = parts.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += sign
    else parts.push({ font, text: sign })
  }
  return parts.map(({ font, text: part }) => runOf(font, part))
}

function runOf(font: Font, text: string): Run {
  const { glyphs, positions } = font.layout(text)
  const scale = 1 / font.unitsPerEm
  const drawn = glyphs.map((glyph, index) => ({
    path: glyph.path.toSVG(),
    advance: (positions[index]?.xAdvance ?? 0) * scale,
  }))
  return { glyphs: drawn, advance: drawn.reduce((sum, glyph) => sum + glyph.advance, 0), scale }
}

function outlineOf(runs: readonly Run[], { x, y, size, fill }: TextPosition, tracking: number): string {
  let pen = x
  let paths = ''
  for (const run of runs) {
    for (const { path, advance } of run.glyphs) {
      const scale = round(run.scale * size, 6)
      if (path)
        paths += `<path transform="translate(${round(pen, 2)} ${round(y, 2)}) scale(${scale} ${-scale})" d="${path}"/>`
      pen += (advance + tracking) * size
    }
  }
  return `<g fill="${fill}">${paths}</g>`
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function breakLines(text: string, fits: (line: string) => boolean, max: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of piecesOf(text, fits)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    lines.push(line)
    line = word
    if (lines.length === max) return [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', fits)]
  }
  return line === '' ? lines : [...lines, line]
}

/** Returns the words of a text; a word longer than a line is cut. Only the first 600 characters are read, more than any picture can hold. */
function piecesOf(text: string, fits: (line: string) => boolean): string[] {
  return text
    .slice(0, 600)
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const pieces: string[] = []
      let piece = ''
      for (const sign of word) {
        if (piece !== '' && !fits(piece + sign)) {
          pieces.push(piece)
          piece = ''
        }
        piece += sign
      }
      return [...pieces, piece]
    })
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let kept = line
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}
