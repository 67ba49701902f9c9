import type { VersionContent } from '#modules/catalogue/contract.ts'
import { type BotForm, type BotFormField, EMPTY_BOT_FORM } from './bot-form.ts'
import { readSubmission } from './submission.ts'

/** A valid form, whose fields stand in for those that cannot be read yet. */
const FITTING: BotForm = {
  ...EMPTY_BOT_FORM,
  title: 'Naamloos',
  description: 'Nog te schrijven',
  category: 'Productiviteit',
  price: '1',
  monthly_price: '1',
  example_input: 'Een opdracht',
  example_output: 'Een antwoord',
}

const SAMPLE_FIELDS: readonly BotFormField[] = ['sample_company', 'sample_pages', 'sample_questions']
const EXAMPLE_FIELDS: readonly BotFormField[] = ['example_input', 'example_output']

/** Reads the valid fields of a draft as a submission would; invalid fields are left out, so that they change nothing. */
export function readableContent(form: BotForm): Partial<VersionContent> {
  const unread = new Set<BotFormField>()
  for (;;) {
    const read = readSubmission({ ...form, ...only(FITTING, unread) })
    if (read.ok) return without(read.content, unread)
    const before = unread.size
    for (const { field } of read.problems) unread.add(field)
    if (unread.size === before) throw new Error(`The stand-in for ${[...unread].join(', ')} does not fit.`)
  }
}

function only(form: BotForm, fields: ReadonlySet<BotFormField>): Partial<BotForm> {
  return Object.fromEntries(Object.entries(form).filter(([field]) => isAmong(field, fields)))
}

function without(content: VersionContent, unread: ReadonlySet<BotFormField>): Partial<VersionContent> {
  const { sample, model_example, price_cents, monthly_price_cents, ...rest } = content
  const readable: Partial<VersionContent> = Object.fromEntries(
    Object.entries(rest).filter(([field]) => !isAmong(field, unread)),
  )
  return {
    ...readable,
    ...(unread.has('price') ? {} : { price_cents }),
    ...(unread.has('monthly_price') ? {} : { monthly_price_cents }),
    ...(SAMPLE_FIELDS.some((field) => unread.has(field)) ? {} : { sample }),
    ...(EXAMPLE_FIELDS.some((field) => unread.has(field)) ? {} : { model_example }),
  }
}

function isAmong(name: string, fields: ReadonlySet<string>): boolean {
  return fields.has(name)
}
