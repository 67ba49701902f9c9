import { formatDate, formatTime } from '#ui/format/date.ts'
import type { DraftState } from './draft-autosave.ts'
import { editorText as text } from './editor.text.ts'

/** Whether what is typed has reached the server, in one line that is spoken when it changes. */
export function SaveStatus({ state, isOpened }: { state: DraftState; isOpened: boolean }) {
  return (
    <p
      className="save-line"
      data-state={state.isDirty || (state.savedAt === null && !isOpened) ? stateOf(state) : 'still'}
      role="status"
      aria-live="polite"
    >
      {lineOf(state, isOpened)}
    </p>
  )
}

/** Nothing typed and nothing saved looks like what waits. */
function stateOf({ isDirty, saving }: DraftState): DraftState['saving'] {
  return isDirty ? saving : 'waiting'
}

/** `isOpened` is a bot that was there before: as long as nothing is typed there is nothing to say of it. */
export function lineOf(state: DraftState, isOpened: boolean, now = new Date()): string {
  const { isDirty, saving, refusal, savedAt } = state
  if (isDirty && saving === 'failed') return text.failed
  if (isDirty && saving === 'refused') return text.refused(refusal ?? text.unknownProblem)
  if (isDirty) return text.notSaved
  if (savedAt === null) return isOpened ? '' : text.notSaved
  const isToday = formatDate(savedAt) === formatDate(now)
  return isToday ? text.savedAt(formatTime(savedAt)) : text.savedOn(`${formatDate(savedAt)}, ${formatTime(savedAt)}`)
}
