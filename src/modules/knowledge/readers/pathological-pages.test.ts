import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { readSitemap } from './read-sitemap.ts'

const size = 400_000
const fill = (piece: string, length = size) => piece.repeat(Math.floor(length / piece.length))
const page = (body: string) => `<!doctype html><html><body><h1>Kop</h1>${body}`
const deep = (piece: string) => `<div>${piece}`.repeat(300)

const pages: [string, string][] = [
  ['like siblings', page(`<div>${fill('<div>€ 5</div>')}</div>`)],
  ['short paragraphs', page(fill('<p>Kop hier</p>'))],
  ['bold paragraphs', page(fill('<p><b>Kop hier</b></p>'))],
  [
    'empty spans inside a record',
    page(`<div>${`<div>a € 5 ${fill('<span></span>', size / 3)}</div>`.repeat(3)}</div>`),
  ],
  ['tags that are never closed', page(fill('<div>'))],
  ['end tags of nothing', page(fill('<b>', 4_000) + fill('</i>'))],
  ['list items that are never closed', page(`<ul>${fill('<li><a>x')}`)],
  ['list items inside list items', page(`<ul>${fill('<li><b><li>x</li></b></li>')}</ul>`)],
  ['much text far down', page(deep('<p>x</p><p>x</p>') + fill('<div>12,50</div>'))],
  ['panels inside panels', page('<div><button aria-expanded=false>Vraag</button>'.repeat(60))],
  [
    'cells over fifty rows and columns',
    page(`<table><tr>${fill('<td colspan=50 rowspan=50>a</td>', 90_000)}</tr>${'<tr></tr>'.repeat(50)}</table>`),
  ],
  ['a row per cell over fifty columns', page(`<table>${fill('<tr><td colspan=50 rowspan=50>a</td>')}</table>`)],
  ['a table of twenty thousand cells', page(`<table>${fill('<tr><td>a<td>b</tr>')}</table>`)],
  ['names of one word over and over', page(`<div class="${fill('faq-')}">a</div>`)],
  ['a question of dashes', page(`<details><summary>${fill('- ')}x</summary>a</details>`)],
  ['full stops', page(`<p>${fill('.')}x`)],
  ['entities', page(fill('&aaaaaaaa'))],
  ['tag openings', page(fill('<a '))],
  [
    'data that the page shows',
    page(
      `<p>${fill('woord ', size / 2)}</p>${Array.from({ length: 1_000 }, (_, index) => `<script type="application/ld+json">{"@type":"Product","name":"woordwoord","description":"woord ${index}"}</script>`).join('')}`,
    ),
  ],
  [
    'nesting inside an answer',
    page(
      `a<script type="application/ld+json">{"@type":"Question","name":"Kan dat?","acceptedAnswer":{"text":"${fill('<b>')}x"}}</script>`,
    ),
  ],
]

// The limit guards against work that grows with the square of the page, which takes minutes; it is no benchmark.
const cpuMs = async (work: () => unknown) => {
  const before = process.cpuUsage()
  await work()
  return process.cpuUsage(before).user / 1_000
}

test.each(pages)('a page of %s is read in a time that grows with its length', { timeout: 90_000 }, async (_, html) => {
  const bytes = new TextEncoder().encode(html)
  expect(await cpuMs(() => readDocument({ url: 'https://a.example/', contentType: 'text/html', bytes }))).toBeLessThan(
    4_000,
  )
})

test.each([
  ['a feed of end tags without a start', `<rss>${fill('<a>')}${fill('</b>')}`, 'application/xml'],
  [
    'a feed with nesting inside a description',
    `<rss><item><title>Bel</title><description><![CDATA[${fill('<b>')}]]></description></item></rss>`,
    'application/xml',
  ],
  [
    'a product address of tracking names',
    `<rss><item><title>Bel</title><link>https://a.example/?${Array.from({ length: 30_000 }, (_, index) => `utm_${index}`).join('&amp;')}</link></item></rss>`,
    'application/xml',
  ],
  ['a heading of spaces', `#${fill(' ')}x\u2028y`, 'text/plain'],
])('%s is read in a time that grows with its length', { timeout: 90_000 }, async (_, text, contentType) => {
  const bytes = new TextEncoder().encode(text)
  expect(await cpuMs(() => readDocument({ url: 'https://a.example/', contentType, bytes }))).toBeLessThan(4_000)
})

test('a sitemap of end tags without a start is read in a time that grows with its length', async () => {
  expect(await cpuMs(() => readSitemap(`<urlset>${fill('<a>')}${fill('</b>')}`))).toBeLessThan(4_000)
})

test('more blocks than a call accepts arguments are read', { timeout: 90_000 }, async () => {
  const bytes = new TextEncoder().encode(page(`<details><summary>Vraag?</summary>${'<hr>a'.repeat(130_000)}</details>`))
  const outcome = await readDocument({ url: 'https://a.example/', contentType: 'text/html', bytes })
  expect(outcome.outcome).toBe('read')
})
