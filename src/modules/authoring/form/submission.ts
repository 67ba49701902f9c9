import { BOT_CATEGORIES, PRICING_MODELS, type VersionContent } from '#modules/catalogue/contract.ts'
import type { BotForm, BotFormField } from './bot-form.ts'
import { readInputFields } from './input-fields-text.ts'
import { PRICE_MAX_TEXT, readPrice } from './price-text.ts'
import { lineProblem, readLine, readLines, textProblem } from './typed-text.ts'

/** One problem to fix before a bot can be submitted. `message` is the stated text; `at` is the index within a list, such as the sample pages. */
export interface FormProblem {
  readonly field: BotFormField
  readonly message: string
  readonly at?: number
}

/** The step of the editor that holds each field (AMB-111). */
export const STEP_OF_FIELD: Readonly<Record<BotFormField, 1 | 2 | 4>> = {
  title: 1,
  description: 1,
  long_description: 1,
  category: 1,
  pricing_model: 2,
  price: 2,
  monthly_price: 2,
  monthly_execution_limit: 2,
  api_endpoint: 2,
  prompt_template: 2,
  input_fields: 2,
  needs_model: 2,
  example_input: 2,
  example_output: 2,
  sample_company: 4,
  sample_pages: 4,
  sample_questions: 4,
  publish: 4,
}

/** The most characters that the rules allow. */
export const LIMITS = {
  title: 80,
  description: 300,
  longDescription: 10_000,
  prompt: 20_000,
  page: 20_000,
  question: 500,
  exampleInput: 2000,
  exampleOutput: 4000,
} as const

/** Returns why a draft cannot be saved; only its title is required (AMB-111). Null when it can. */
export function titleProblem(form: Pick<BotForm, 'title'>): string | null {
  return readLine(form.title).length < 3 ? 'Titel is te kort' : lineProblem(form.title, LIMITS.title, 'Titel')
}

/** Lists everything that prevents submitting a form, in the order of the editor (VEND-05 to VEND-14). */
export function formProblems(form: BotForm): FormProblem[] {
  return [...basicProblems(form), ...priceProblems(form), ...workProblems(form), ...sampleProblems(form)]
}

/** Reads a form strictly: the content of a version, or the problems to fix. The one rule of browser and server. */
export function readSubmission(
  form: BotForm,
): { ok: true; content: VersionContent } | { ok: false; problems: readonly FormProblem[] } {
  const problems = formProblems(form)
  const category = BOT_CATEGORIES.find((one) => one === form.category)
  const model = PRICING_MODELS.find((one) => one === form.pricing_model)
  const fields = readInputFields(form.input_fields)
  if (problems.length > 0 || !category || !model || !fields.ok) return { ok: false, problems }
  return {
    ok: true,
    content: {
      title: readLine(form.title),
      description: readLines(form.description),
      long_description: readLines(form.long_description),
      category,
      pricing_model: model,
      price_cents: centsOf(form.price),
      monthly_price_cents: centsOf(form.monthly_price),
      monthly_execution_limit: readLimit(form.monthly_execution_limit),
      api_endpoint: form.api_endpoint.trim() || null,
      prompt_template: readLines(form.prompt_template) || null,
      input_fields: fields.value,
      needs_model: needsModel(form),
      model_example: needsModel(form)
        ? { input: readLines(form.example_input), output: readLines(form.example_output) }
        : null,
      sample: {
        company: readLine(form.sample_company),
        pages: form.sample_pages.map((page) => ({ title: readLine(page.title), text: readLines(page.text) })),
        questions: form.sample_questions.map((one) => ({
          question: readLine(one.question),
          keywords: keywordsOf(one.keywords),
        })),
      },
    },
  }
}

function basicProblems(form: BotForm): FormProblem[] {
  const description = readLines(form.description)
  return compact([
    of('title', titleProblem(form)),
    of(
      'description',
      description.length < 10
        ? 'Beschrijving is te kort'
        : textProblem(form.description, LIMITS.description, 'Beschrijving'),
    ),
    of('long_description', textProblem(form.long_description, LIMITS.longDescription, 'Uitgebreide beschrijving')),
    of('category', categoryProblem(form.category)),
  ])
}

function categoryProblem(category: string): string | null {
  if (category.trim().length < 2) return 'Categorie is verplicht'
  return BOT_CATEGORIES.some((one) => one === category) ? null : 'Kies een categorie uit de lijst'
}

function priceProblems(form: BotForm): FormProblem[] {
  const model = PRICING_MODELS.find((one) => one === form.pricing_model)
  const price = readPrice(form.price)
  const monthly = readPrice(form.monthly_price)
  const needsPrice = model === 'purchase' || model === 'both'
  const needsMonthly = model === 'rental' || model === 'both'
  return compact([
    of('pricing_model', model ? null : 'Kies een prijsmodel'),
    // A price that the model does not sell is as good as not given, whatever was once typed there.
    of(
      'price',
      model === 'rental'
        ? null
        : (priceProblem(price, ['Voer een geldige prijs in', 'Ongeldige prijs']) ??
            (needsPrice && isEmpty(price) ? 'Prijs vereist: Vul een eenmalige prijs in' : null)),
    ),
    of(
      'monthly_price',
      model === 'purchase'
        ? null
        : (priceProblem(monthly, ['Voer een geldige maandprijs in', 'Ongeldige maandprijs']) ??
            (needsMonthly && isEmpty(monthly) ? 'Maandprijs vereist: Vul een maandelijkse prijs in' : null)),
    ),
    of('monthly_execution_limit', limitProblem(form.monthly_execution_limit)),
  ])
}

