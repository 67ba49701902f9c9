import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payloads } from '../../tests/widget/xss-corpus.ts'
import { webAddress } from './web-address.ts'

test('only an absolute http or https address becomes a link', () => {
  expect(webAddress('https://voorbeeld.example/a?b=c#d')).toBe('https://voorbeeld.example/a?b=c#d')
  expect(webAddress('http://voorbeeld.example')).toBe('http://voorbeeld.example/')
  for (const value of payloads) expect(webAddress(value)).toBe('')
  for (const value of ['', '/pagina', 'voorbeeld.nl', 'mailto:a@b.nl', 'https://']) expect(webAddress(value)).toBe('')
  fc.assert(
    fc.property(
      fc
        .tuple(fc.constantFrom('', 'https:', 'https://', 'javascript:', 'data:'), fc.string())
        .map((parts) => parts.join('')),
      (value) => /^$|^https?:\/\//.test(webAddress(value)),
    ),
  )
})
