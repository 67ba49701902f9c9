import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payloads } from '../../tests/widget/xss-corpus.ts'
import { contactLinks } from './contact-links.ts'

const hrefsIn = (text: string) => contactLinks(text).flatMap(({ href }) => href ?? [])

test.each([
  ['Bel 030-1234567 of mail info@ketting.example.', ['tel:0301234567', 'mailto:info@ketting.example']],
  ['Kom je dezelfde avond nog, bel dan 000 123 45 02.', ['tel:0001234502']],
  ['Tel. 06 12 34 56 78', ['tel:0612345678']],
  ['Bel +31 (0)30 123 45 67', ['tel:+31301234567']],
  ['Bel 0031 30 1234567 of 0800-1234.', ['tel:0031301234567', 'tel:08001234']],
  ['(Mail: jan.de-boer+web@post.voorbeeld.co.uk)', ['mailto:jan.de-boer+web@post.voorbeeld.co.uk']],
  ['Bel nu 112. Zeg waar je bent.', ['tel:112']],
])('%j has the links %j', (text, hrefs) => expect(hrefsIn(text)).toEqual(hrefs))

test.each([
  'Open van 09.00-17.00 uur, vanaf 01-01-2026.',
  'De tafel kost € 1.012,50 en is 112 cm breed.',
  'KvK 01234567, btw NL001234567B01, IBAN NL91 ABNA 0417 1643 00',
  'Bestelnummer 2026-0123456789-1',
  'Volg @ketting of ga naar https://ketting.example/contact',
  'mail@',
  'piet@post..example',
])('%j has no links', (text) => expect(hrefsIn(text)).toEqual([]))

test('the pieces are the whole text, and only tel: and mailto: become links, for any text', () => {
  for (const text of payloads)
    expect(
      contactLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  const texts = fc.string({ unit: fc.constantFrom(...'0123 -+()@.ab<"\n') })
  fc.assert(
    fc.property(texts, (text) => {
      const pieces = contactLinks(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const { href } of pieces)
        if (href !== undefined) expect(href).toMatch(/^(?:tel:\+?\d+|mailto:[\w.+-]+@[\w.-]+)$/)
    }),
  )
})

test('a long text is parsed in time linear to its length', () => {
  const startedAt = performance.now()
  for (const text of ['a.'.repeat(10_000), '0 '.repeat(10_000), '+31 '.repeat(5_000), 'a@a.'.repeat(5_000)])
    contactLinks(text)
  expect(performance.now() - startedAt).toBeLessThan(500)
})
