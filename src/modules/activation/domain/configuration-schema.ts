import * as z from 'zod/mini'
import { isHttpsUrl, linesOf } from './https-url.ts'

/** The kind of a configuration field. */
export type FieldKind = 'url' | 'url-lines' | 'text' | 'long-text' | 'choice'

/** One field of a configuration form. The screen has the visible label (AMB-120). */
export interface ConfigurationField {
  readonly name: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly choices?: readonly string[]
  readonly maxLength: number
  /** True for a required page that a company may not have: it then holds `PAGE_ABSENT` (AMB-202). */
  readonly mayBeAbsent?: boolean
}

/** A problem in one field, in Dutch. */
export interface ConfigurationProblem {
  readonly field: string
  readonly message: string
}

/** The five forms (CONF-03). */
export type FormCategory = 'horeca' | 'ecommerce' | 'hr' | 'support' | 'generic'

const TONES = ['professioneel', 'casual', 'creatief'] as const
const SOURCE_LINES_MAX = 20

/** The value of a page field when the company says that it has no such page (AMB-202). */
export const PAGE_ABSENT = 'heb ik niet'

const url = (name: string): ConfigurationField => ({ name, kind: 'url', required: true, maxLength: 2000 })
const urlOrAbsent = (name: string): ConfigurationField => ({ ...url(name), mayBeAbsent: true })
const choice = (name: string, choices: readonly string[]): ConfigurationField => ({
  name,
  kind: 'choice',
  required: true,
  choices,
  maxLength: 40,
})
const text = (name: string, maxLength: number): ConfigurationField => ({
  name,
  kind: 'text',
  required: true,
  maxLength,
})
const longText = (name: string): ConfigurationField => ({ name, kind: 'long-text', required: true, maxLength: 4000 })

/** The fields of each form in their order (CONF-04 to CONF-09, AMB-125). */
export const CONFIGURATION_FIELDS: Readonly<Record<FormCategory, readonly ConfigurationField[]>> = {
  horeca: [
    url('menu_url'),
    longText('openingstijden'),
    choice('reservering_method', ['telefoon', 'e-mail', 'online link']),
  ],
  ecommerce: [url('product_feed_url'), choice('tone_of_voice', TONES), choice('currency', ['EUR', 'USD', 'GBP'])],
  hr: [
    text('functietitel', 200),
    longText('must_have_skills'),
    choice('bedrijfstoon', ['formeel', 'informeel', 'innovatief']),
  ],
  support: [urlOrAbsent('faq_url'), urlOrAbsent('retourbeleid_url'), longText('bedrijfsinfo')],
  generic: [
    text('bot_doel', 120),
    choice('tone_of_voice', TONES),
    { name: 'bron_urls', kind: 'url-lines', required: false, maxLength: 5000 },
    longText('voorbeeldinput'),
    longText('verwachte_output'),
  ],
}

const MISSING: Readonly<Record<string, string>> = {
  menu_url: 'Vul het adres van je menu in',
  openingstijden: 'Vul je openingstijden in',
  reservering_method: 'Kies hoe gasten reserveren',
  product_feed_url: 'Vul het adres van je productfeed in',
  tone_of_voice: 'Kies een toon',
  currency: 'Kies een valuta',
  functietitel: 'Vul de functietitel in',
  must_have_skills: 'Vul in wat een kandidaat moet kunnen',
  bedrijfstoon: 'Kies de toon van je bedrijf',
  faq_url: 'Vul het adres van je veelgestelde vragen in',
  retourbeleid_url: 'Vul het adres van je retourbeleid in',
  bedrijfsinfo: 'Vertel iets over je bedrijf',
  bot_doel: 'Vul het doel van de bot in',
  voorbeeldinput: 'Geef een voorbeeld van een vraag',
  verwachte_output: 'Geef het antwoord dat je verwacht',
}

/** A placeholder in a start template for a fact of the company. */
const BLANK = '[vul in]'
const BLANK_REMAINING = 'Vervang elk ‘[vul in]’ door je eigen gegevens'
const NOT_HTTPS = 'Vul een volledig adres in dat met https:// begint'

type FormSchema = z.ZodMiniType<Record<string, string>, Record<string, string | undefined>>

/** Returns the schema of a form, used by browser and server alike; an unknown category gets the generic one (CONF-03). */
export function configurationSchemaOf(category: string): FormSchema {
  return SCHEMAS[formOf(category)]
}

/** Returns the problems that make a configuration invalid, in the order of the form; empty means valid (CONF-04 to CONF-09). */
export function configurationProblems(
  category: string,
  data: Readonly<Record<string, unknown>>,
): ConfigurationProblem[] {
  const result = configurationSchemaOf(category).safeParse(data)
  if (result.success) return []
  const messages = new Map<string, string>()
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '')
    if (!messages.has(field)) messages.set(field, issue.message)
  }
  return CONFIGURATION_FIELDS[formOf(category)].flatMap(({ name }) => {
    const message = messages.get(name)
    return message === undefined ? [] : [{ field: name, message }]
  })
}

/** Returns the form of a category name (CONF-03). */
export function formOf(category: string): FormCategory {
  return FORMS.find((form) => form === category) ?? 'generic'
}

const FORMS = ['horeca', 'ecommerce', 'hr', 'support', 'generic'] as const

function schemaOfField(field: ConfigurationField): z.ZodMiniType<string, string | undefined> {
  const missing = MISSING[field.name] ?? 'Vul dit veld in'
  const given = z._default(
    z.string(missing).check(z.trim(), z.maxLength(field.maxLength, `Hier passen hoogstens ${field.maxLength} tekens`)),
    '',
  )
  const filled = given.check(z.refine((value) => !field.required || value !== '', { error: missing, abort: true }))
  switch (field.kind) {
    case 'url':
      return filled.check(
        z.refine((value) => isHttpsUrl(value) || (field.mayBeAbsent === true && value === PAGE_ABSENT), NOT_HTTPS),
      )
    case 'url-lines':
      return filled.check(
        z.superRefine((value, context) => {
          const lines = linesOf(value)
          if (lines.length > SOURCE_LINES_MAX)
            context.addIssue({ code: 'custom', message: `Geef hoogstens ${SOURCE_LINES_MAX} adressen` })
          const wrong = lines.find((line) => !isHttpsUrl(line))
          if (wrong !== undefined)
            context.addIssue({
              code: 'custom',
              message: `Elke regel moet een adres zijn dat met https:// begint: ${wrong.slice(0, 80)}`,
            })
        }),
      )
    case 'choice':
      return filled.check(z.refine((value) => field.choices?.includes(value) ?? true, missing))
    case 'text':
    case 'long-text':
      return filled.check(z.refine((value) => !value.includes(BLANK), BLANK_REMAINING))
  }
}

function schemaOfForm(form: FormCategory): FormSchema {
  return z.object(Object.fromEntries(CONFIGURATION_FIELDS[form].map((field) => [field.name, schemaOfField(field)])))
}

const SCHEMAS: Readonly<Record<FormCategory, FormSchema>> = {
  horeca: schemaOfForm('horeca'),
  ecommerce: schemaOfForm('ecommerce'),
  hr: schemaOfForm('hr'),
  support: schemaOfForm('support'),
  generic: schemaOfForm('generic'),
}
