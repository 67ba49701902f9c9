import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { editorText as text } from './editor.text.ts'
import type { EditorStep } from './editor-step.ts'

type Props = {
  step: EditorStep
  /** The line with the save status. */
  line: ReactNode
  /** Further controls of this step. */
  extra?: ReactNode
  isSaving: boolean
  isSubmitting: boolean
  onPointerDown: () => void
  onStep: (step: EditorStep) => void
  onSave: () => void
  onSubmit: () => void
}

const BEFORE = { 2: 1, 3: 2, 4: 3 } as const
const AFTER = { 1: 2, 2: 3, 3: 4 } as const

/** Shows the bar that stays in view: back, save, next, and the save status. Labels quoted in the specification are literal (AMB-110). */
export function EditorBar(props: Props) {
  const { step, line, extra, isSaving, isSubmitting, onPointerDown, onStep, onSave, onSubmit } = props
  return (
    <div className="editor-bar" onPointerDown={onPointerDown}>
      {line}
      {extra}
      <div className="editor-bar-buttons">
        {step !== 1 && (
          <Button variant="line" onClick={() => onStep(BEFORE[step])}>
            {text.previous}
          </Button>
        )}
        <Button variant="line" lang="en" title={text.saveDraftHint} pending={isSaving} onClick={onSave}>
          {text.saveDraft}
        </Button>
        {step !== 4 ? (
          <Button onClick={() => onStep(AFTER[step])}>{text.next}</Button>
        ) : (
          <Button
            lang={isSubmitting ? undefined : 'en'}
            pending={isSubmitting}
            pendingLabel={text.submitting}
            onClick={onSubmit}
          >
            {text.submit}
          </Button>
        )}
      </div>
    </div>
  )
}
