import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import type { DraftAutosave, DraftState } from './draft-autosave.ts'
import { fieldLabel, conflictText as text } from './editor.text.ts'
import { formChanges } from './form-changes.ts'

/** Shows how two tabs changed the same draft, side by side, and asks which one stays. Until then nothing is saved and nothing lost. */
export function ConflictDialog({ autosave, state }: { autosave: DraftAutosave; state: DraftState }) {
  const [putOff, setPutOff] = useState<object | null>(null)
  const { conflict, form } = state
  if (!conflict) return null
  const changes = formChanges(form, conflict.form)
  const when = conflict.savedAt === null ? '' : `op ${formatDateTime(conflict.savedAt)}`
  return (
    <>
      <Notice
        tone="attention"
        live
        action={
          <Button variant="line" size="small" onClick={() => setPutOff(null)}>
            {text.choose}
          </Button>
        }
      >
        {text.pending}
      </Notice>
      <Dialog
        open={putOff !== conflict}
        onClose={() => setPutOff(conflict)}
        size="wide"
        title={text.title}
        description={text.text(when)}
        actions={
          <>
            <Button data-autofocus onClick={() => autosave.resolveConflict('mine')}>
              {text.keepMine}
            </Button>
            <Button variant="line" onClick={() => autosave.resolveConflict('theirs')}>
              {text.takeTheirs}
            </Button>
            <Button variant="quiet" onClick={() => setPutOff(conflict)}>
              {text.later}
            </Button>
          </>
        }
      >
        <ul className="plain-list differences">
          {changes.map((change) => (
            <li key={change.field}>
              <h3>{fieldLabel[change.field]}</h3>
              <div className="difference">
                <Side title={text.mine} value={change.mine} />
                <Side title={text.theirs} value={change.theirs} />
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function Side({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <p className="small soft">{title}</p>
      <p className="difference-text">{value === '' ? <span className="soft">{text.empty}</span> : value}</p>
    </div>
  )
}
