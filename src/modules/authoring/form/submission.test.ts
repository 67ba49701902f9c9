import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOT_CATEGORIES, LISTED_CATEGORIES, PRICING_MODELS, type VersionContent } from '#modules/catalogue/contract.ts'
import { FITTING_FORM } from '../../../../tests/support/vendor-fixtures.ts'
import { type BotForm, EMPTY_BOT_FORM, formOfContent } from './bot-form.ts'
import { INPUT_TYPES, readInputFields, readUploadedFields } from './input-fields-text.ts'
import { PRICE_MAX_CENTS, priceText, readPrice } from './price-text.ts'
import { readableContent } from './readable-content.ts'
import { formProblems, LIMITS, readSubmission, titleProblem } from './submission.ts'

const messages = (form: Partial<BotForm>) => formProblems({ ...FITTING_FORM, ...form }).map((one) => one.message)
const NOT_JSON = 'Ongeldig JSON: Controleer de JSON van input-velden'
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('the fields of a bot', () => {
  it('a form that fits has no problem', () => expect(messages({})).toEqual([]))

  it.each(['', ' ', 'ab', '  ab  ', ' a\t\n '])('[VEND-05] the title %j gives the stated text', (title) => {
    expect(messages({ title })).toEqual(['Titel is te kort'])
    expect(titleProblem({ title })).toBe('Titel is te kort')
  })

  it.each([
    ['x'.repeat(10_000), 'Titel is te lang (hooguit 80 tekens)'],
    ['Bot\u202eniet', 'Titel bevat onzichtbare tekens'],
    ['Bot\u200bniet', 'Titel bevat onzichtbare tekens'],
    ['\u200b\u200b\u200b', 'Titel bevat onzichtbare tekens'],
    ['Bot\u0007', 'Titel bevat tekens die niet kunnen'],
    [`Z${'\u0335\u0321\u0353\u0306\u0310'.repeat(3)}algo`, 'Titel bevat tekens die niet kunnen'],
    ['B\u0335\u0321\u0353\u0306ot', 'Titel bevat tekens die niet kunnen'],
  ])('a title with hidden characters or without an end is refused: %#', (title, message) =>
    expect(messages({ title })).toEqual([message]),
  )

  it.each(['Café', 'Cafe\u0301 Zoë', 'Phở Việt', 'Bo\u0335\u0321\u0353t', '1\ufe0f\u20e3 Hulp'])(
    'accents of real words stay: %s',
    (title) => expect(messages({ title })).toEqual([]),
  )

  it.each(['', 'negen let', `${' '.repeat(30)}kort${' '.repeat(30)}`])(
    '[VEND-06] the description %j gives the stated text',
    (description) => expect(messages({ description })).toEqual(['Beschrijving is te kort']),
  )

  it('[VEND-07] a category under two characters gives the stated text; it is one of the listing or of two more', () => {
    for (const category of ['', ' x ']) expect(messages({ category })).toEqual(['Categorie is verplicht'])
    for (const category of ['Toveren', 'horeca'])
      expect(messages({ category })).toEqual(['Kies een categorie uit de lijst'])
    expect(BOT_CATEGORIES).toEqual([...LISTED_CATEGORIES, 'Data / Analyse', 'Ontwikkeling'])
    for (const category of BOT_CATEGORIES) expect(messages({ category })).toEqual([])
  })

  it('[VEND-08] a missing pricing model gives the stated text; both is preselected', () => {
    expect(EMPTY_BOT_FORM.pricing_model).toBe('both')
    expect(messages({ pricing_model: '' })).toEqual(['Kies een prijsmodel'])
    expect(messages({ pricing_model: 'gratis' })).toEqual(['Kies een prijsmodel'])
  })

  it('answers a month are a whole number, with or without the Dutch thousands points', () => {
    const read = (monthly_execution_limit: string) => readSubmission({ ...FITTING_FORM, monthly_execution_limit })
    for (const [typed, monthly_execution_limit] of Object.entries({
      '': null,
      1000: 1000,
      ' 1.000 ': 1000,
      '9.999.999': 9_999_999,
    }))
      expect(read(typed)).toMatchObject({ ok: true, content: { monthly_execution_limit } })
    for (const typed of ['duizend', '0', '0.100', '10.00', '1.0000', '1,5', '10.000.000', '-1', '1e3'])
      expect(messages({ monthly_execution_limit: typed })).toEqual(['Voer een heel aantal in, van 1 tot 9.999.999'])
  })

  it('[VEND-09] a price must be a positive number, and so must a monthly price (VEND-10)', () => {
    for (const typed of ['abc', 'NaN', 'Infinity', '29,999', '1,2,3', '1.299', '--3', '29 euro', '٣']) {
      expect(messages({ price: typed }), typed).toEqual(['Voer een geldige prijs in'])
      expect(messages({ monthly_price: typed }), typed).toEqual(['Voer een geldige maandprijs in'])
    }
    for (const typed of ['0', '-5', '0,00', '-0,01', '1e9']) {
      expect(messages({ price: typed }), typed).toEqual(['Ongeldige prijs'])
      expect(messages({ monthly_price: typed }), typed).toEqual(['Ongeldige maandprijs'])
    }
    for (const typed of ['29,99', '29.99', '€ 29', '1.299,50', '50000']) expect(messages({ price: typed })).toEqual([])
  })

  it('[VEND-11] an endpoint is a URL or empty; an unencrypted address is refused too', () => {
    for (const api_endpoint of [
      'nee',
      'javascript:alert(1)',
      'ftp://x.example',
      'https://u:p@x.example',
      '//x.example',
      '/pad',
    ])
      expect(messages({ api_endpoint }), api_endpoint).toEqual(['Ongeldige URL'])
    expect(messages({ api_endpoint: ' ' })).toEqual([])
    expect(messages({ api_endpoint: 'https://bot.example/antwoord' })).toEqual([])
    expect(messages({ api_endpoint: 'http://bot.example' })).toEqual(['Gebruik een adres dat met https:// begint'])
  })

  it('[VEND-12] [VEND-13] the model decides which prices are required', () => {
    const once = 'Prijs vereist: Vul een eenmalige prijs in'
    const monthly = 'Maandprijs vereist: Vul een maandelijkse prijs in'
    const none = { price: '', monthly_price: ' ' }
    expect(messages({ ...none, pricing_model: 'both' })).toEqual([once, monthly])
    expect(messages({ ...none, pricing_model: 'purchase' })).toEqual([once])
    expect(messages({ ...none, pricing_model: 'rental' })).toEqual([monthly])
    expect(messages({ price: '', pricing_model: 'rental' })).toEqual([])
  })

  it.each([
    ['{', NOT_JSON],
    ['nee', NOT_JSON],
    ["{'fields': []}", NOT_JSON],
    ['\ufeff{"fields": [}', NOT_JSON],
    ['7', 'JSON moet een object zijn'],
    ['null', 'JSON moet een object zijn'],
    ['"tekst"', 'JSON moet een object zijn'],
  ])('[VEND-14] input fields of %j give %j', (input_fields, message) =>
    expect(messages({ input_fields })).toEqual([message]),
  )

  it('[VEND-17] an upload that is no object, and one that is no JSON, give the stated texts', () => {
    for (const text of ['[]', '7', '"x"', 'null'])
      expect(readUploadedFields(text), text).toEqual({ ok: false, message: 'JSON moet een object zijn' })
    for (const text of ['', '{"fields": ', '\ufffd\ufffd'])
      expect(readUploadedFields(text), text).toEqual({ ok: false, message: 'Ongeldig JSON-bestand' })
    expect(readUploadedFields('{"fields":[{"label":"Naam"}]}').ok).toBe(true)
    for (const text of ['{}', '{"velden":[{"label":"Naam"}]}', '{"label":"Naam"}'])
      expect(readUploadedFields(text), text).toEqual({ ok: false, message: 'Geen velden gevonden in dit bestand.' })
  })

  it('[DATA-08] a field has a label, a type and a placeholder; a bare list is wrapped, a missing type is text', () => {
    expect(readInputFields('[{"label": " Naam "}]')).toEqual({
      ok: true,
      value: { fields: [{ label: 'Naam', type: 'text', placeholder: '' }] },
    })
    const typed = INPUT_TYPES.map((type) => ({ label: type, type, placeholder: 'bijv.' }))
    expect(readInputFields(JSON.stringify({ fields: typed, meer: 1 }))).toEqual({ ok: true, value: { fields: typed } })
    for (const wrong of [
      '[{"label": 7}]',
      '[{}]',
      '[1]',
      '{"fields": {}}',
      '[{"label":"a","type":"script"}]',
      '[{"label":"a"},{"label":"A"}]',
    ])
      expect(readInputFields(wrong).ok, wrong).toBe(false)
  })
})

