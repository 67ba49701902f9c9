import { type ContentField, changesBetween, INNER_FIELDS } from './version-changes.ts'
import type { VersionContent } from './version-content.ts'

/**
 * What a renter is told of one part that differs: both texts, or of what is not his to read (`instructions`, `service`) that it changed.
 * `service` says who answers, `syvo` or `vendor`, when that is what changed.
 */
export interface CustomerChange {
  readonly field:
    | Exclude<ContentField, 'prompt_template' | 'api_endpoint' | 'model_example' | 'sample'>
    | 'instructions'
    | 'service'
  readonly before: string | null
  readonly after: string | null
}

/**
 * What differs between two contents for whoever rents the bot. Prompt and endpoint never come along, and the sample company and the recorded example
 * are left out: they show the bot to strangers and answer none of his visitors.
 */
export function customerChangesBetween(before: VersionContent, after: VersionContent): CustomerChange[] {
  return changesBetween(before, after).flatMap((change): CustomerChange[] => {
    const { field } = change
    if (field === 'prompt_template') return [{ field: 'instructions', before: null, after: null }]
    if (field === 'api_endpoint') return [{ field: 'service', ...answerersOf(before, after) }]
    if (field === 'sample' || field === 'model_example' || INNER_FIELDS.includes(field)) return []
    return [{ field, before: change.before, after: change.after }]
  })
}

function answerersOf(before: VersionContent, after: VersionContent): Pick<CustomerChange, 'before' | 'after'> {
  const [was, is] = [before, after].map((one) => (one.api_endpoint === null ? 'syvo' : 'vendor'))
  return was === is ? { before: null, after: null } : { before: was ?? null, after: is ?? null }
}
