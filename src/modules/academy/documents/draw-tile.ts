import { emptyTile, tilePortrait } from '#ui/tile-portrait.ts'

const UNITS = 96
const ATTRIBUTE = /(?<![\w-])([\w-]+)="([^"]*)"/g
const TOKEN = /<(\/?)(path|circle|rect|g|svg)\b([^<>]*)>/g

/** Draws the portrait of a seed as a square. */
export function drawPortrait(doc: PDFKit.PDFDocument, seed: string, category: string, place: Square): void {
  drawSvg(doc, tilePortrait(seed, category), place)
}

/** Draws a tile without a face. */
export function drawEmptyTile(doc: PDFKit.PDFDocument, category: string, place: Square): void {
  drawSvg(doc, emptyTile(category), place)
}

/** The position of a tile. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Draws the shapes that tiles consist of; they have no others (`tile-shapes.ts`). */
function drawSvg(doc: PDFKit.PDFDocument, svg: string, { x, y, size }: Square): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / UNITS)
  doc.rect(0, 0, UNITS, UNITS).clip()
  for (const [, closing, name = '', attributes = ''] of svg.matchAll(TOKEN)) {
    if (name === 'g') {
      if (closing) doc.restore()
      else openGroup(doc, attributes)
    } else if (!closing && name !== 'svg') drawShape(doc, name, attributes)
  }
  doc.restore()
}

function openGroup(doc: PDFKit.PDFDocument, attributes: string): void {
  doc.save()
  const [a, b, c, d, e, f] = (/matrix\(([^()]+)\)/.exec(attributes)?.[1] ?? '1 0 0 1 0 0').split(' ').map(Number)
  doc.transform(a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0)
}

function drawShape(doc: PDFKit.PDFDocument, name: string, attributes: string): void {
  const values = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]))
  const text = (key: string) => values.get(key) ?? ''
  const number = (key: string) => Number(text(key))
  if (name === 'circle') doc.circle(number('cx'), number('cy'), number('r'))
  else if (name === 'rect') doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  else doc.path(text('d'))
  doc.fill(text('fill'))
}
