import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { allArticles, parseArticle } from './articles.ts'

const head = (more: string) =>
  `---\ntitle: Een titel\nslug: proef\nexcerpt: ${'Waar dit artikel over gaat. '.repeat(2)}\ndate: 2026-10-20\ncategory: Praktijk\nreadMinutes: 7\nauthor: Redactie Syvo\nfeatured: false\n${more}\n---\n`

it('the blog has six articles, two featured and two with their whole text; every file fits its schema', async () => {
  const articles = await allArticles()
  expect(articles).toHaveLength(6)
  expect(articles.filter((one) => one.featured)).toHaveLength(2)
  const whole = articles.filter((one) => one.isWhole)
  expect(whole).toHaveLength(2)
  for (const { content } of whole) {
    expect(content.split(/\s+/).length).toBeGreaterThan(900)
    expect(content).toMatch(/<h2>.*<ul>.*<table>/s)
    expect(content).not.toMatch(/&amp;lt;|\{\{|<h1>|<script|<img/)
  }
  expect(new Set(articles.map((one) => one.slug)).size).toBe(6)
})

it('an article is read with its facts, and HTML in it stays text', async () => {
  const article = await parseArticle('proef.md', `${head('full: true')}Een **vette** <script>alert(1)</script> zin.\n`)
  expect(article).toMatchObject({ slug: 'proef', readTime: '7 min', publishDate: '2026-10-20', isWhole: true })
  expect(article.content).toBe('<p>Een <strong>vette</strong> &lt;script&gt;alert(1)&lt;/script&gt; zin.</p>\n')
})

it.each([
  ['a text that is promised and missing', 'proef.md', head('full: true')],
  ['a text that is there although it is said not to be', 'proef.md', `${head('full: false')}Tekst\n`],
  ['another name than its file', 'anders.md', head('full: false')],
  ['a fact too many', 'proef.md', head('full: false\nkleur: rood')],
  ['no facts at all', 'proef.md', 'Tekst'],
])('an article with %s is refused with the name of its file', async (_, file, text) => {
  await expect(parseArticle(file, text)).rejects.toThrow(file)
})

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('[DATA-22] an article has the specified fields; the list leaves out its text and says whether there is one', async () => {
  const facts = {
    slug: expect.stringMatching(/^[a-z0-9-]+$/),
    title: expect.any(String),
    excerpt: expect.any(String),
    category: expect.any(String),
    readTime: expect.stringMatching(/^\d+ min$/),
    publishDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    author: expect.any(String),
    featured: expect.any(Boolean),
    isWhole: expect.any(Boolean),
  }
  const { body: list } = await app.send('GET', '/functions/v1/articles')
  expect(list).toEqual(list.map(() => facts))
  expect(list).toHaveLength(6)
  const article = await app.send('GET', `/functions/v1/articles/${list[0].slug}`)
  expect(article).toMatchObject({ status: 200 })
  expect(article.body).toEqual({ ...list[0], content: expect.any(String) })
})
