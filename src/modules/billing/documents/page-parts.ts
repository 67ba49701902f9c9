/** A document that is being drawn. */
export type Doc = PDFKit.PDFDocument

/** A label with its value. */
export type Row = readonly [label: string, value: string]

/** The text margins and the colours, the same on every document. */
export const LEFT = 64
export const RIGHT = 531
export const INK = '#151B2B'
export const SOFT = '#4C566B'
const LINE = '#D9D4C7'
const BLUE = '#1D4ED8'

/** Draws the product name with the kind of document under it. */
export function drawHead(doc: Doc, kind: string): void {
  doc.font('heading').fontSize(20).fillColor(BLUE).text('Syvo', LEFT, 64, { lineBreak: false })
  doc.font('heading').fontSize(26).fillColor(INK).text(kind, LEFT, 110, { lineBreak: false })
}

/** Draws lines under a label, such as an address. */
export function drawBlock(doc: Doc, x: number, top: number, label: string, lines: readonly string[]): void {
  doc.font('bold').fontSize(9).fillColor(SOFT).text(label, x, top, { lineBreak: false })
  doc.font('text').fontSize(10.5).fillColor(INK)
  lines.forEach((line, index) => {
    doc.text(line, x, top + 16 + index * 15, { width: 210, height: 14, ellipsis: true })
  })
}

/** Draws labels with their values below each other. */
export function drawFacts(doc: Doc, facts: readonly Row[], top: number): void {
  facts.forEach(([label, value], index) => {
    const y = top + index * 17
    doc.font('text').fontSize(10.5).fillColor(SOFT).text(label, LEFT, y, { lineBreak: false })
    doc
      .font('text')
      .fillColor(INK)
      .text(value, LEFT + 130, y, { lineBreak: false })
  })
}

/** Draws a line from `from` to the right margin. */
export function rule(doc: Doc, y: number, from = LEFT): void {
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(LINE).stroke()
}

/** Draws a text that ends at the right margin. */
export function atRight(doc: Doc, value: string, y: number): void {
  doc.text(value, RIGHT - doc.widthOfString(value), y, { lineBreak: false })
}
