import fc from 'fast-check'
import { expect, it } from 'vitest'
import { completeAddress, completeAddressLines } from './complete-address.ts'
import { isHttpsUrl } from './https-url.ts'

it.each([
  ['www.bedrijf.nl', 'https://www.bedrijf.nl'],
  ['bedrijf.nl/contact', 'https://bedrijf.nl/contact'],
  ['  bedrijf.nl/Contact?dag=Ma#Top ', 'https://bedrijf.nl/Contact?dag=Ma#Top'],
  ['WWW.Bedrijf.NL/Menu', 'https://www.bedrijf.nl/Menu'],
  ['HTTPS://Bedrijf.nl', 'https://bedrijf.nl'],
  ['https:// bedrijf.nl/menu', 'https://bedrijf.nl/menu'],
  ['Www. bedrijf. nl', 'https://www.bedrijf.nl'],
  ['bedrijf.nl/onze kaart', 'https://bedrijf.nl/onze%20kaart'],
  ['bedrijf.nl:8443/menu', 'https://bedrijf.nl:8443/menu'],
  ['münchen.example/ä', 'https://münchen.example/ä'],
])('an address typed as %j becomes %j', (typed, completed) => {
  expect(completeAddress(typed)).toBe(completed)
  expect(isHttpsUrl(completed)).toBe(true)
})

it.each([
  '',
  'geen adres',
  'bedrijf',
  'localhost:3000',
  'http://bedrijf.nl',
  'ftp://bedrijf.nl',
  'javascript:alert(1)',
  'mailto:info@bedrijf.nl',
  'info@bedrijf.nl',
  'naam:wachtwoord@bedrijf.nl',
  '127.0.0.1',
  'https://a b.nl',
  'kijk op www.bedrijf.nl',
  'a.nl, b.nl',
])('%j is unchanged', (typed) => {
  expect(completeAddress(typed)).toBe(typed)
})

it('completing an address is idempotent, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
      const once = completeAddress(typed)
      expect(completeAddress(once)).toBe(once)
    }),
  )
})

it('lines are completed one by one', () => {
  expect(completeAddressLines(' www.a.nl \r\n\r\nhttps://B.nl/x\nhttp://c.nl')).toBe(
    'https://www.a.nl\nhttps://b.nl/x\nhttp://c.nl',
  )
})
