/** A document that is being drawn. */
export type Doc = PDFKit.PDFDocument

/** A label with what stands beside it. */
export type Row = readonly [label: string, value: string]

/** The edges of the text and the colours, the same on every document. */
export const LEFT = 64
export const RIGHT = 531
export const INK = '#151B2B'
export const SOFT = '#4C566B'
const LINE = '#D9D4C7'
const BLUE = '#1D4ED8'

/** The name of the house with the kind of document under it. */
export function drawHead(doc: Doc, kind: string): void {
  doc.font('heading').fontSize(20).fillColor(BLUE).text('Syvo', LEFT, 64, { lineBreak: false })
  doc.font('heading').fontSize(26).fillColor(INK).text(kind, LEFT, 110, { lineBreak: false })
}

/** Lines under a label, such as an address. */
export function drawBlock(doc: Doc, x: number, top: number, label: string, lines: readonly string[]): void {
  doc.font('bold').fontSize(9).fillColor(SOFT).text(label, x, top, { lineBreak: false })
  doc.font('text').fontSize(10.5).fillColor(INK)
  lines.forEach((line, index) => {
    doc.text(line, x, top + 16 + index * 15, { width: 210, height: 14, ellipsis: true })
  })
}

/** Labels with their values under each other. */
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

/** A line from an edge to the right one. */
export function rule(doc: Doc, y: number, from = LEFT): void {
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(LINE).stroke()
}

/** A text that ends at the right edge. */
export function atRight(doc: Doc, value: string, y: number): void {
  doc.text(value, RIGHT - doc.widthOfString(value), y, { lineBreak: false })
}
