import type { ListItem, Part, Run } from './document-parts.ts'
import { drawTable } from './draw-table.ts'
import { BODY, type Column, INK, PAGE, type PageFlow, type Structure } from './page-flow.ts'

const AFTER = 9
const INDENT = 20

/** Draws parts down the pages, each as an element of the structure. */
export function drawParts(flow: PageFlow, parts: readonly Part[], column: Column, into: Structure): void {
  parts.forEach((part, index) => {
    if (index > 0) flow.gap(part.kind === 'list' && parts[index - 1]?.kind === 'paragraph' ? 4 : AFTER)
    keepWithNext(flow, part, parts[index + 1], column)
    drawPart(flow, part, column, into)
  })
}

/** Keeps a sentence that announces a list, table or piece of code on the same page as that part. */
function keepWithNext(flow: PageFlow, part: Part, next: Part | undefined, { width }: Column): void {
  if (part.kind !== 'paragraph' || !next || next.kind === 'paragraph' || next.kind === 'heading') return
  const lines = flow.lines(part.runs, width, BODY).length
  if (lines <= 3) flow.need(lines * BODY.leading + AFTER + (next.kind === 'code' ? codeHeight(next.text) : 64))
}

function drawPart(flow: PageFlow, part: Part, column: Column, into: Structure): void {
  switch (part.kind) {
    case 'heading':
      return drawHeading(flow, part, column, into)
    case 'paragraph':
      into.add(flow.doc.struct('P', {}, () => drawText(flow, part.runs, column)))
      return
    case 'list':
      return drawList(flow, part, column, into)
    case 'table':
      return drawTable(flow, part, column, into)
    case 'quote':
      return drawQuote(flow, part.parts, column, into)
    case 'code':
      into.add(flow.doc.struct('Code', {}, () => drawCode(flow, part.text, column)))
  }
}

function drawText(flow: PageFlow, runs: readonly Run[], { x, width }: Column): void {
  const lines = flow.lines(runs, width, BODY)
  // At least two lines together, so that no single one is left behind.
  flow.need(BODY.leading * Math.min(2, lines.length))
  flow.drawLines(lines, x, BODY)
}

function drawHeading(flow: PageFlow, part: Part & { kind: 'heading' }, { x, width }: Column, into: Structure): void {
  const isChapter = part.depth === 2
  const setting = {
    size: isChapter ? 19 : 13,
    leading: isChapter ? 24 : 18,
    color: INK.text,
    face: 'heading',
  } as const
  const lines = flow.lines(part.runs, width, setting)
  flow.gap(isChapter ? 26 : 10)
  flow.need(lines.length * setting.leading + 74)
  into.add(flow.doc.struct(isChapter ? 'H2' : 'H3', {}, () => flow.drawLines(lines, x, setting)))
  flow.y += isChapter ? 2 : 0
}

function drawList(flow: PageFlow, part: Part & { kind: 'list' }, column: Column, into: Structure): void {
  const { doc } = flow
  const list = doc.struct('L')
  into.add(list)
  part.items.forEach((item, index) => {
    if (index > 0) flow.gap(item.ticks ? 5 : 3)
    flow.need(BODY.leading)
    const entry = doc.struct('LI')
    list.add(entry)
    entry.add(
      doc.struct('Lbl', {}, () => drawLabel(flow, item, part.start === null ? null : part.start + index, column)),
    )
    const body = doc.struct('LBody')
    entry.add(body)
    drawParts(flow, item.parts, { x: column.x + INDENT, width: column.width - INDENT }, body)
    body.end()
    entry.end()
  })
  list.end()
}

function drawLabel(flow: PageFlow, item: ListItem, number: number | null, { x }: Column): void {
  const { doc, y } = flow
  const middle = y + BODY.leading * 0.5
  if (item.ticks)
    doc
      .rect(x, middle - 4.75, 9.5, 9.5)
      .lineWidth(0.9)
      .strokeColor(INK.soft)
      .stroke()
  else if (number === null) doc.circle(x + 5, middle, 1.7).fill(INK.blue)
  else {
    const [line = []] = flow.lines([{ text: `${number}.`, bold: true }], INDENT, BODY)
    flow.drawLine(line, x, y, { ...BODY, color: INK.blue })
  }
}

const QUOTE_PAD = 12

function drawQuote(flow: PageFlow, parts: readonly Part[], { x, width }: Column, into: Structure): void {
  const inner = { x: x + 16, width: width - 28 }
  const height = parts.reduce((sum, part) => sum + heightOf(flow, part, inner.width) + AFTER, -AFTER) + 2 * QUOTE_PAD
  flow.need(height)
  const top = flow.y
  const quote = flow.doc.struct('BlockQuote')
  into.add(quote)
  quote.add(
    flow.doc.struct('NonStruct', {}, () => {
      flow.doc.rect(x, top, width, height).fill(INK.sunken)
      flow.doc.rect(x, top, 3, height).fill(INK.blue)
    }),
  )
  flow.y += QUOTE_PAD
  drawParts(flow, parts, inner, quote)
  quote.end()
  flow.y = top + height
  flow.y += 3
}

function heightOf(flow: PageFlow, part: Part, width: number): number {
  if (part.kind === 'paragraph') return flow.lines(part.runs, width, BODY).length * BODY.leading
  throw new Error(`A quote of a document holds paragraphs alone, and no ${part.kind}.`)
}

const CODE = { size: 8.6, leading: 13, color: INK.text, face: 'code' } as const

/** The width of a letter of the code's face, as a fraction of its size. */
const LETTER = 0.6

function codeHeight(text: string): number {
  return text.split('\n').length * CODE.leading + 2 * QUOTE_PAD
}

function drawCode(flow: PageFlow, text: string, { x, width }: Column): void {
  const lines = text.split('\n')
  const longest = Math.max(...lines.map((line) => line.length))
  // No line of code is broken: a long one makes all of them smaller.
  const setting = { ...CODE, size: Math.min(CODE.size, (width - 2 * QUOTE_PAD) / (longest * LETTER)) }
  const height = codeHeight(text)
  flow.need(Math.min(height, PAGE.bottom - PAGE.top))
  flow.doc.roundedRect(x, flow.y, width, height, 4).fill(INK.sunken)
  flow.y += QUOTE_PAD
  for (const line of lines) {
    const run = { text: line, code: true }
    const segment = { run, text: line, x: 0, width: 0, isBlank: false }
    if (line !== '') flow.drawLine([segment], x + QUOTE_PAD, flow.y, setting)
    flow.y += CODE.leading
  }
  flow.y += QUOTE_PAD + 2
}
