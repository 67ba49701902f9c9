import type { BotForm, BotFormField } from '../../contract.ts'

const FIELDS = [
  'title',
  'description',
  'long_description',
  'category',
  'pricing_model',
  'price',
  'monthly_price',
  'monthly_execution_limit',
  'prompt_template',
  'api_endpoint',
  'input_fields',
  'needs_model',
  'example_input',
  'example_output',
  'sample_company',
  'sample_pages',
  'sample_questions',
  'publish',
] as const satisfies readonly BotFormField[]

/** A field in which two forms differ, with both values as text. */
export interface FormChange {
  readonly field: BotFormField
  readonly mine: string
  readonly theirs: string
}

/** Returns whether two forms are equal to the letter. */
export function isSameForm(one: BotForm, other: BotForm): boolean {
  return one === other || FIELDS.every((field) => isSame(one[field], other[field]))
}

/** Lists the differences between two forms, in the order of the editor. */
export function formChanges(mine: BotForm, theirs: BotForm): FormChange[] {
  return FIELDS.filter((field) => !isSame(mine[field], theirs[field])).map((field) => ({
    field,
    mine: textOf(mine[field]),
    theirs: textOf(theirs[field]),
  }))
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other)
}

function textOf(value: BotForm[BotFormField]): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'aan' : 'uit'
  return value.map((one) => Object.values(one).join(': ')).join('\n')
}
