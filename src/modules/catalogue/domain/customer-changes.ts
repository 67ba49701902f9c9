import { type ContentField, changesBetween, INNER_FIELDS } from './version-changes.ts'
import type { VersionContent } from './version-content.ts'

/**
 * A changed part as a customer sees it: both texts, or only that it changed for the parts that a customer may not read (`instructions`, `service`).
 * `service` says what answers, `syvo` or `vendor`, when that changed.
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
 * Lists the differences between two contents for a customer of the bot. Prompt and endpoint are never included, and the sample company and the
 * recorded
 * example are left out: they show the bot to anonymous visitors and answer none of the customer's visitors.
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
