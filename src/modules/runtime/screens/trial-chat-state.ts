import { useEffect, useReducer, useRef } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { trialChatText as text } from './trial-chat.text.ts'
import { readStoredTrialChat, storeTrialChat } from './trial-chat-storage.ts'
import { previousTurnOf, type TrialChatState, trialChatAfter } from './trial-chat-turns.ts'
import { FREE_MESSAGES, storedMessagesLeft, storeMessagesLeft, visitorForMessage } from './trial-chat-visitor.ts'

const START: TrialChatState = { turns: [], left: FREE_MESSAGES, isAnswering: false, failure: null }

/** Refusals that hold for today or longer, so that asking again is in vain. */
const CLOSED_CODES: readonly string[] = ['address_limit', 'daily_limit', 'model_missing', 'demo_off']

/**
 * Returns the trial chat of one bot; `ask` resolves to false when the question was refused, so that the form can restore it. `prepare` loads what a
 * question needs, before the first one.
 */
export function useTrialChat(botId: string) {
  const api = useApi()
  const [state, dispatch] = useReducer(trialChatAfter, START)
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => {
    dispatch({ event: 'known', left: storedMessagesLeft(botId), ...readStoredTrialChat(botId) })
    return () => leaving.current?.abort()
  }, [botId])
  const { turns, asks, isAnswering } = state
  useEffect(() => {
    if (!isAnswering && turns.length > 0) storeTrialChat(botId, { turns, asks: asks ?? null })
  }, [botId, turns, asks, isAnswering])
  const ask = async (question: string): Promise<boolean> => {
    const controller = new AbortController()
    leaving.current = controller
    const previous = previousTurnOf(state)
    dispatch({ event: 'asked', question })
    let isStarted = false
    try {
      const { askSampleCompany } = await loadClient()
      for await (const event of askSampleCompany(api, {
        botId,
        visitor: visitorForMessage(),
        message: question,
        previous,
        signal: controller.signal,
      })) {
        isStarted = true
        if ((event.event === 'start' || event.event === 'done') && event.data.messages_left !== undefined)
          storeMessagesLeft(botId, event.data.messages_left)
        dispatch(event)
      }
    } catch (error) {
      if (controller.signal.aborted) return true
      if (!isStarted) return turnDown(error)
    }
    dispatch({ event: 'ended' })
    return true
  }
  const turnDown = (error: unknown): false => {
    const isUsedUp = error instanceof ApiFailure && error.code === 'visitor_limit'
    if (isUsedUp) storeMessagesLeft(botId, 0)
    const isClosed = error instanceof ApiFailure && CLOSED_CODES.includes(error.code)
    dispatch({ event: 'turned-down', isUsedUp, isClosed, message: failureText(error) })
    return false
  }
  return { ...state, ask, prepare: () => void loadClient().catch(() => undefined) }
}

/**
 * Loads the client, whose code is needed for asking but not for viewing the page. A browser may not fetch it again after a failure, so it loads on
 * the first focus.
 */
const loadClient = () => import('./execution-client.ts')

function failureText(error: unknown): string {
  if (error instanceof ApiFailure) return error.message
  return navigator.onLine ? text.tooSlow : text.noConnection
}
