import type { FontFace } from '#platform/document/font-faces.ts'
import type { Run } from './document-parts.ts'
import { fontFaceOf } from './font-face-of.ts'
import { layOutLines, type Segment } from './lay-out-lines.ts'

/** The horizontal position of a part on the page. */
export interface Column {
  readonly x: number
  readonly width: number
}

/** Measures in points; the page is A4. */
export const PAGE = { width: 595.28, height: 841.89, left: 88, right: 507.28, top: 84, bottom: 756 }

export const INK = { text: '#151B2B', soft: '#4C566B', line: '#D9D4C7', blue: '#1D4ED8', sunken: '#F3F0E7' } as const

/** The type style of a text. */
export interface Setting {
  readonly size: number
  readonly leading: number
  readonly color: string
  /** Replaces the face that a run asks for. */
  readonly face?: FontFace
}

export const BODY: Setting = { size: 10.5, leading: 16, color: INK.text }

/** An element of the document's structure, which screen readers follow. */
export type Structure = PDFKit.PDFStructureElement

/** The position while drawing down the pages of a document; a new page with its foot begins when there is no space left. */
export class PageFlow {
  readonly doc: PDFKit.PDFDocument
  private readonly title: string
  /** The widths per face and text, at a size of 1000: shaping words is the most expensive part of typesetting. */
  private readonly widths: Map<string, number>
  y: number = PAGE.top
  page = 0

  constructor(doc: PDFKit.PDFDocument, title: string, widths: Map<string, number>) {
    this.doc = doc
    this.widths = widths
    this.title = title
    // No marked content is open at this moment, even when the page begins in the middle of a text.
    doc.on('pageAdded', () => this.startPage())
  }

  /** Begins a page. Inside a structure its marked content continues over the end of the page. */
  newPage(): void {
    if (this.page === 0) this.doc.addPage()
    else this.doc.continueOnNewPage()
  }

  private startPage(): void {
    this.page += 1
    this.y = PAGE.top
    if (this.page > 1) this.drawFoot()
  }

  /** Begins a new page unless this height fits on the current one. */
  need(height: number): void {
    if (this.y + height > PAGE.bottom) this.newPage()
  }

  /** Leaves a vertical gap, except at the top of a page. */
  gap(height: number): void {
    if (this.y > PAGE.top) this.y += height
  }

  lines(runs: readonly Run[], width: number, setting: Setting): Segment[][] {
    return layOutLines(runs, width, (text, run) => this.widthOf(text, run, setting))
  }

  widthOf(text: string, run: Run, setting: Setting): number {
    const face = setting.face ?? fontFaceOf(run)
    const key = `${face} ${text}`
    const width = this.widths.get(key) ?? this.doc.font(face).fontSize(1000).widthOfString(text)
    this.widths.set(key, width)
    return (width * sizeOf(run, setting)) / 1000
  }

  /** Draws lines from the current position down, over as many pages as they need. */
  drawLines(lines: readonly Segment[][], x: number, setting: Setting): void {
    for (const line of lines) {
      this.need(setting.leading)
      this.drawLine(line, x, this.y, setting)
      this.y += setting.leading
    }
  }

  /** Draws one line whose box begins at `top`. */
  drawLine(line: readonly Segment[], x: number, top: number, setting: Setting): void {
    const baseline = top + setting.leading * 0.5 + setting.size * 0.34
    for (const segment of line) {
      if (segment.isBlank) {
        this.rule(x + segment.x, baseline + 2, segment.width, INK.soft, 0.6)
        continue
      }
      this.doc
        .font(setting.face ?? fontFaceOf(segment.run))
        .fontSize(sizeOf(segment.run, setting))
        .fillColor(setting.color)
        .text(segment.text, x + segment.x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    }
  }

  rule(x: number, y: number, width: number, color: string, weight = 0.75): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke()
  }

  /** Draws the foot, which belongs to the page and not to the text: screen readers skip it. */
  private drawFoot(): void {
    const { doc } = this
    doc.markContent('Artifact', { type: 'Pagination' })
    const y = 800
    doc.font('text').fontSize(8.5).fillColor(INK.soft)
    doc.text(`Syvo academie  ·  ${this.title}`, PAGE.left, y, { lineBreak: false, baseline: 'alphabetic' })
    const number = String(this.page)
    doc.text(number, PAGE.right - doc.widthOfString(number), y, { lineBreak: false, baseline: 'alphabetic' })
    doc.endMarkedContent()
  }
}

/** Returns the size of a run; monospaced letters look larger than the others. */
function sizeOf(run: Run, setting: Setting): number {
  return run.code && !setting.face ? setting.size * 0.9 : setting.size
}
