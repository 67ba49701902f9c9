import { buffer } from 'node:stream/consumers'
import { monthStart } from '#platform/calendar/month-start.ts'
import { openDocument } from '#platform/document/open-document.ts'
import { formatDate, formatMonth } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { groupLines, type StatementLine } from '../domain/statement.ts'
import { statementNumber } from '../domain/statement-number.ts'
import type { StatementRow } from '../store/statement-store.ts'
import {
  atRight,
  type Doc,
  drawBlock,
  drawFacts,
  drawHead,
  INK,
  LEFT,
  RIGHT,
  type Row,
  rule,
  SOFT,
} from './page-parts.ts'
import { statementText as text } from './statement.text.ts'

type Group = ReturnType<typeof groupLines>[number]

const FIRST_ROW = 392
const NEXT_ROW = 80
const BOTTOM = 776
const ROW_HEIGHT = 18
const SUMS_HEIGHT = 210

/** Draws a vendor's statement of a month: its lines by bot, its sums, and their VAT meaning. A4, in Dutch, on more pages when there are many bots. */
export async function drawStatement(
  statement: StatementRow,
  lines: readonly StatementLine[],
  options: { isSimulated: boolean },
): Promise<Buffer> {
  const number = statementNumber(statement)
  const month = formatMonth(monthStart(statement.month))
  const doc = openDocument({ title: `${text.title} ${number}`, description: month, madeAt: statement.issued_at })
  const bytes = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.addPage()
  const say = (type: 'H1' | 'P', draw: () => void) => root.add(doc.struct(type, {}, draw))
  say('H1', () => drawHead(doc, text.title))
  say('P', () => drawParties(doc, statement))
  const facts: Row[] = [
    [text.number, number],
    [text.month, month],
    [text.date, formatDate(statement.issued_at)],
  ]
  say('P', () => drawFacts(doc, facts, 290))
  let top = drawColumns(doc, say, FIRST_ROW - 28)
  for (const group of groupLines(lines)) {
    if (top > BOTTOM - ROW_HEIGHT) {
      doc.addPage()
      top = drawColumns(doc, say, NEXT_ROW)
    }
    const at = top
    say('P', () => drawGroup(doc, group, at))
    top += ROW_HEIGHT
  }
  if (top > BOTTOM - SUMS_HEIGHT) {
    doc.addPage()
    top = NEXT_ROW
  }
  const at = top
  say('P', () => drawSums(doc, statement, at))
  say('P', () => drawNotes(doc, statement, at + 138, options.isSimulated))
  root.end()
  doc.end()
  return bytes
}

function drawParties(doc: Doc, { vendor_name: name, seller }: StatementRow): void {
  drawBlock(doc, LEFT, 168, text.to, [name])
  const numbers = [`${text.kvk} ${seller.kvkNumber}`, `${text.btwId} ${seller.btwId}`]
  drawBlock(doc, 320, 168, text.from, [seller.name, ...seller.address.split(', '), ...numbers])
}

function drawColumns(doc: Doc, say: (type: 'P', draw: () => void) => void, top: number): number {
  say('P', () => {
    doc.font('bold').fontSize(9).fillColor(SOFT).text(text.what, LEFT, top, { lineBreak: false })
    doc.text(text.count, 400 - doc.widthOfString(text.count), top, { lineBreak: false })
    atRight(doc, text.amount, top)
  })
  rule(doc, top + 16)
  return top + 26
}

function drawGroup(doc: Doc, { kind, title, count, amountCents }: Group, top: number): void {
  const label = kind === 'payout' ? title : `${text.kinds[kind]}: ${title}`
  doc.font('text').fontSize(10.5).fillColor(INK).text(label, LEFT, top, { width: 290, height: 14, ellipsis: true })
  const times = String(count)
  doc.text(times, 400 - doc.widthOfString(times), top, { lineBreak: false })
  atRight(doc, euro(amountCents), top)
}

function drawSums(doc: Doc, row: StatementRow, top: number): void {
  rule(doc, top)
  const sums: Row[] = [
    [text.opening, euro(row.opening_cents)],
    [text.sales, euro(row.sales_cents)],
    [text.refunds, euro(row.refunds_cents)],
    [text.plan, euro(row.plan_cents)],
    [text.payouts, euro(row.payouts_cents)],
  ]
  doc.font('text').fontSize(10.5)
  sums.forEach(([label, value], index) => {
    const y = top + 12 + index * ROW_HEIGHT
    doc.fillColor(SOFT).text(label, 320, y, { lineBreak: false })
    doc.fillColor(INK)
    atRight(doc, value, y)
  })
  rule(doc, top + 104, 320)
  doc
    .font('bold')
    .fontSize(12)
    .text(text.closing, 320, top + 113, { lineBreak: false })
  atRight(doc, euro(row.closing_cents), top + 113)
}

function drawNotes(doc: Doc, row: StatementRow, top: number, isSimulated: boolean): void {
  const notes = [text.note, ...(row.closing_cents < 0 ? [text.carried] : []), ...(isSimulated ? [text.simulated] : [])]
  doc
    .font('text')
    .fontSize(10)
    .fillColor(SOFT)
    .text(notes.join('\n\n'), LEFT, top + 8, { width: RIGHT - LEFT })
}
