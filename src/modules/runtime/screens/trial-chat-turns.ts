import type { AnswerSource, PreviousTurn } from '../contract.ts'
import type { ChatEvent } from './read-chat-stream.ts'
import { trialChatText as text } from './trial-chat.text.ts'

/** One turn of the trial chat. */
export interface TrialTurn {
  readonly from: 'visitor' | 'bot'
  readonly text: string
  readonly sources: readonly AnswerSource[]
}

/** The state of the trial chat. */
export interface TrialChatState {
  readonly turns: readonly TrialTurn[]
  readonly left: number
  /** True from the question until the end of its answer. */
  readonly isAnswering: boolean
  readonly failure: string | null
  /** The bot takes no more questions today, whatever is left of the free messages; `failure` says why. */
  readonly isClosed?: boolean
  /** An answer was quoted from the pages: no language model is connected. */
  readonly isFromPages?: boolean
  /** The question with which the bot's last reply ended and that still waits for an answer. */
  readonly asks?: PreviousTurn['asks']
}

/** The events of the trial chat: those of a stream, and those around one. */
export type TrialChatEvent =
  | ChatEvent
  | {
      readonly event: 'known'
      readonly left: number
      readonly turns?: readonly TrialTurn[]
      readonly asks?: PreviousTurn['asks']
    }
  | { readonly event: 'asked'; readonly question: string }
  | {
      readonly event: 'turned-down'
      readonly message: string
      readonly isUsedUp: boolean
      readonly isClosed: boolean
    }
  | { readonly event: 'ended' }

/** Returns the chat after an event. A refused question leaves no turns; an interrupted answer keeps its text and says so. */
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
        isClosed: event.isClosed,
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

/** Returns the turn before the next message, which is sent with it: the server stores no trial conversation. */
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
