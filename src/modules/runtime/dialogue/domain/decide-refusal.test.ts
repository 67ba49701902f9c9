import { describe, expect, it } from 'vitest'
import { companyFactsOf } from './company-facts.ts'
import { refusalReply } from './decide-refusal.ts'
import type { CompanyFacts } from './dialogue.ts'

const OUT_OF_SCOPE_EXAMPLE = 'wie wordt de nieuwe premier?'
const NOTHING: CompanyFacts = { topics: [], phone: null, email: null }
const TOPICS = { ...NOTHING, topics: ['verzending', 'ruilen', 'garantie'] }
const PHONE = { ...NOTHING, phone: '030-1234567' }
const BOTH = { ...TOPICS, phone: '030-1234567', email: 'info@ketting.example' }

/** Returns the refusals to one message sent several times in a row. */
function inARow(message: string, facts: CompanyFacts | null, count: number): string[] {
  const said: string[] = []
  for (let turn = 0; turn < count; turn++)
    said.push(refusalReply(message, { company: 'De Ketting', lastReply: said.at(-1) ?? null }, facts).text)
  return said
}

describe('a refusal', () => {
  it.each([
    [
      'nothing is known',
      null,
      ['Dat weet ik helaas niet.', 'Kun je je vraag anders stellen?', 'Een collega van De Ketting wel'],
    ],
    [
      'topics are known',
      TOPICS,
      ['Dat weet ik helaas niet.', 'iets over verzending, ruilen en garantie.', 'Een collega van De Ketting wel'],
    ],
    [
      'a number is known',
      PHONE,
      ['Dat weet ik helaas niet.', 'Kun je je vraag anders stellen?', 'Je kunt De Ketting bellen op 030-1234567.'],
    ],
    [
      'all is known',
      BOTH,
      [
        'Dat weet ik helaas niet.',
        'iets over verzending',
        'bellen op 030-1234567 of mailen naar info@ketting.example.',
      ],
    ],
  ])('asks back the second time in a row and offers another way the third time, when %s', (_, facts, parts) => {
    const said = inARow(OUT_OF_SCOPE_EXAMPLE, facts, 3)
    for (const [at, part] of parts.entries()) expect(said[at]).toContain(part)
  })

  it.each([
    ['Wat is jullie telefoonnummer?', 'bellen op 030-1234567 of mailen naar info@ketting.example'],
    ['kan ik jullie mailen', 'mailen naar info@ketting.example'],
    ['Hoe kan ik jullie bereiken?', 'bellen op 030-1234567'],
  ])('to %j gives the company’s contact details at once', (message, part) => {
    expect(inARow(message, BOTH, 1)[0]).toContain(part)
  })

  it.each([
    ['mijn fiets is kapot, ik wil mijn geld terug', 'Wat vervelend.'],
    ['ik heb een klacht', 'Wat vervelend.'],
    ['how much is a repair?', 'I can only answer in Dutch.'],
    ['can i return my order', 'I can only answer in Dutch.'],
    ['kan ik my order retourneren bij jullie', 'Dat weet ik helaas niet.'],
  ])('to %j begins with %j, and goes on like any other', (message, beginning) => {
    const [first = '', second, third] = inARow(message, BOTH, 3)
    expect(first).toContain(beginning)
    expect(second).not.toBe(first)
    expect(third).not.toBe(second)
    if (beginning === 'Wat vervelend.') expect(second).toContain('bellen op 030-1234567')
  })

  it('never says the same twice in a row, always ends with its own question, and leaves no blank', () => {
    for (const facts of [null, NOTHING, TOPICS, PHONE, BOTH])
      for (const message of [OUT_OF_SCOPE_EXAMPLE, 'wat is je mailadres?']) {
        const said = inARow(message, facts, 8)
        for (const [at, text] of said.entries()) {
          expect(text).not.toBe(said[at - 1])
          expect(text).toMatch(/[^{}]*\?$/)
        }
      }
  })

  it('is a first refusal after a page’s answer that begins alike', () => {
    const lastReply = 'Je kunt bellen op werkdagen tussen 9 en 17 uur.'
    expect(refusalReply(OUT_OF_SCOPE_EXAMPLE, { company: 'De Ketting', lastReply }, BOTH).text).toMatch(
      /^Dat weet ik helaas niet/,
    )
  })
})

describe('the facts read of a company', () => {
  const detect = (text: string) => {
    const [phone] = /\d{3}-\d{7}/.exec(text) ?? []
    const [email] = /\w+@[\w.]+\w/.exec(text) ?? []
    return phone || email ? { ...(phone ? { phone } : {}), ...(email ? { email } : {}) } : null
  }
  it.each([
    [
      ['Verzending, onderdeel ‘Niet thuis’', 'Verzending, onderdeel ‘Kosten’', 'Maten'],
      ['verzending', 'maten'],
    ],
    [
      ['Openingstijden | De Ketting', 'De Ketting - Fietsen huren', 'De Ketting'],
      ['openingstijden', 'fietsen huren'],
    ],
    [['Home', 'Welkom bij De Ketting', 'Veelgestelde vragen', 'Contact', 'Privacyverklaring'], []],
    [['Hoe laat zijn jullie open?', 'Bedrijfsinfo', 'Voorbeeldinput', 'www.ketting.nl'], []],
    [
      ['Yoga', 'Fit 60-plus', 'APK', 'Onderhoud en reparatie van elektrische fietsen en scooters'],
      ['yoga', 'fit 60-plus', 'APK'],
    ],
    [
      ['Een', 'Twee', 'Drie', 'Vier', 'Vijf'],
      ['een', 'twee', 'drie', 'vier'],
    ],
  ])('are, of the titles %j, the topics %j', (titles, topics) => {
    expect(companyFactsOf({ titles, contactTexts: [] }, 'De Ketting', detect).topics).toEqual(topics)
  })

  it('are the first telephone number and mail address of the likeliest passages', () => {
    const contactTexts = ['Kom langs.', 'Bel 030-1234567.', 'Of 088-7654321, of mail info@ketting.example.']
    expect(companyFactsOf({ titles: [], contactTexts }, 'De Ketting', detect)).toEqual({
      topics: [],
      phone: '030-1234567',
      email: 'info@ketting.example',
    })
  })
})

it('include a number that leads do not accept, as 0800 1234, after a word for calling', () => {
  const phoneIn = (text: string) => companyFactsOf({ titles: [], contactTexts: [text] }, null, () => null).phone
  expect(phoneIn('Kom je dezelfde avond nog, bel dan 000 123 45 02. Tot zo.')).toBe('000 123 45 02')
  expect(phoneIn('Telefoon: 0800-1234')).toBe('0800 1234')
  expect(phoneIn('Ons KvK-nummer is 01234567.')).toBeNull()
})
