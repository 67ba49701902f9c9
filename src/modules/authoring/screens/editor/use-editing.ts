import { useState } from 'react'

interface Editing {
  readonly botId: string | null
  /** The id that the new bot got here. */
  readonly made: string | null
  readonly isNew: boolean
  readonly count: number
}

/**
 * Returns which editing session the address belongs to: a bot that was created here continues under its id, any other address starts anew.
 * `key` is the same for the whole session.
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
    /** Reports the id of the new bot, before the address holds it. */
    openMadeBot: (made: string) => setState((before) => ({ ...before, made })),
  }
}
