import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CONFIGURATION_FIELDS,
  configurationProblems,
  configurationSchemaOf,
  type FormCategory,
  PAGE_ABSENT,
} from './configuration-schema.ts'
import { isHttpsUrl } from './https-url.ts'
import { areUrlsHttps, urlFieldsOf } from './url-fields.ts'

const VALID: Record<FormCategory, Record<string, string>> = {
  horeca: {
    menu_url: 'https://eethuis.example/menu',
    openingstijden: 'Wo t/m zo vanaf 12.00 uur',
    reservering_method: 'telefoon',
  },
  ecommerce: { product_feed_url: 'https://winkel.example/feed.xml', tone_of_voice: 'casual', currency: 'GBP' },
  hr: { functietitel: 'Monteur', must_have_skills: 'Rijbewijs B', bedrijfstoon: 'informeel' },
  support: {
    faq_url: 'https://bedrijf.example/faq',
    retourbeleid_url: 'https://bedrijf.example/retour',
    bedrijfsinfo: 'Wij verkopen truien.',
  },
  generic: {
    bot_doel: 'Vragen van leden beantwoorden',
    tone_of_voice: 'creatief',
    bron_urls: '',
    voorbeeldinput: 'Hoe laat?',
    verwachte_output: 'Om tien uur.',
  },
}

const fieldsWrong = (
  category: string,
  changes: Record<string, unknown>,
  base: Record<string, string> = VALID.generic,
) => configurationProblems(category, { ...base, ...changes }).map(({ field }) => field)

const REQUIRED = [
  ['[CONF-04]', 'horeca', ['menu_url', 'openingstijden', 'reservering_method']],
  ['[CONF-05]', 'ecommerce', ['product_feed_url', 'tone_of_voice', 'currency']],
  ['[CONF-06]', 'hr', ['functietitel', 'must_have_skills', 'bedrijfstoon']],
  ['[CONF-07]', 'support', ['faq_url', 'retourbeleid_url', 'bedrijfsinfo']],
  ['[CONF-08]', 'generic', ['bot_doel', 'tone_of_voice', 'voorbeeldinput', 'verwachte_output']],
] as const

