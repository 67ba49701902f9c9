import * as z from 'zod/mini'
import type { VersionContent } from '#modules/catalogue/contract.ts'
import { priceText } from './price-text.ts'

/** The most characters that a draft stores per field: more than the rules allow, so that the vendor can see and shorten a text that is too long. */
const TYPED_MAX = 20_000
const LONG_TYPED_MAX = 60_000
/** The size of an uploaded file (VEND-16). */
const JSON_TYPED_MAX = 2 * 1024 * 1024

const typed = (max: number) =>
  z.string().check(z.maxLength(max, `Dit is te lang om te bewaren (hooguit ${max} tekens)`))

/** The form of the editor, as typed; nothing of it needs to be valid. `input_fields` is the text of the JSON, prices are texts. */
export const botFormSchema = z.strictObject({
  title: typed(TYPED_MAX),
  description: typed(TYPED_MAX),
  long_description: typed(LONG_TYPED_MAX),
  category: typed(100),
  pricing_model: typed(100),
  price: typed(100),
  monthly_price: typed(100),
  monthly_execution_limit: typed(100),
  api_endpoint: typed(TYPED_MAX),
  prompt_template: typed(LONG_TYPED_MAX),
  input_fields: typed(JSON_TYPED_MAX),
  needs_model: z._default(z.boolean(), false),
  example_input: z._default(typed(TYPED_MAX), ''),
  example_output: z._default(typed(TYPED_MAX), ''),
  sample_company: typed(TYPED_MAX),
  sample_pages: z
    .array(z.strictObject({ title: typed(TYPED_MAX), text: typed(LONG_TYPED_MAX) }))
    .check(z.maxLength(20)),
  sample_questions: z
    .array(z.strictObject({ question: typed(TYPED_MAX), keywords: typed(TYPED_MAX) }))
    .check(z.maxLength(20)),
  publish: z.boolean(),
})

/** A draft as typed. */
export type BotForm = z.output<typeof botFormSchema>

/** A field of the form. */
export type BotFormField = keyof BotForm

/** The form of a new bot: `both` is preselected and publish is on (VEND-04, VEND-08). */
export const EMPTY_BOT_FORM: BotForm = {
  title: '',
  description: '',
  long_description: '',
  category: '',
  pricing_model: 'both',
  price: '',
  monthly_price: '',
  monthly_execution_limit: '',
  api_endpoint: '',
  prompt_template: '',
  input_fields: '',
  needs_model: false,
  example_input: '',
  example_output: '',
  sample_company: '',
  sample_pages: [],
  sample_questions: [],
  publish: true,
}

/** Converts a content to the form that the editor shows; reading the form again gives the same content. */
export function formOfContent(content: VersionContent, publish: boolean): BotForm {
  const { fields } = content.input_fields
  return {
    title: content.title,
    description: content.description,
    long_description: content.long_description,
    category: content.category,
    pricing_model: content.pricing_model,
    price: priceText(content.price_cents),
    monthly_price: priceText(content.monthly_price_cents),
    monthly_execution_limit: content.monthly_execution_limit?.toString() ?? '',
    api_endpoint: content.api_endpoint ?? '',
    prompt_template: content.prompt_template ?? '',
    input_fields: fields.length === 0 ? '' : JSON.stringify({ fields }, null, 2),
    needs_model: content.needs_model,
    example_input: content.model_example?.input ?? '',
    example_output: content.model_example?.output ?? '',
    sample_company: content.sample.company,
    sample_pages: content.sample.pages.map((page) => ({ ...page })),
    sample_questions: content.sample.questions.map(({ question, keywords }) => ({
      question,
      keywords: keywords.join(', '),
    })),
    publish,
  }
}
