import { Button } from '#ui/button.tsx'
import { formatTime } from '#ui/format/date.ts'
import { StatusBadge, type StatusState } from '#ui/status-badge.tsx'
import { type CheckResult, STEP_OF_FIELD } from '../../contract.ts'
import { editorText } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'
import { type EditorStep, stepPath } from './editor-step.ts'
import { isSameForm } from './form-changes.ts'
import { publishText as text } from './publish.text.ts'
import type { Checked, Submission } from './use-submission.ts'

const STATES: Readonly<Record<CheckResult['outcome'], StatusState>> = {
  passed: 'good',
  failed: 'bad',
  warned: 'attention',
  skipped: 'idle',
}

const STEPS: Readonly<Record<CheckResult['key'], EditorStep>> = {
  profile: 4,
  room: 4,
  form: 1,
  runs: 2,
  endpoint: 2,
  price: 2,
  texts: 1,
  prompt_leak: 2,
  out_of_scope: 2,
  dutch: 2,
  sample_questions: 4,
}

/** Shows the checks that the product runs before a human reviews, each with what was found, what to fix and where. */
export function ChecksPart({ submission, path }: { submission: Submission; path: string }) {
  const { form } = useEditorForm()
  const { checked, check } = submission
  return (
    <section className="card card-padded editor-fields" aria-labelledby="editor-checks">
      <div className="editor-part-head">
        <div>
          <h2 id="editor-checks" className="title-22">
            {text.checksTitle}
          </h2>
          <p className="small soft measure">{text.checksNote}</p>
        </div>
        <Button variant="line" pending={check.isPending} pendingLabel={text.checking} onClick={check.start}>
          {text.checkNow}
        </Button>
      </div>
      <div aria-live="polite">
        {checked && (
          <p className="small soft">
            {text.checkedAt(formatTime(checked.at))}{' '}
            {!isSameForm(checked.form, form) && <span className="attention">{text.checksStale}</span>}
          </p>
        )}
        {checked && <p>{verdictOf(checked)}</p>}
      </div>
      {checked && (
        <ul className="plain-list check-list">
          {checked.results.map((result) => (
            <CheckLine key={result.key} result={result} path={path} />
          ))}
        </ul>
      )}
    </section>
  )
}

function verdictOf({ results }: Checked): string {
  const hasFailed = results.some((result) => result.hard && result.outcome === 'failed')
  if (hasFailed) return text.blocked
  // Most bots have no endpoint of their own, so a skipped endpoint check is fine.
  const isFine = results.every(
    ({ key, outcome }) => outcome === 'passed' || (key === 'endpoint' && outcome === 'skipped'),
  )
  return isFine ? text.allFine : text.fineEnough
}

/** Links to what is fixed outside the editor: the vendor's profile and plan. */
function Elsewhere({ check, path }: { check: CheckResult['key']; path: string }) {
  if (check === 'room') return <a href="/developer/pricing">{text.upgrade}</a>
  if (check !== 'profile') return null
  return <a href={`/vendor/profile?redirect=${encodeURIComponent(stepPath(path, 4))}`}>{text.toProfile}</a>
}

function CheckLine({ result, path }: { result: CheckResult; path: string }) {
  const { problems } = useEditorForm()
  const { key, outcome, message, asked, answered } = result
  const [first] = problems
  const step = key === 'form' && first ? STEP_OF_FIELD[first.field] : STEPS[key]
  const needsFix = outcome === 'failed' || outcome === 'warned'
  return (
    <li className="check-line" data-outcome={outcome}>
      <StatusBadge state={STATES[outcome]}>{text.outcome[outcome]}</StatusBadge>
      <div>
        <p>
          <strong>{text.checks[key]}</strong>
        </p>
        <p className={outcome === 'passed' ? 'small soft' : undefined}>{message}</p>
        {needsFix && asked !== undefined && (
          <dl className="check-asked">
            <dt>{text.asked}</dt>
            <dd>{asked}</dd>
            {answered !== undefined && (
              <>
                <dt>{text.answered}</dt>
                <dd>{answered}</dd>
              </>
            )}
          </dl>
        )}
        {needsFix && <Elsewhere check={key} path={path} />}
        {needsFix && step !== 4 && <a href={stepPath(path, step)}>{text.fixIn(editorText.stepTitles[step])}</a>}
      </div>
    </li>
  )
}
