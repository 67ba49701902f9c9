import type { Part, Run } from './document-parts.ts'
import { artifact } from './draw-cover.ts'
import type { Segment } from './lay-out-lines.ts'
import { type Column, INK, PAGE, type PageFlow, type Setting, type Structure } from './page-flow.ts'

type Table = Part & { kind: 'table' }
type Cells = readonly (readonly Run[])[]

const CELL: Setting = { size: 9.3, leading: 13.5, color: INK.text }
const HEAD: Setting = { ...CELL, size: 8.8, color: INK.soft, face: 'bold' }
const PAD = 6
const GUTTER = 14
/** Height to write by hand where a cell is empty. */
const WRITING = 27
const EMPTY_WIDTH = 64

/** Draws a table with lines between its rows; its head is repeated on every page, and no row is split. */
export function drawTable(flow: PageFlow, table: Table, { x, width }: Column, into: Structure): void {
  const { doc } = flow
  const widths = columnWidths(flow, table, width)
  const head = layOutRow(flow, table.head, widths, HEAD)
  const rows = table.rows.map((cells) => layOutRow(flow, cells, widths, CELL))
  flow.need(head.height + (rows[0]?.height ?? 0) + (rows[1]?.height ?? 0))
  const element = doc.struct('Table')
  into.add(element)
  addRow(flow, { element, row: head, widths, x, setting: HEAD, type: 'TH' })
  flow.rule(x, flow.y, width, INK.soft)
  for (const row of rows) {
    if (flow.y + row.height > PAGE.bottom) {
      flow.newPage()
      artifact(doc, () => {
        drawRow(flow, head, widths, x, HEAD)
        flow.y += head.height
        flow.rule(x, flow.y, width, INK.soft)
      })
    }
    addRow(flow, { element, row, widths, x, setting: CELL, type: 'TD' })
    artifact(doc, () => flow.rule(x, flow.y, width, INK.line))
  }
  element.end()
  flow.y += 5
}

interface RowLayout {
  readonly cells: readonly Segment[][][]
  readonly height: number
}

function layOutRow(flow: PageFlow, cells: Cells, widths: readonly number[], setting: Setting): RowLayout {
  const layouts = cells.map((runs, index) => flow.lines(runs, (widths[index] ?? 0) - GUTTER, setting))
  const lines = Math.max(...layouts.map((one) => one.length))
  const isToFillIn = cells.some((runs) => runs.length === 0)
  return { cells: layouts, height: Math.max(lines * setting.leading + 2 * PAD, isToFillIn ? WRITING : 0) }
}

interface RowOrder {
  readonly element: Structure
  readonly row: RowLayout
  readonly widths: readonly number[]
  readonly x: number
  readonly setting: Setting
  readonly type: 'TH' | 'TD'
}

function addRow(flow: PageFlow, { element, row, widths, x, setting, type }: RowOrder): void {
  const { doc } = flow
  const line = doc.struct('TR')
  element.add(line)
  let left = x
  row.cells.forEach((lines, index) => {
    const at = left
    line.add(doc.struct(type, {}, () => drawCell(flow, lines, at, setting)))
    left += widths[index] ?? 0
  })
  line.end()
  flow.y += row.height
}

function drawRow(flow: PageFlow, row: RowLayout, widths: readonly number[], x: number, setting: Setting): void {
  let left = x
  row.cells.forEach((lines, index) => {
    drawCell(flow, lines, left, setting)
    left += widths[index] ?? 0
  })
}

function drawCell(flow: PageFlow, lines: readonly Segment[][], x: number, setting: Setting): void {
  lines.forEach((line, index) => flow.drawLine(line, x, flow.y + PAD + index * setting.leading, setting))
}

/** Returns the widths of the columns: each fits its longest word, and the rest is shared by the amount of text. */
function columnWidths(flow: PageFlow, { head, rows }: Table, width: number): number[] {
  const wanted = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? [])
    const texts = [title, ...cells]
    const isToFillIn = cells.some((runs) => runs.length === 0)
    const wide = texts.map((runs) => widthOf(flow, runs))
    const words = texts.flatMap((runs) =>
      runs.flatMap((run) => run.text.split(/\s+/).map((text) => ({ ...run, text }))),
    )
    const least = Math.max(...words.map((word) => widthOf(flow, [word])), isToFillIn ? EMPTY_WIDTH : 0)
    return { least: Math.min(least, 150) + GUTTER, most: Math.max(...wide, least) + GUTTER }
  })
  const least = wanted.reduce((sum, one) => sum + one.least, 0)
  const more = wanted.reduce((sum, one) => sum + Math.max(0, one.most - one.least), 0)
  const spare = Math.max(0, width - least)
  const share = (one: { least: number; most: number }) =>
    more === 0 ? spare / wanted.length : (spare * (one.most - one.least)) / more
  const squeeze = Math.min(1, width / least)
  return wanted.map((one) => (one.least + share(one)) * (spare > 0 ? 1 : squeeze))
}

function widthOf(flow: PageFlow, runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + flow.widthOf(run.text, run, { ...CELL, face: 'bold' }), 0)
}
