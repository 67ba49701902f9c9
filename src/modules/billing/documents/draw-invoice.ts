import { buffer } from 'node:stream/consumers'
import { openDocument } from '#platform/document/open-document.ts'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import { countryNames } from '../countries.text.ts'
import { HOME, regionOf } from '../domain/countries.ts'
import { invoiceNumber } from '../domain/invoice-number.ts'
import { saleKindOf } from '../domain/sale-kind.ts'
import { saleKindText } from '../sale-kind.text.ts'
import type { InvoiceRow, SoldInvoiceRow } from '../store/invoice-store.ts'
import { METHOD_NAMES, invoiceText as text } from './invoice.text.ts'
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

const QUANTITY = 350

/** An issued invoice, with the number of the invoice that it credits. */
export type DrawnInvoice = SoldInvoiceRow & {
  readonly about: { readonly year: number; readonly sequence: number } | null
}

/** Draws an invoice or credit note with everything that the law requires on it (Wet OB art. 35a): one page, A4, in Dutch. */
export async function drawInvoice(invoice: DrawnInvoice, options: { isSimulated: boolean }): Promise<Buffer> {
  const number = invoiceNumber(invoice.year, invoice.sequence)
  const isCredit = invoice.kind === 'credit_note'
  const kind = isCredit ? text.creditNote : text.invoice
  const doc = openDocument({ title: `${kind} ${number}`, description: invoice.title, madeAt: invoice.issued_at })
  const bytes = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.addPage()
  const say = (type: 'H1' | 'P', draw: () => void) => root.add(doc.struct(type, {}, draw))
  say('H1', () => drawHead(doc, kind))
  say('P', () => drawParties(doc, invoice))
  say('P', () => drawFacts(doc, factsOf(invoice, number), 300))
  say('P', () => drawSums(doc, invoice))
  say('P', () => drawFoot(doc, invoice, options.isSimulated))
  root.end()
  doc.end()
  return bytes
}

function drawParties(doc: Doc, invoice: InvoiceRow): void {
  const { seller } = invoice
  drawBlock(doc, LEFT, 168, text.to, buyerLines(invoice.buyer))
  const numbers = [`${text.kvk} ${seller.kvkNumber}`, `${text.btwId} ${seller.btwId}`, `${text.iban} ${seller.iban}`]
  drawBlock(doc, 320, 168, text.from, [seller.name, ...seller.address.split(', '), ...numbers])
}

function buyerLines(buyer: InvoiceRecipient): string[] {
  const country = buyer.country === HOME ? [] : [countryNames[buyer.country]]
  const address = [buyer.street, `${buyer.postcode} ${buyer.city}`.trim(), ...country]
  if (buyer.kind === 'consumer') return [buyer.name, ...address]
  const numberName = regionOf(buyer.country) === 'elsewhere' ? text.businessNumber : text.btwId
  const vatLabel = buyer.btwId === null ? [] : [`${numberName} ${buyer.btwId}`]
  const kvk = buyer.kvkNumber === null ? [] : [`${text.kvk} ${buyer.kvkNumber}`]
  return [buyer.companyName, text.attention(buyer.name), ...address, ...kvk, ...vatLabel]
}

function factsOf(invoice: DrawnInvoice, number: string): Row[] {
  const { period_start: start, period_end: end, about } = invoice
  const facts: Row[] = [
    [text.number, number],
    [text.date, formatDate(invoice.issued_at)],
    [text.paidBy, METHOD_NAMES[invoice.method] ?? invoice.method],
  ]
  if (about) facts.push([text.about, invoiceNumber(about.year, about.sequence)])
  if (start && end) facts.push([text.period, text.fromTo(formatDate(start), formatDate(end))])
  return facts
}

function drawSums(doc: Doc, invoice: DrawnInvoice): void {
  drawLine(doc, invoice, 396)
  const top = 426
  const sums: Row[] = [
    [text.net, euro(invoice.net_cents)],
    [text.vatLabel[invoice.btw_regime], euro(invoice.btw_cents)],
  ]
  doc.font('text')
  sums.forEach(([label, value], index) => {
    doc.fillColor(SOFT).text(label, 320, top + 60 + index * 18, { lineBreak: false })
    doc.fillColor(INK)
    atRight(doc, value, top + 60 + index * 18)
  })
  rule(doc, top + 102, 320)
  doc
    .font('bold')
    .fontSize(12)
    .text(text.total, 320, top + 114, { lineBreak: false })
  atRight(doc, euro(invoice.amount_cents), top + 114)
}

/** Draws the product, quantity and amount: the kind and extent that the law requires. A credit note's extent is its amount. */
function drawLine(doc: Doc, invoice: DrawnInvoice, top: number): void {
  const { what, quantity } = saleKindText[saleKindOf(invoice)]
  rule(doc, top)
  doc.font('bold').fontSize(9).fillColor(SOFT)
  doc.text(text.description, LEFT, top + 8, { lineBreak: false })
  doc.text(text.quantity, QUANTITY, top + 8, { lineBreak: false })
  atRight(doc, text.net, top + 8)
  doc.fontSize(10.5).fillColor(INK)
  doc.text(invoice.title, LEFT, top + 26, { width: 270, height: 14, ellipsis: true })
  doc.font('text')
  atRight(doc, euro(invoice.net_cents), top + 26)
  doc.text(invoice.kind === 'credit_note' ? text.correction : quantity, QUANTITY, top + 26, { lineBreak: false })
  doc
    .fontSize(9.5)
    .fillColor(SOFT)
    .text(what, LEFT, top + 43, { lineBreak: false })
  rule(doc, top + 66)
  doc.fontSize(10.5)
}

function drawFoot(doc: Doc, invoice: InvoiceRow, isSimulated: boolean): void {
  const note = invoice.kind === 'credit_note' ? text.returned : text.paid
  doc
    .font('text')
    .fontSize(10)
    .fillColor(SOFT)
    .text(note, LEFT, 590, { width: RIGHT - LEFT })
  if (isSimulated)
    doc
      .font('bold')
      .fillColor(INK)
      .text(text.simulated, LEFT, 612, { width: RIGHT - LEFT })
  const why = text.whyNoVat[invoice.btw_regime]
  if (why !== null)
    doc
      .font('text')
      .fillColor(INK)
      .text(why, LEFT, 640, { width: RIGHT - LEFT })
}
