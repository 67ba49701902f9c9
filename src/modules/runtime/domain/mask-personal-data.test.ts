import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedBeginning, maskPersonalData } from './mask-personal-data.ts'

describe('the masked text for administrators', () => {
  it.each([
    ['Mail mij op noor@dewit.nl graag', 'Mail mij op [e-mailadres] graag'],
    ['noor.de-wit+werk@sub.bedrijf.co.uk, bedankt', '[e-mailadres] bedankt'],
    ['adres: NOOR@DEWIT.NL.', 'adres: [e-mailadres]'],
    ['noor @ dewit.nl', '[e-mailadres]'],
    ['noor＠dewit.nl', '[e-mailadres]'],
    ['no\u200bor@de\u200dwit.nl', '[e-mailadres]'],
    ['"Noor de Wit"@bedrijf.nl', '[e-mailadres]'],
    ['noor [at] dewit [punt] nl', '[e-mailadres]'],
    ['noor(at)dewit.nl', '[e-mailadres]'],
    ['noor apenstaartje dewit punt nl', '[e-mailadres]'],
    ['https://bedrijf.nl/?mail=noor%40dewit.nl', '[e-mailadres]'],
    ['<a href="mailto:noor@dewit.nl">', '<a [e-mailadres]'],
    ['bel 06-12345678', 'bel [nummer]'],
    ['bel 06 12 34 56 78 vanavond', 'bel [nummer] vanavond'],
    ['bel +31 (0)20 - 123 45 67', 'bel [nummer]'],
    ['bel 0032 470.12.34.56', 'bel [nummer]'],
    ['bel 020/1234567', 'bel [nummer]'],
    ['bel 06–1234–5678', 'bel [nummer]'],
    ['mijn bsn is 123456782', 'mijn bsn is [nummer]'],
    ['kaart 4111 1111 1111 1111', 'kaart [nummer]'],
    ['rekening NL91 ABNA 0417 1643 00 graag', 'rekening [iban] graag'],
    ['nl91abna0417164300', '[iban]'],
    ['BE68 5390 0754 7034', '[iban]'],
    ['DE89370400440532013000', '[iban]'],
    ['Ik woon op 1234 AB 12', 'Ik woon op [postcode] 12'],
    ['Ik woon op 1234ab', 'Ik woon op [postcode]'],
    ['Hallo, ik heet Jan Peter van der Berg en ik zoek een tafel', 'Hallo, ik heet [naam] en ik zoek een tafel'],
    ['ik heet jan jansen en ik wil', 'ik heet [naam] en ik wil'],
    ['IK HEET JAN', 'IK HEET [naam]'],
    ['Mijn naam is Noor.', 'Mijn naam is [naam].'],
    ['naam: Noor de Wit\nvraag: open?', 'naam: [naam]\nvraag: open?'],
    ['Groeten, Noor', 'Groeten, [naam]'],
    ['Met vriendelijke groet,\nNoor de Wit', 'Met vriendelijke groet,\n[naam]'],
    ['Ik ben Noor de Wit en ik bel morgen', 'Ik ben [naam] en ik bel morgen'],
    ['Voor mevrouw De Wit', 'Voor mevrouw [naam]'],
  ])('%s → %s', (text, masked) => expect(maskPersonalData(text)).toBe(masked))

  it.each([
    'Zijn jullie zondag open?',
    'Ik ben op zoek naar een tafel voor 4 om 19.30 uur',
    'Kan ik op 12-10-2026 om 19:30 reserveren?',
    'Op 2026-10-12 dan?',
    'Wat kost het, € 29,99 of 1.250 euro?',
    'Ik heet niet meer zo',
    'Bestelling 12345',
    'ik ben benieuwd',
    '<img src=x onerror=alert(1)>',
  ])('leaves text without personal data alone: %s', (text) => expect(maskPersonalData(text)).toBe(text))

  it('shows the beginning on one line, and null for an empty text', () => {
    expect(maskedBeginning(null)).toBeNull()
    expect(maskedBeginning(' \n ')).toBeNull()
    expect(maskedBeginning('Hoi,\n\n  open?')).toBe('Hoi, open?')
    const long = maskedBeginning(`${'woord '.repeat(39)}noor@dewit.nl en meer`)
    expect(long).toHaveLength(241)
    expect(long).not.toMatch(/noor|dewit/)
  })
})

const WORDS = fc.constantFrom(
  'Hoi,',
  'kunnen jullie',
  'mij mailen op',
  '🙂',
  'of',
  '(',
  '"',
  'nr.',
  '\n',
  'éé',
  'twaalf',
)
const around = fc.tuple(
  fc.array(WORDS, { maxLength: 4 }).map((words) => words.map((word) => `${word} `).join('')),
  fc.array(WORDS, { maxLength: 4 }).map((words) => words.map((word) => ` ${word}`).join('')),
)
const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''))

/** A telephone number as people write it: with or without country code, in groups, with separators. */
const telephone = fc
  .record({
    start: fc.constantFrom('06', '020', '0031 6', '+31 6', '+31 (0)20', '(020)', '0032 4', '+49 30', '085'),
    first: fc.constantFrom('', ' ', '-', ' - ', '.', '/'),
    rest: digits(7, 9),
    group: fc.integer({ min: 2, max: 9 }),
    between: fc.constantFrom('', ' ', '-', '.', '–', '\u00a0'),
  })
  .map(({ start, first, rest, group, between }) => {
    const groups = rest.match(new RegExp(`.{1,${group}}`, 'g')) ?? []
    return start + first + groups.join(between)
  })

describe('in any context', () => {
  it('masks every generated mail address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), around, (address, [before, after]) => {
        const masked = maskPersonalData(before + address + after)
        expect(masked).not.toContain('@')
        expect(masked).not.toContain(address.split('@')[1])
        expect(maskedBeginning(before + address + after) ?? '').not.toContain('@')
      }),
      { numRuns: 2000 },
    )
  })

  it('masks every generated telephone number', () => {
    fc.assert(
      fc.property(telephone, around, (written, [before, after]) => {
        expect(maskPersonalData(before + written + after)).not.toMatch(/\d/)
      }),
      { numRuns: 2000 },
    )
  })

  it('masks every generated IBAN', () => {
    const iban = fc
      .tuple(
        fc.constantFrom('NL', 'nl', 'BE', 'DE'),
        digits(2, 2),
        fc.constantFrom('ABNA', 'RABO', '5390'),
        digits(10, 10),
      )
      .chain(([land, check, bank, account]) => {
        const whole = land + check + bank + account
        return fc.constantFrom(whole, (whole.match(/.{1,4}/g) ?? []).join(' '))
      })
    fc.assert(
      fc.property(iban, around, (written, [before, after]) => {
        expect(maskPersonalData(before + written + after)).not.toMatch(/\d/)
      }),
      { numRuns: 1000 },
    )
  })

  it('masks any text without failing, idempotently and in linear time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const once = maskPersonalData(text)
        expect(maskPersonalData(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
    const hostile = [
      'a'.repeat(50_000),
      'ab '.repeat(20_000),
      '1-'.repeat(3),
      '[at'.repeat(20_000),
      '"'.repeat(50_000),
      'ik heet '.repeat(8000),
      'AB12'.repeat(12_000),
    ]
    const startedMs = performance.now()
    for (const text of hostile) maskPersonalData(text)
    expect(performance.now() - startedMs).toBeLessThan(2000)
  })
})
