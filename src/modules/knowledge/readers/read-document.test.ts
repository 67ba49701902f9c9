import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitIntoPassages } from '../domain/split-into-passages.ts'
import { readDocument } from './read-document.ts'
import { readSitemap } from './read-sitemap.ts'

const read = (text: string | Uint8Array, contentType = 'text/html', url = 'https://bedrijf.example/') =>
  readDocument({ url, contentType, bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text })
const textOf = async (...file: Parameters<typeof read>) => {
  const outcome = await read(...file)
  return outcome.outcome === 'read'
    ? outcome.document.sections.map((section) => section.text).join('\n')
    : outcome.reason
}
const latin = (text: string) => Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)))

test.each([
  [latin('<p>Crème brûlée voor € 7,50'), 'text/html; charset=windows-1252'],
  [latin('<p>Crème brûlée voor € 7,50'), 'text/html'],
  [latin('<meta charset="iso-8859-1"><p>Crème brûlée voor € 7,50'), 'text/html'],
  [new TextEncoder().encode('<p>Crème brûlée voor € 7,50'), 'text/html; charset=iso-8859-1'],
  [new TextEncoder().encode('\ufeff<p>Crème brûlée voor € 7,50'), 'text/html'],
  [
    new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(
        new Uint16Array([...'<p>Crème brûlée voor € 7,50'].map((letter) => letter.charCodeAt(0))).buffer,
      ),
    ]),
    'text/html',
  ],
])('text is decoded correctly, whatever charset the page claims: %#', async (bytes, contentType) => {
  expect(await textOf(bytes, contentType)).toBe('Crème brûlée voor € 7,50')
})

test('a Google Merchant feed gives one section per product, with its own address', async () => {
  const item =
    '<item><g:id>A1</g:id><title><![CDATA[Fietsbel & zo]]></title><g:description>Helder &lt;b&gt;geluid&lt;/b&gt;</g:description><link>https://winkel.example/bel?utm_source=g</link><g:price>1299.5 EUR</g:price><g:availability>in_stock</g:availability></item>'
  const outcome = await read(
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}<item><title>kapot`,
    'application/xml',
  )
  expect(outcome).toMatchObject({
    document: {
      sections: [
        {
          kind: 'product',
          url: 'https://winkel.example/bel',
          text: 'Fietsbel & zo: prijs € 1299,50, op voorraad, artikel A1.\nHelder geluid',
        },
      ],
    },
  })
})

test.each([
  ['\ufeffTitel;Prijs;Voorraad\n"Zadel; zacht";25,95;uitverkocht\n', 'text/csv'],
  ['title,price,availability\n"Zadel; zacht","25.95",out of stock\n', 'text/csv'],
  ['naam\tprijs\tvoorraad\nZadel; zacht\t€ 25,95\tnee\n', 'text/tab-separated-values'],
])('a CSV list is read with any delimiter and decimal sign: %#', async (csv, contentType) => {
  expect(await textOf(csv, contentType)).toBe('Zadel; zacht: prijs € 25,95, niet op voorraad.')
})

test('20,000 products are read and no more', { timeout: 60_000 }, async () => {
  const csv = `titel;prijs\n${Array.from({ length: 20_010 }, (_, index) => `Product ${index};${index},95`).join('\n')}`
  const outcome = await read(csv, 'text/csv')
  expect(outcome.outcome === 'read' && outcome.document.sections.length).toBe(20_000)
})

test('a sitemap lists pages, an index further sitemaps, pictures are neither', () => {
  expect(
    readSitemap(
      '<urlset xmlns:image="x"><url><loc> https://a.example/b </loc><image:image><image:loc>https://a.example/p.jpg</image:loc></image:image></url><url><loc>geen adres',
    ),
  ).toEqual({
    pages: ['https://a.example/b'],
    sitemaps: [],
  })
  expect(
    readSitemap('<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>').sitemaps,
  ).toEqual(['https://a.example/s.xml'])
  expect(
    readSitemap(
      `<urlset>${Array.from({ length: 500 }, (_, index) => `<url><loc>https://a.example/${index}</loc></url>`).join('')}`,
    ).pages,
  ).toHaveLength(200)
})

test.each([
  ['\u0089PNG\r\n', 'image/png', 'unsupported_type'],
  ['<html><p>tekst', 'image/png', 'unsupported_type'],
  ['%PDF-1.4 kapot', 'application/pdf', 'unreadable'],
  ['<urlset></urlset>', 'text/xml', 'unsupported_type'],
  ['{}', 'application/json', 'unsupported_type'],
])('an unreadable file is named: %s', async (text, contentType, reason) => {
  expect(await textOf(text, contentType)).toBe(reason)
})

test('no bytes make a reader throw, and every passage stays within its limit', { timeout: 60_000 }, async () => {
  const types = fc.constantFrom('text/html', 'text/csv', 'application/xml', 'application/pdf', 'text/plain', '')
  const pieces = fc.constantFrom(
    '<table>',
    '<td colspan=99>',
    '<li>',
    '<div hidden>',
    '</',
    '<h2>',
    'Ma 9:00',
    '€ 5',
    '?',
    '<details><summary>',
    '<script type="application/ld+json">{"@graph":[',
    '"',
    ';',
    '\n',
    '\0',
    '\ud800',
    'ë',
    '<!--',
    '<![CDATA[',
  )
  const files = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 12 })), { maxLength: 60 })
      .map((parts) => new TextEncoder().encode(parts.join(''))),
  )
  await fc.assert(
    fc.asyncProperty(files, types, async (bytes, contentType) => {
      const outcome = await read(bytes, contentType)
      if (outcome.outcome !== 'read') return
      for (const passage of splitIntoPassages(outcome.document)) {
        expect(passage.text.length).toBeLessThanOrEqual(400)
        for (const { start, end } of passage.sentences) expect(passage.text.slice(start, end).length).toBe(end - start)
      }
    }),
    { numRuns: 200 },
  )
})
