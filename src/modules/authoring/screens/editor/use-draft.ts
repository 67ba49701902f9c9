import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { newBrowserId } from '#platform/ids/browser-id.ts'
import { DraftAutosave, type DraftState } from './draft-autosave.ts'
import { type SavedDraft, saveDraft } from './save-draft.ts'
import {
  discardOrphanedForm,
  readOrphanedForm,
  readUnsavedForm,
  saveUnsavedForm,
  type UnsavedForm,
} from './unsaved-form.ts'

type Start = SavedDraft & { readonly botId: string | null }

/** The draft of one editor, with the forms that the browser stored of it. */
export interface Draft {
  readonly autosave: DraftAutosave
  readonly state: DraftState
  /** Whether this tab restored what was typed here before and not saved. */
  readonly isRestored: boolean
  /** The form that another tab left behind, to be restored or discarded. */
  readonly orphanedForm: UnsavedForm | null
  readonly restoreOrphanedForm: () => void
  readonly discardOrphanedForm: () => void
}

/**
 * Returns the draft of an editor while it is open. Restores the unsaved form of this tab; saves everything when the page is
 * left, hidden or back on line.
 */
export function useDraft(start: Start, onMade: (botId: string) => void): Draft {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const [initial] = useState(() => {
    const unsaved = readUnsavedForm({ userId, botId: start.botId })
    const autosave = new DraftAutosave({
      start,
      newBotId: newBrowserId,
      save: (draft) => saveDraft(api, draft),
      saveUnsavedForm: (botId, typed) => saveUnsavedForm({ userId, botId }, typed),
      later: (afterMs, run) => {
        const timer = setTimeout(run, afterMs)
        return () => clearTimeout(timer)
      },
      now: () => new Date(),
    })
    if (unsaved) autosave.restore(unsaved)
    const isRestored = autosave.state().isDirty
    return { autosave, isRestored, left: readOrphanedForm({ userId, botId: start.botId }, Date.now()) }
  })
  const { autosave } = initial
  const [left, setLeft] = useState(initial.left)
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state)
  useSaveOnLeave(autosave)
  useEffect(() => autosave.whenMade(onMade), [autosave, onMade])
  return useMemo(() => {
    const drop = () => {
      if (left) discardOrphanedForm(left.key)
      setLeft(null)
    }
    const restoreUnsaved = () => {
      if (left) autosave.restore(left)
      drop()
    }
    const { isRestored } = initial
    return {
      autosave,
      state,
      isRestored,
      orphanedForm: left,
      restoreOrphanedForm: restoreUnsaved,
      discardOrphanedForm: drop,
    }
  }, [autosave, state, initial, left])
}

/** Saves without waiting for a pause when the page is hidden or left, or when the connection is back. */
function useSaveOnLeave(autosave: DraftAutosave): void {
  useEffect(() => {
    const save = () => void autosave.flush()
    document.addEventListener('visibilitychange', save)
    window.addEventListener('pagehide', save)
    window.addEventListener('online', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('pagehide', save)
      window.removeEventListener('online', save)
      save()
    }
  }, [autosave])
}