function priceProblem(
  price: ReturnType<typeof readPrice>,
  [noNumber, notPossible]: readonly [string, string],
): string | null {
  if (!('problem' in price)) return null
  if (price.problem === 'too_high') return `${notPossible}: vul hooguit ${PRICE_MAX_TEXT} in`
  return price.problem === 'not_a_number' ? noNumber : notPossible
}

const isEmpty = (price: ReturnType<typeof readPrice>) => 'cents' in price && price.cents === null

function limitProblem(typed: string): string | null {
  if (typed.trim() === '' || readLimit(typed) !== null) return null
  return 'Voer een heel aantal in, van 1 tot 9.999.999'
}

/** Returns a whole number from 1 to 9,999,999, typed with or without the Dutch thousands points; null for anything else. */
function readLimit(typed: string): number | null {
  const text = typed.trim()
  const isWhole = /^[1-9]\d{0,6}$/.test(text) || /^[1-9]\d{0,2}(?:\.\d{3}){1,2}$/.test(text)
  const limit = isWhole ? Number(text.replaceAll('.', '')) : null
  return limit !== null && limit <= 9_999_999 ? limit : null
}

function workProblems(form: BotForm): FormProblem[] {
  const fields = readInputFields(form.input_fields)
  return compact([
    of('api_endpoint', endpointProblem(form.api_endpoint.trim())),
    of('prompt_template', textProblem(form.prompt_template, LIMITS.prompt, 'De prompt')),
    of('input_fields', fields.ok ? null : fields.message),
    ...(needsModel(form) ? exampleProblems(form) : []),
  ])
}

/**
 * Returns whether the bot needs our language model. A bot with its own endpoint needs none, whatever the switch says that is hidden then (AMB-197).
 */
export function needsModel(form: Pick<BotForm, 'needs_model' | 'api_endpoint'>): boolean {
  return form.needs_model && form.api_endpoint.trim() === ''
}

function exampleProblems({ example_input: input, example_output: output }: BotForm): (FormProblem | null)[] {
  return [
    of(
      'example_input',
      readLines(input) === ''
        ? 'Vul een voorbeeld van een opdracht in'
        : textProblem(input, LIMITS.exampleInput, 'De opdracht'),
    ),
    of(
      'example_output',
      readLines(output) === ''
        ? 'Vul het antwoord in dat je bot erop gaf'
        : textProblem(output, LIMITS.exampleOutput, 'Het antwoord'),
    ),
  ]
}

/** Returns the problem of an endpoint's address (VEND-11); an endpoint receives visitors' questions, so only https is accepted. */
function endpointProblem(address: string): string | null {
  if (address === '') return null
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || address.length > 2000) return 'Ongeldige URL'
  if (url.username !== '' || url.password !== '') return 'Ongeldige URL'
  return url.protocol === 'https:' ? null : 'Gebruik een adres dat met https:// begint'
}

function sampleProblems(form: BotForm): FormProblem[] {
  return compact([
    of('sample_company', lineProblem(form.sample_company, LIMITS.title, 'De naam van het voorbeeldbedrijf')),
    ...form.sample_pages.map((page, at) =>
      of(
        'sample_pages',
        readLine(page.title) === '' || readLines(page.text) === ''
          ? 'Geef elke voorbeeldpagina een titel en een tekst'
          : (lineProblem(page.title, LIMITS.title, 'De titel van een voorbeeldpagina') ??
              textProblem(page.text, LIMITS.page, 'De tekst van een voorbeeldpagina')),
        at,
      ),
    ),
    ...form.sample_questions.map((one, at) =>
      of(
        'sample_questions',
        readLine(one.question) === ''
          ? 'Vul de vraag in of haal hem weg'
          : lineProblem(one.question, LIMITS.question, 'Een voorbeeldvraag'),
        at,
      ),
    ),
  ])
}

/** Returns the expected words of a question, separated by lines, commas or semicolons; a comma inside a number does not separate. */
function keywordsOf(typed: string): string[] {
  return typed
    .split(/[;\n]|(?<!\d),|,(?!\d)/)
    .map(readLine)
    .filter((word) => word !== '')
    .slice(0, 20)
}

function centsOf(typed: string): number | null {
  const price = readPrice(typed)
  return 'cents' in price ? price.cents : null
}

function of(field: BotFormField, message: string | null, at?: number): FormProblem | null {
  return message === null ? null : at === undefined ? { field, message } : { field, message, at }
}

function compact(problems: readonly (FormProblem | null)[]): FormProblem[] {
  return problems.filter((problem) => problem !== null)
}