describe('reading typed text', () => {
  it('every price in cents reads back unchanged, also with blanks and a euro sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: PRICE_MAX_CENTS }), (cents) => {
        expect(readPrice(priceText(cents))).toEqual({ cents })
        expect(readPrice(` € ${priceText(cents).replace(',', '.')} `)).toEqual({ cents })
      }),
    )
    expect(readPrice('1.299,50')).toEqual({ cents: 129_950 })
    expect(readPrice('29,99')).toEqual({ cents: 2999 })
    expect(readPrice('')).toEqual({ cents: null })
  })

  it('no text breaks the reader of a price, and its result is always a possible price', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = readPrice(typed)
        if ('cents' in read && read.cents !== null) expect(read.cents).toBeGreaterThan(0)
      }),
    )
  })

  it('no text breaks the readers of input fields, however deep, and nothing of it reaches a prototype', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom(
        nested(10_000),
        `{"fields":${nested(10_000)}}`,
        '{"__proto__":{"fields":[{"label":"x"}]}}',
        '{"constructor":1}',
      ),
      fc.constantFrom(
        '[[[1]]]',
        '{"fields":[{"label":"a","__proto__":{"type":"script"}}]}',
        '{"length":3,"fields":{"length":2}}',
      ),
      fc.array(fc.dictionary(fc.string(), fc.jsonValue())).map((fields) => JSON.stringify({ fields })),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        for (const read of [readInputFields(text), readUploadedFields(text)])
          expect(read.ok || /^(Ongeldig|JSON moet|Elk |Een |Schrijf |Geen velden )/.test(read.message)).toBe(true)
        expect(Object.prototype).not.toHaveProperty('fields')
      }),
      { numRuns: 500 },
    )
    expect(readInputFields('{"__proto__":{"fields":[{"label":"x"}]}}')).toEqual({ ok: true, value: { fields: [] } })
    expect(readInputFields(nested(10_000)).ok).toBe(false)
  })

  it('a content that is shown in the editor and read again is the same content', () => {
    fc.assert(
      fc.property(contents, fc.boolean(), (content, publish) => {
        const form = formOfContent(content, publish)
        expect(readSubmission(form)).toEqual({ ok: true, content })
        expect(readableContent(form)).toEqual(content)
      }),
      { numRuns: 300 },
    )
  })

  it('the readable part of any form is submitted unchanged', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('', '0', '29,99', '1e9', '[]', '{'),
    )
    const forms = fc.record({
      title: typed,
      description: typed,
      category: typed,
      pricing_model: fc.oneof(typed, fc.constantFrom(...PRICING_MODELS)),
      price: typed,
      monthly_price: typed,
      monthly_execution_limit: typed,
      api_endpoint: typed,
      input_fields: typed,
      needs_model: fc.boolean(),
      example_input: typed,
      example_output: typed,
    })
    fc.assert(
      fc.property(forms, (typedForm) => {
        const form = { ...FITTING_FORM, ...typedForm }
        const read = readSubmission(form)
        const part = readableContent(form)
        if (read.ok) expect(part).toEqual(read.content)
        else expect(Object.keys(part).length).toBeLessThan(14)
        if (part.price_cents) expect(part.price_cents).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
})

it.each([
  ['17,50, half uur', ['17,50', 'half uur']],
  ['17,50,half uur', ['17,50', 'half uur']],
  ['tien; elf\ntwaalf,', ['tien', 'elf', 'twaalf']],
  ['10, 20', ['10', '20']],
  ['maandag,dinsdag', ['maandag', 'dinsdag']],
])('a comma inside a number does not split the expected words: %j', (keywords, parted) => {
  const read = readSubmission({ ...FITTING_FORM, sample_questions: [{ question: 'Wat kost knippen?', keywords }] })
  expect(read.ok && read.content.sample.questions).toEqual([{ question: 'Wat kost knippen?', keywords: parted }])
})

const line = (max: number, min = 1) =>
  fc
    .array(fc.constantFrom('a', 'B', 'é', '7', ' ', '&', '“', '😀'), { minLength: min, maxLength: max })
    .map((letters) => letters.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => text.length >= min && text.length <= max)
const cents = fc.integer({ min: 1, max: PRICE_MAX_CENTS })
const keyword = line(12).filter((word) => !word.includes(','))
const contents: fc.Arbitrary<VersionContent> = fc
  .record({
    title: line(LIMITS.title, 3),
    description: line(LIMITS.description, 10),
    long_description: line(200, 0),
    category: fc.constantFrom(...BOT_CATEGORIES),
    pricing_model: fc.constantFrom(...PRICING_MODELS),
    price_cents: cents,
    monthly_price_cents: cents,
    monthly_execution_limit: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    api_endpoint: fc.option(fc.constant('https://bot.example/antwoord')),
    prompt_template: fc.option(line(300)),
    input_fields: fc.record({
      fields: fc.uniqueArray(
        fc.record({ label: line(20), type: fc.constantFrom(...INPUT_TYPES), placeholder: line(30, 0) }),
        { maxLength: 5, selector: (field) => field.label.toLowerCase() },
      ),
    }),
    needs_model: fc.boolean(),
    model_example: fc.record({ input: line(60), output: line(60) }),
    sample: fc.record({
      company: line(30, 0),
      pages: fc.array(fc.record({ title: line(30), text: line(300) }), { maxLength: 3 }),
      questions: fc.array(fc.record({ question: line(60), keywords: fc.array(keyword, { maxLength: 4 }) }), {
        maxLength: 3,
      }),
    }),
  })
  .map((content) => ({
    ...content,
    needs_model: content.needs_model && content.api_endpoint === null,
    model_example: content.needs_model && content.api_endpoint === null ? content.model_example : null,
    price_cents: content.pricing_model === 'rental' ? null : content.price_cents,
    monthly_price_cents: content.pricing_model === 'purchase' ? null : content.monthly_price_cents,
  }))