describe('a valid configuration', () => {
  it.each(REQUIRED)(
    '%s %s needs %j, each with a Dutch text when it is missing, empty or blank',
    (_, category, required) => {
      expect(configurationProblems(category, VALID[category])).toEqual([])
      expect(configurationProblems(category, {}).map(({ field }) => field)).toEqual(required)
      for (const name of required) {
        for (const value of [undefined, '', '   ', null, 7]) {
          const problems = configurationProblems(category, { ...VALID[category], [name]: value })
          expect(problems).toHaveLength(1)
          expect(problems[0]).toMatchObject({ field: name, message: expect.stringMatching(/^(Vul|Kies|Vertel|Geef) /) })
        }
      }
    },
  )

  const urlFields = [
    ['horeca', 'menu_url'],
    ['ecommerce', 'product_feed_url'],
    ['support', 'faq_url'],
    ['support', 'retourbeleid_url'],
  ] as const
  const notHttps = [
    'http://a.nl',
    'a.nl',
    'https://',
    'https:a.nl',
    'ftp://a.nl',
    'javascript:alert(1)',
    'https://a b.nl',
    'https://naam:wachtwoord@a.nl',
    ' https//a.nl',
  ]
  it.each(urlFields)(
    '[CONF-04] [CONF-05] [CONF-07] %s.%s accepts a complete https address and nothing else',
    (category, name) => {
      for (const value of notHttps) {
        expect(configurationProblems(category, { ...VALID[category], [name]: value })).toEqual([
          { field: name, message: 'Vul een volledig adres in dat met https:// begint' },
        ])
      }
      for (const value of [
        'https://a.nl',
        ' https://a.nl/menu?dag=ma#top ',
        'HTTPS://A.NL',
        'https://münchen.example/ä',
      ]) {
        expect(configurationProblems(category, { ...VALID[category], [name]: value })).toEqual([])
      }
    },
  )

  it.each([
    ['[CONF-05]', 'ecommerce', 'tone_of_voice', ['professioneel', 'casual', 'creatief']],
    ['[CONF-05]', 'ecommerce', 'currency', ['EUR', 'USD', 'GBP']],
    ['[CONF-06]', 'hr', 'bedrijfstoon', ['formeel', 'informeel', 'innovatief']],
    ['[CONF-04]', 'horeca', 'reservering_method', ['telefoon', 'e-mail', 'online link']],
    ['[CONF-08]', 'generic', 'tone_of_voice', ['professioneel', 'casual', 'creatief']],
  ] as const)('%s %s.%s is one of %j', (_, category, name, choices) => {
    for (const choice of choices)
      expect(configurationProblems(category, { ...VALID[category], [name]: choice })).toEqual([])
    for (const other of ['anders', choices[0].toUpperCase().toLowerCase() + 'x', 'constructor']) {
      expect(fieldsWrong(category, { [name]: other }, VALID[category])).toEqual([name])
    }
  })

  it('[CONF-06] hr needs its title, skills and tone, and the tone is one of the three', () => {
    for (const name of ['functietitel', 'must_have_skills', 'bedrijfstoon'])
      for (const empty of ['', ' ', undefined]) expect(fieldsWrong('hr', { [name]: empty }, VALID.hr)).toEqual([name])
    for (const tone of ['formeel', 'informeel', 'innovatief'])
      expect(fieldsWrong('hr', { bedrijfstoon: tone }, VALID.hr)).toEqual([])
    expect(fieldsWrong('hr', { bedrijfstoon: 'casual' }, VALID.hr)).toEqual(['bedrijfstoon'])
  })

  it('[CONF-08] bot_doel has at most 120 characters', () => {
    expect(fieldsWrong('generic', { bot_doel: 'x'.repeat(120) })).toEqual([])
    expect(fieldsWrong('generic', { bot_doel: 'x'.repeat(121) })).toEqual(['bot_doel'])
  })

  it('[CONF-09] bron_urls may be empty, and each line with text must be a valid https address', () => {
    for (const value of ['', '\n \n', 'https://a.nl', ' https://a.nl \r\n\r\nhttps://b.nl/x ', undefined])
      expect(fieldsWrong('generic', { bron_urls: value })).toEqual([])
    for (const value of ['a.nl', 'https://a.nl\nhttp://b.nl', 'https://a.nl https://b.nl', 'https://a.nl,https://b.nl'])
      expect(fieldsWrong('generic', { bron_urls: value })).toEqual(['bron_urls'])
    expect(
      configurationProblems('generic', { ...VALID.generic, bron_urls: 'https://a.nl\nftp://b.nl' })[0]?.message,
    ).toContain('ftp://b.nl')
    expect(
      fieldsWrong('generic', { bron_urls: Array.from({ length: 21 }, (_, n) => `https://a.nl/${n}`).join('\n') }),
    ).toEqual(['bron_urls'])
  })

  it('an unknown category has the generic form', () => {
    for (const category of ['socialmedia', '', 'constructor'])
      expect(configurationProblems(category, {})).toEqual(configurationProblems('generic', {}))
  })

  it('problems and schema agree for any input, and every problem names a field of the form', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('https://a.nl', 'http://a.nl\nhttps://b.nl', '', 'EUR', null, 7, [], {}, true),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...REQUIRED.map(([, category]) => category)),
        fc.dictionary(
          fc.constantFrom(
            ...Object.values(CONFIGURATION_FIELDS)
              .flat()
              .map((f) => f.name),
          ),
          value,
        ),
        (category, data) => {
          const problems = configurationProblems(category, data)
          expect(configurationSchemaOf(category).safeParse(data).success).toBe(problems.length === 0)
          const known = CONFIGURATION_FIELDS[category].map(({ name }) => name)
          for (const { field, message } of problems) {
            expect(known).toContain(field)
            expect(message.length).toBeGreaterThan(5)
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})

it('accepts an absent page as given, and does not read it; a menu and a product list are required', () => {
  const absent = { ...VALID.support, faq_url: PAGE_ABSENT, retourbeleid_url: PAGE_ABSENT }
  expect(configurationProblems('support', absent)).toEqual([])
  expect(areUrlsHttps('support', absent)).toBe(true)
  expect(urlFieldsOf('support', absent)).toEqual([])
  expect(configurationProblems('support', { ...absent, bedrijfsinfo: '' })).toMatchObject([{ field: 'bedrijfsinfo' }])
  expect(configurationProblems('horeca', { ...VALID.horeca, menu_url: PAGE_ABSENT })).toMatchObject([
    { field: 'menu_url' },
  ])
  expect(configurationProblems('ecommerce', { ...VALID.ecommerce, product_feed_url: PAGE_ABSENT })).toHaveLength(1)
})

describe('the addresses of a configuration', () => {
  it('are listed for reading, each once, with the field that names it', () => {
    expect(urlFieldsOf('support', { ...VALID.support, retourbeleid_url: 'https://bedrijf.example/faq' })).toEqual([
      { field: 'faq_url', url: 'https://bedrijf.example/faq' },
    ])
    expect(urlFieldsOf('support', { ...VALID.support, retourbeleid_url: PAGE_ABSENT })).toEqual([
      { field: 'faq_url', url: 'https://bedrijf.example/faq' },
    ])
    expect(urlFieldsOf('generic', { bron_urls: 'https://a.nl\nhttp://b.nl\n https://c.nl ' })).toEqual([
      { field: 'bron_urls', url: 'https://a.nl' },
      { field: 'bron_urls', url: 'https://c.nl' },
    ])
    expect(urlFieldsOf('hr', { ...VALID.hr, menu_url: 'https://a.nl' })).toEqual([])
  })

  it('are https when they parse as such, for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => !isHttpsUrl(text) || new URL(text).protocol === 'https:'))
  })

  it('pass without any address field, and not while a required one is empty (AMB-126)', () => {
    expect(areUrlsHttps('hr', {})).toBe(true)
    expect(areUrlsHttps('generic', { bron_urls: '' })).toBe(true)
    expect(areUrlsHttps('horeca', {})).toBe(false)
    expect(areUrlsHttps('horeca', VALID.horeca)).toBe(true)
    expect(areUrlsHttps('support', { ...VALID.support, faq_url: 'http://a.nl' })).toBe(false)
  })
})
