import type { AnswerSource, PreviousTurn } from '../contract.ts'
import type { ChatEvent } from './read-chat-stream.ts'
import { trialChatText as text } from './trial-chat.text.ts'

/** One turn of the trial chat. */
export interface TrialTurn {
  readonly from: 'visitor' | 'bot'
  readonly text: string
  readonly sources: readonly AnswerSource[]
}

/** Where the trial chat stands. */
export interface TrialChatState {
  readonly turns: readonly TrialTurn[]
  readonly left: number
  /** True from the question until the end of its answer. */
  readonly isAnswering: boolean
  readonly failure: string | null
  /** An answer came literally from the pages: no language model is connected. */
  readonly isFromPages?: boolean
  /** What the bot asked with its last words and still waits for. */
  readonly asks?: PreviousTurn['asks']
}

/** What can happen to the trial chat: the events of a stream, and what happens around one. */
export type TrialChatEvent =
  | ChatEvent
  | {
      readonly event: 'known'
      readonly left: number
      readonly turns?: readonly TrialTurn[]
      readonly asks?: PreviousTurn['asks']
    }
  | { readonly event: 'asked'; readonly question: string }
  | { readonly event: 'turned-down'; readonly message: string; readonly isUsedUp: boolean }
  | { readonly event: 'ended' }

/** The chat after an event. A question that was turned down leaves no turns; an answer that broke off keeps what came and says so. */
export function trialChatAfter(state: TrialChatState, event: TrialChatEvent): TrialChatState {
  switch (event.event) {
    case 'known':
      return { ...state, left: event.left, turns: event.turns ?? state.turns, asks: event.asks ?? null }
    case 'asked':
      return {
        ...state,
        failure: null,
        isAnswering: true,
        turns: [...state.turns, turn('visitor', event.question), turn('bot', '')],
      }
    case 'turned-down':
      return {
        ...state,
        failure: event.message,
        isAnswering: false,
        turns: state.turns.slice(0, -2),
        left: event.isUsedUp ? 0 : state.left,
      }
    case 'start':
      return { ...state, left: event.data.messages_left ?? state.left }
    case 'delta':
      return withAnswer(state, (answer) => ({ ...answer, text: answer.text + event.data.text }))
    case 'sources':
      return withAnswer(state, (answer) => ({ ...answer, sources: event.data.sources }))
    case 'done':
      return {
        ...state,
        isAnswering: false,
        left: event.data.messages_left ?? state.left,
        asks: event.data.asks ?? null,
        ...(event.data.demo ? { isFromPages: true } : {}),
      }
    case 'error':
      return { ...withoutEmptyAnswer(state), isAnswering: false, failure: event.data.message }
    case 'ended':
      return state.isAnswering ? { ...withoutEmptyAnswer(state), isAnswering: false, failure: text.cutOff } : state
  }
}

/** The turn before the next message, which goes along with it: the server keeps no conversation of the trial. */
export function previousTurnOf({ turns, asks = null }: TrialChatState): PreviousTurn | null {
  const [visitor, bot] = turns.slice(-2)
  if (visitor?.from !== 'visitor' || bot?.from !== 'bot') return null
  return { message: visitor.text, reply: bot.text, asks }
}

function turn(from: TrialTurn['from'], content: string): TrialTurn {
  return { from, text: content, sources: [] }
}

function withAnswer(state: TrialChatState, change: (answer: TrialTurn) => TrialTurn): TrialChatState {
  const answer = state.turns.at(-1)
  return answer ? { ...state, turns: [...state.turns.slice(0, -1), change(answer)] } : state
}

function withoutEmptyAnswer(state: TrialChatState): TrialChatState {
  return state.turns.at(-1)?.text === '' ? { ...state, turns: state.turns.slice(0, -1) } : state
}
