import { formatDate, formatTime } from '#ui/format/date.ts'
import type { DraftState } from './draft-autosave.ts'
import { editorText as text } from './editor.text.ts'

type Props = {
  state: DraftState
  /** Whether an existing bot was opened: until something is typed there is nothing to report. */
  isOpened: boolean
  /** How many fields hold a shown problem. A draft stores them as typed, and cannot be submitted. */
  wrongFields: number
}

/** Shows whether the typed text has reached the server, in one line that is announced when it changes. */
export function SaveStatus(props: Props) {
  const { state, isOpened, wrongFields } = props
  const isStill = !state.isDirty && (state.savedAt !== null || isOpened)
  return (
    <p
      className="save-line"
      data-state={isStill ? (wrongFields > 0 ? 'wrong' : 'still') : stateOf(state)}
      role="status"
      aria-live="polite"
    >
      {lineOf(props)}
    </p>
  )
}

/** Returns the shown state; with nothing typed and nothing saved it looks like waiting. */
function stateOf({ isDirty, saving }: DraftState): DraftState['saving'] {
  return isDirty ? saving : 'waiting'
}

function lineOf({ state, isOpened, wrongFields }: Props): string {
  const { isDirty, saving, refusal, savedAt } = state
  if (isDirty && saving === 'failed') return text.failed
  if (isDirty && saving === 'refused') return text.refused(refusal ?? text.unknownProblem)
  if (isDirty) return text.notSaved
  if (savedAt === null) return isOpened ? '' : text.notSaved
  const isToday = formatDate(savedAt) === formatDate(new Date())
  const when = isToday
    ? text.savedAt(formatTime(savedAt))
    : text.savedOn(`${formatDate(savedAt)}, ${formatTime(savedAt)}`)
  return wrongFields > 0 ? text.savedAsTyped(when, wrongFields) : when
}
