import type { Run } from './document-parts.ts'
import { BODY, INK, PAGE, type PageFlow, type Structure } from './page-flow.ts'

/** A chapter and the page on which it begins. */
export interface Chapter {
  readonly title: string
  readonly anchor: string
  readonly page: number
}

const ROW = 30
const WIDTH = PAGE.right - PAGE.left
const TITLE: Run = { text: 'Inhoud' }

/** Draws the table of contents on a page of its own; every line links to its chapter. */
export function drawContents(flow: PageFlow, chapters: readonly Chapter[], root: Structure): void {
  const { doc } = flow
  flow.newPage()
  const setting = { size: 26, leading: 32, color: INK.text, face: 'heading' } as const
  root.add(doc.struct('H2', {}, () => flow.drawLines(flow.lines([TITLE], WIDTH, setting), PAGE.left, setting)))
  flow.y += 18
  const list = doc.struct('TOC')
  root.add(list)
  for (const chapter of chapters) {
    flow.need(ROW)
    const item = doc.struct('TOCI')
    list.add(item)
    const link = doc.struct('Link')
    item.add(link)
    link.add(() => drawEntry(flow, chapter))
    // The types, of an older version, do not know that a link has a place in the structure.
    const place: object = { structParent: link }
    doc.goTo(PAGE.left, flow.y, WIDTH, ROW, chapter.anchor, place)
    flow.y += ROW
    link.end()
    item.end()
  }
  list.end()
}

function drawEntry(flow: PageFlow, { title, page }: Chapter): void {
  const number = page === 0 ? '' : String(page)
  const right = PAGE.right - flow.widthOf(number, TITLE, BODY)
  const [line = []] = flow.lines([{ text: title }], WIDTH - 40, { ...BODY, size: 11 })
  flow.drawLine(line, PAGE.left, flow.y + 7, { ...BODY, size: 11 })
  const [count = []] = flow.lines([{ text: number }], 40, BODY)
  flow.drawLine(count, right, flow.y + 7, { ...BODY, color: INK.soft })
  flow.rule(PAGE.left, flow.y + ROW, WIDTH, INK.line)
}
