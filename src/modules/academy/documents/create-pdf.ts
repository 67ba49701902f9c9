import { buffer } from 'node:stream/consumers'
import { openDocument } from '#platform/document/open-document.ts'
import type { DocumentOrder, Part, Run } from './document-parts.ts'
import { type Chapter, drawContents } from './draw-contents.ts'
import { drawCover } from './draw-cover.ts'
import { drawParts } from './draw-parts.ts'
import { PAGE, PageFlow, type Structure } from './page-flow.ts'

// The creation time is fixed, so that one content always gives the same bytes.
const MADE = new Date('2026-01-01T00:00:00Z')

/** Creates the PDF of a document. It is typeset twice: the first pass finds the page on which each chapter begins. */
export async function createPdf(order: DocumentOrder): Promise<Buffer> {
  const sections = sectionsOf(order.parts)
  const unknown = sections.map((section, index) => ({ ...titled(section, index), page: 0 }))
  const widths = new Map<string, number>()
  const first = await setDocument(order, sections, unknown, widths)
  return (await setDocument(order, sections, first.chapters, widths)).bytes
}

type Section = { readonly title: readonly Run[] | null; readonly parts: readonly Part[] }

/** Splits a text before each of its chapters. */
function sectionsOf(parts: readonly Part[]): Section[] {
  const sections: { title: readonly Run[] | null; parts: Part[] }[] = [{ title: null, parts: [] }]
  for (const part of parts) {
    if (part.kind === 'heading' && part.depth === 2) sections.push({ title: part.runs, parts: [part] })
    else sections.at(-1)?.parts.push(part)
  }
  return sections
}

function titled(section: Section, index: number): { title: string; anchor: string } {
  return { title: (section.title ?? []).map(({ text }) => text).join(''), anchor: `deel-${index}` }
}

async function setDocument(
  order: DocumentOrder,
  sections: readonly Section[],
  chapters: readonly Chapter[],
  widths: Map<string, number>,
): Promise<{ bytes: Buffer; chapters: Chapter[] }> {
  const doc = openDocument({ ...order, madeAt: MADE })
  const bytes = buffer(doc)
  const flow = new PageFlow(doc, order.title, widths)
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawCover(flow, order, root)
  drawContents(
    flow,
    chapters.filter(({ title }) => title !== ''),
    root,
  )
  flow.newPage()
  const found = sections.map((section, index) => drawSection(flow, section, titled(section, index), root))
  root.end()
  doc.end()
  return { bytes: await bytes, chapters: found }
}

function drawSection(
  flow: PageFlow,
  section: Section,
  chapter: { title: string; anchor: string },
  root: Structure,
): Chapter {
  const { doc } = flow
  const element = doc.struct('Sect')
  root.add(element)
  let page = flow.page
  const [heading, ...rest] = section.parts
  const column = { x: PAGE.left, width: PAGE.right - PAGE.left }
  if (section.title && heading) {
    drawParts(flow, [heading], column, element)
    page = flow.page
    doc.addNamedDestination(chapter.anchor, 'XYZ', 0, flow.y - 40, null)
    doc.outline.addItem(chapter.title)
    flow.gap(7)
    drawParts(flow, rest, column, element)
  } else drawParts(flow, section.parts, column, element)
  element.end()
  return { ...chapter, page }
}
