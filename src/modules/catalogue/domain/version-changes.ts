import { canonicalValue, type VersionContent } from './version-content.ts'

/** A part of a version's content that can differ. */
export type ContentField = keyof VersionContent

/** One part that differs between two versions, with both values as text to compare; `before` is empty where there was nothing. */
export interface VersionChange {
  readonly field: ContentField
  readonly before: string
  readonly after: string
}

const FIELDS: readonly ContentField[] = [
  'title',
  'description',
  'long_description',
  'category',
  'pricing_model',
  'price_cents',
  'monthly_price_cents',
  'monthly_execution_limit',
  'prompt_template',
  'api_endpoint',
  'input_fields',
  'needs_model',
  'model_example',
  'sample',
]

/** Parts that only the vendor and administrators may read; a customer sees that they changed, not how. */
export const INNER_FIELDS: readonly ContentField[] = ['prompt_template', 'api_endpoint']

/** Lists the differences between two contents, in the order of the editor; compared with null, every filled-in part is new. */
export function changesBetween(before: VersionContent | null, after: VersionContent): VersionChange[] {
  return FIELDS.flatMap((field) => {
    const old = before ? canonicalValue(before[field]) : null
    if (old === canonicalValue(after[field])) return []
    const change = { field, before: before ? textOf(field, before) : '', after: textOf(field, after) }
    return change.before === '' && change.after === '' ? [] : [change]
  })
}

function textOf(field: ContentField, content: VersionContent): string {
  if (field === 'input_fields')
    return content.input_fields.fields.map((one) => `${one.label} (${one.type}) ${one.placeholder}`.trim()).join('\n')
  if (field === 'sample') return sampleText(content.sample)
  if (field === 'needs_model') return content.needs_model ? 'ja' : 'nee'
  if (field === 'model_example') return Object.values(content.model_example ?? {}).join('\n→ ')
  const value = content[field]
  if (value === null) return ''
  return field === 'price_cents' || field === 'monthly_price_cents' ? euros(Number(value)) : String(value)
}

function sampleText({ company, pages, questions }: VersionContent['sample']): string {
  const lines = [
    company,
    ...pages.map((page) => `${page.title}: ${page.text}`),
    ...questions.map((one) => [one.question, one.keywords.join(', ')].filter(Boolean).join(' → ')),
  ]
  return lines.filter(Boolean).join('\n')
}

function euros(cents: number): string {
  return `€ ${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
