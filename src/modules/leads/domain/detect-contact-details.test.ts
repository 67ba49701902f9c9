import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanContact, enrichContact } from './clean-contact.ts'
import { detectContactDetails } from './detect-contact-details.ts'

describe('finding contact details in a chat message', () => {
  it.each([
    ['mail me op jan.jansen+werk@bedrijf.nl!', { email: 'jan.jansen+werk@bedrijf.nl' }],
    ['(jan@sub.bedrijf.co.uk).', { email: 'jan@sub.bedrijf.co.uk' }],
    ['bel 06-12345678', { phone: '06-12345678' }],
    ['mijn nummer is 06 12 34 56 78 groetjes', { phone: '06 12 34 56 78' }],
    ['0612345678', { phone: '0612345678' }],
    ['+31 6 1234 5678 graag', { phone: '+31 6 1234 5678' }],
    ['+31 (0)6 12345678', { phone: '+31 (0)6 12345678' }],
    ['0031612345678', { phone: '0031612345678' }],
    ['bel (020) 123 45 67', { phone: '(020) 123 45 67' }],
    ['0512-123456 na vijven', { phone: '0512-123456' }],
    ['+32 470 12 34 56', { phone: '+32 470 12 34 56' }],
    ['Mijn naam is Jan de Vries en ik wil een offerte', { name: 'Jan de Vries' }],
    ['mijn naam is jan jansen hoe laat zijn jullie open', { name: 'jan jansen' }],
    ['ik heet Fatima El Amrani. Kan ik reserveren?', { name: 'Fatima El Amrani' }],
    ['Ik ben Noor van der Berg, bel me op 0612345678', { name: 'Noor van der Berg', phone: '0612345678' }],
    [
      "Naam: Piet van 't Hof\nTel: 020-1234567\nMail: piet@hof.example",
      { name: "Piet van 't Hof", phone: '020-1234567', email: 'piet@hof.example' },
    ],
    ['Kunt u bellen? Groetjes, Sanne', { name: 'Sanne' }],
  ])('reads %j', (text, found) => {
    expect(detectContactDetails(text)).toEqual(found)
  })

  it.each([
    'Hoe laat zijn jullie open op 20-11-2026?',
    'bestelling 1234567890',
    'order #0612345678',
    'mijn KvK is 12345678',
    'IBAN NL91ABNA0417164300',
    'NL91 ABNA 0417 1643 00',
    'het kost € 0.123.456.789',
    'postcode 1234 AB, huisnummer 12',
    'ik ben op zoek naar een tafel',
    'Ik ben Nederlander',
    'is dit jan@ geldig?',
    '@jan op twitter',
    'van 10.00 tot 17.00 en 18.00 tot 21.00',
    '',
  ])('finds nothing in %j', (text) => {
    expect(detectContactDetails(text)).toBeNull()
  })

  it('never throws, and finds only text that is there', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: fc.constantFrom(...'ik ben Noor06+(@.)é\u0000\ud800\u2028'.split('')), maxLength: 300 }),
          fc.string({ unit: fc.constantFrom(...'0612345678+-(). @ikbennaamJ'.split('')), maxLength: 200 }),
        ),
        (text) => {
          const found = detectContactDetails(text)
          const flat = text.normalize('NFC').replace(/\s+/g, ' ')
          if (found?.email) expect(flat).toContain(found.email)
          if (found?.phone) expect(flat).toContain(found.phone)
        },
      ),
    )
  })

  it('finds the number with any usual separators between its digits', () => {
    const sign = fc.constantFrom('', ' ', '-', '.')
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
        fc.array(sign, { minLength: 8, maxLength: 8 }),
        (digits, signs) => {
          const number = `06${digits.map((digit, index) => `${signs[index]}${digit}`).join('')}`
          fc.pre(!/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/.test(number))
          expect(detectContactDetails(`bel me op ${number} aub`)?.phone).toBe(number)
        },
      ),
    )
  })

  it('reads hostile texts of 100,000 characters to their end', () => {
    for (const text of [
      'a'.repeat(100_000),
      '0 '.repeat(50_000),
      'ik ben A '.repeat(12_000),
      `${'a.'.repeat(50_000)}@`,
      'mijn naam is '.repeat(8_000),
      'NL12'.repeat(25_000),
    ]) {
      expect(() => detectContactDetails(text)).not.toThrow()
    }
  })
})

describe('cleaning and enriching', () => {
  const nasty = fc.constantFrom(
    'a',
    'é',
    ' ',
    '\t',
    '\r',
    '\n',
    '\u0000',
    '\u0085',
    '\u007f',
    '\u2028',
    '\ud800',
    '\udc00',
    '😀',
    '<',
  )
  const field = fc.option(fc.string({ unit: nasty, maxLength: 200 }), { nil: null })
  const contact = fc.record({ name: field, email: field, phone: field, company: field, message: field })

  it('cleaned text is storable: no NUL, no half characters, no line break outside the message', () => {
    fc.assert(
      fc.property(contact, (raw) => {
        const clean = cleanContact(raw)
        for (const value of Object.values(clean)) {
          expect(value).not.toBe('')
          expect(value === null || value.isWellFormed()).toBe(true)
          expect(value ?? '').not.toContain('\u0000')
        }
        for (const value of [clean.name, clean.email, clean.phone, clean.company])
          expect(value ?? '').not.toMatch(/[\r\n\u2028\u2029]/)
      }),
    )
  })

  it('enriching never overwrites and is idempotent', () => {
    fc.assert(
      fc.property(contact, contact, (first, second) => {
        const known = cleanContact(first)
        const more = cleanContact(second)
        const once = enrichContact(known, more)
        for (const name of ['name', 'email', 'phone', 'company'] as const)
          expect(once[name]).toBe(known[name] ?? more[name])
        expect(once.message?.startsWith(known.message ?? '') ?? known.message === null).toBe(true)
        expect(enrichContact(once, more)).toEqual(once)
      }),
    )
  })
})
