import { expect, it } from 'vitest'
import { extraPageLines, extraPagesProblem } from './extra-page-lines.ts'

it('an address without https is refused because of that, not as no address', () => {
  const problem = extraPagesProblem(['https://www.zaak.example/', 'http://www.zaak.example/contact'])
  expect(problem).toBe('Vul een volledig adres in dat met https:// begint: http://www.zaak.example/contact')
})

it('lines are completed to whole addresses, once each, and accepted', () => {
  const lines = extraPageLines('www.zaak.example/contact\n\nwww.zaak.example/contact\nhttps://zaak.example/faq')
  expect(lines).toEqual(['https://www.zaak.example/contact', 'https://zaak.example/faq'])
  expect(extraPagesProblem(lines)).toBeUndefined()
  expect(extraPagesProblem(Array.from({ length: 51 }, (_, at) => `https://zaak.example/${at}`))).toBe(
    'Niet meer dan 50 adressen',
  )
})
