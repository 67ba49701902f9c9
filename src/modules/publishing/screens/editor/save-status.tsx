import { formatDate, formatTime } from '#ui/format/date.ts'
import type { DraftState } from './draft-autosave.ts'
import { editorText as text } from './editor.text.ts'

type Props = {
  state: DraftState
  /** A bot that was there before: as long as nothing is typed there is nothing to say of it. */
  isOpened: boolean
  /** How many fields hold what is told to be wrong. A draft keeps it as it was typed, and it cannot be submitted. */
  wrongFields: number
}

/** Whether what is typed has reached the server, in one line that is spoken when it changes. */
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

/** Nothing typed and nothing saved looks like what waits. */
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
