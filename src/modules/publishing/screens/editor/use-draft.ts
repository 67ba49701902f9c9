import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { newBrowserId } from '#platform/ids/browser-id.ts'
import { DraftAutosave, type DraftState } from './draft-autosave.ts'
import { type SavedDraft, saveDraft } from './save-draft.ts'
import { dropLeftBehind, keep, readKept, readLeftBehind, type UnsavedForm } from './unsaved-form.ts'

type Start = SavedDraft & { readonly botId: string | null }

/** The draft of one editor, with what the browser kept of it. */
export interface Draft {
  readonly keeper: DraftAutosave
  readonly state: DraftState
  /** Whether this tab put back what was typed here before and not saved. */
  readonly isRestored: boolean
  /** What another tab left behind, to be taken over or thrown away. */
  readonly leftBehind: UnsavedForm | null
  readonly takeLeftBehind: () => void
  readonly dropLeftBehind: () => void
}

/**
 * The draft of an editor for as long as that is open. What this tab kept is put back by itself; everything typed is saved when the page is
 * left, hidden or back on line.
 */
export function useDraft(start: Start, onMade: (botId: string) => void): Draft {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const [begun] = useState(() => {
    const kept = readKept({ userId, botId: start.botId })
    const keeper = new DraftAutosave({
      start,
      newBotId: newBrowserId,
      save: (draft) => saveDraft(api, draft),
      keep: (botId, typed) => keep({ userId, botId }, typed),
      later: (afterMs, run) => {
        const timer = setTimeout(run, afterMs)
        return () => clearTimeout(timer)
      },
      now: () => new Date(),
    })
    if (kept) keeper.restore(kept)
    const isRestored = keeper.state().isDirty
    return { keeper, isRestored, left: readLeftBehind({ userId, botId: start.botId }, Date.now()) }
  })
  const { keeper } = begun
  const [left, setLeft] = useState(begun.left)
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  useSavesOnLeave(keeper)
  useEffect(() => keeper.whenMade(onMade), [keeper, onMade])
  return useMemo(() => {
    const drop = () => {
      if (left) dropLeftBehind(left.key)
      setLeft(null)
    }
    const take = () => {
      if (left) keeper.restore(left)
      drop()
    }
    const { isRestored } = begun
    return { keeper, state, isRestored, leftBehind: left, takeLeftBehind: take, dropLeftBehind: drop }
  }, [keeper, state, begun, left])
}

/** Nothing waits for its pause when the page is hidden or left, or when the line is back. */
function useSavesOnLeave(keeper: DraftAutosave): void {
  useEffect(() => {
    const save = () => void keeper.flush()
    document.addEventListener('visibilitychange', save)
    window.addEventListener('pagehide', save)
    window.addEventListener('online', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('pagehide', save)
      window.removeEventListener('online', save)
      save()
    }
  }, [keeper])
}
