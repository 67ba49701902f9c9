import { useState } from 'react'

interface Editing {
  readonly botId: string | null
  /** The number that the new bot got here. */
  readonly made: string | null
  readonly isNew: boolean
  readonly count: number
}

/**
 * Which editing this is while the address changes under it: a bot that was made here goes on under its number, everything else begins anew.
 * `key` is the same for as long as it is the same editing.
 */
export function useEditing(botId: string | null) {
  const [state, setState] = useState<Editing>({ botId, made: null, isNew: botId === null, count: 0 })
  let now = state
  if (state.botId !== botId) {
    const goesOn = state.isNew && state.botId === null && botId === state.made
    now = goesOn ? { ...state, botId } : { botId, made: null, isNew: botId === null, count: state.count + 1 }
    setState(now)
  }
  return {
    key: now.count,
    isNew: now.isNew,
    /** Told of the number that the new bot got, before the address says so. */
    openMadeBot: (made: string) => setState((before) => ({ ...before, made })),
  }
}
