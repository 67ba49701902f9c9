import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { getAcademy } from './academy.ts'
import { createPdf } from './documents/create-pdf.ts'
import { documentOrder } from './lesson-document.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const pathOf = (id: string) => `/functions/v1/academy/${id}/pdf`
const download = (id: string, headers: Record<string, string> = {}) => app.http.request(pathOf(id), { headers })
const { courses, kits, texts } = await getAcademy()
const papers = courses.filter(({ type }) => type !== 'video')

describe('the downloads of the academy', () => {
  it('[PAGE-05] every book, workshop and kit is a document that anyone gets free, with name, size and ETag', async () => {
    expect(new Set(papers.map(({ type }) => type))).toEqual(new Set(['book', 'workshop']))
    for (const { id } of [...papers, ...kits]) {
      const answer = await download(id)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${id}.pdf"`)
      const pdf = await getDocumentProxy(bytes)
      expect(pdf.numPages).toBeGreaterThan(2)
      const shown = await textOf(pdf)
      for (const { title } of texts.get(id)?.headings ?? []) expect(shown).toContain(title.replaceAll(/\s+/g, ' '))
      await expectWithinPage(pdf, id)
    }
  })

  it('is not sent again to a client that has it, and a video or an unknown name is not found', async () => {
    const [{ id } = { id: '' }] = kits
    const first = await download(id)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    const again = await download(id, { 'if-none-match': `"ander", ${etag}` })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    const head = await app.http.request(pathOf(id), { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
    for (const other of ['je-eerste-bot-maken', 'bestaat-niet']) expect((await download(other)).status).toBe(404)
  })
})

describe('a document', () => {
  it('has the same bytes each time, states language and title, and tags headings, lists and tables', async () => {
    const order = await documentOrder('in-een-middag-je-eigen-bot-live')
    if (!order) throw new Error('The workshop is not there.')
    const [one, other] = [await createPdf(order), await createPdf(order)]
    expect(one.equals(other)).toBe(true)
    const pdf = await getDocumentProxy(new Uint8Array(one))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: order.title, Language: 'nl-NL' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const roles = new Set<string>()
    for (let number = 1; number <= pdf.numPages; number++)
      collectRoles(await (await pdf.getPage(number)).getStructTree(), roles)
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'TOC', 'Link', 'Figure'])
      expect([...roles]).toContain(role)
    const outline = await pdf.getOutline()
    expect(outline.map(({ title }) => title)).toEqual(texts.get(order.id)?.headings.map(({ title }) => title))
  })

  it('lists in its table of contents the page on which each chapter begins', async () => {
    const order = await documentOrder('een-bot-bouwen-en-publiceren')
    if (!order) throw new Error('The book is not there.')
    const pdf = await getDocumentProxy(new Uint8Array(await createPdf(order)))
    const contents = await textOf(pdf, 2)
    for (const { title } of texts.get(order.id)?.headings ?? []) {
      const page = Number(contents.slice(contents.indexOf(title) + title.length).match(/^\s*(\d+)/)?.[1])
      expect(await textOf(pdf, page), title).toContain(title)
    }
  })
})

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function textOf(pdf: Pdf, only?: number): Promise<string> {
  const numbers = only === undefined ? Array.from({ length: pdf.numPages }, (_, index) => index + 1) : [only]
  const pages = await Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getTextContent()))
  const lines = pages.flatMap(({ items }) => items.flatMap((item) => ('str' in item ? [item.str] : [])))
  return lines.join(' ').replaceAll(/\s+/g, ' ')
}

async function expectWithinPage(pdf: Pdf, id: string): Promise<void> {
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x, y] = item.transform
      expect([x > 40, x + item.width < 545, y > 36], `${id}, ${number}: ${item.str}`).toEqual([true, true, true])
    }
  }
}

function collectRoles(node: unknown, into: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('role' in node && typeof node.role === 'string') into.add(node.role)
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) collectRoles(child, into)
}
