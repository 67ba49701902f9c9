import { DiffText } from './diff-text.tsx'
import { FIELD_NAMES, MODEL_LABELS, detailsText as text } from './review-details.text.ts'
import './version-change.css'

/** Parts that are compared in full, word by word; the others are short enough for a before and an after. */
const LONG_FIELDS = ['description', 'long_description', 'prompt_template', 'input_fields', 'sample']

type Props = { change: { readonly field: string; readonly before: string; readonly after: string } }

/** Shows one changed part of a version, for its vendor and for the reviewer. */
export function VersionChange({ change }: Props) {
  return (
    <div className="version-change">
      <h3>{FIELD_NAMES[change.field] ?? change.field}</h3>
      {LONG_FIELDS.includes(change.field) ? (
        <DiffText before={change.before} after={change.after} isCode={change.field === 'prompt_template'} />
      ) : (
        <dl className="version-swap">
          <dt>{text.before}</dt>
          <dd>
            <del>{shownValue(change.field, change.before)}</del>
          </dd>
          <dt>{text.after}</dt>
          <dd>
            <ins>{shownValue(change.field, change.after)}</ins>
          </dd>
        </dl>
      )}
    </div>
  )
}

/** Returns a short value in words; a model is stored as its code. */
function shownValue(field: string, value: string): string {
  return (field === 'pricing_model' ? MODEL_LABELS[value] : value) || text.nothing
}
