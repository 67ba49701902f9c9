import type { AnswerResult } from '../../answering/answer-events.ts'
import type { RunningExecution } from '../../answering/run-execution.ts'
import type { Addition } from '../../dialogue/domain/decide-refusal.ts'
import type { DialogueReply, DialogueState, PendingQuestion } from '../../dialogue/domain/dialogue.ts'
import type { StoredAnswer } from '../../store/turn-store.ts'

/** One message of a conversation and what it belongs to; `converse` carries it out. Each kind of conversation has a file that makes one. */
export interface Turn<Refusal extends string> {
  /** Ends when the reader disconnects. */
  readonly signal: AbortSignal
  /** Checks limits and access, reserves the execution, and searches in the same round trip where the configuration is known. */
  admit(): Promise<Admission<Refusal>>
}

/** The answer of `admit`: the reason why not, or how the turn is answered and where its end is stored. */
export type Admission<Refusal extends string> =
  | { readonly is: 'refused'; readonly reason: Refusal }
  | { readonly is: 'repeated'; readonly id: string; readonly answer: StoredAnswer }
  | DialogueTurn
  | QuestionTurn

/** A turn that the dialogue answers without searching the bot's knowledge. */
export interface DialogueTurn {
  readonly is: 'dialogue'
  readonly id: string
  readonly configId: string | null
  /** Decides the reply and stores it, before the visitor reads it. */
  reply(elapsedMs: () => number): Promise<DialogueReply & { readonly openQuestion?: string }>
}

/** A turn that the bot's knowledge, model or endpoint answers. */
export interface QuestionTurn {
  readonly is: 'question'
  readonly execution: Omit<RunningExecution, 'signal'>
  /** The message as typed and the state of the dialogue, which adds to the answer; null where no dialogue is held. */
  readonly dialogue: { readonly message: string; readonly state: DialogueState } | null
  /** Free messages that are left after this one; null where messages are not counted. */
  readonly messagesLeft: number | null
  /** Stores the end, before the reader learns that the answer is complete. */
  store(end: AnswerEnd): Promise<void>
}

/** The events of a turn, in this order: `refused` alone, or `started`, any number of `text`, and one `end`. */
export type TurnEvent<Refusal extends string> = { readonly type: 'refused'; readonly reason: Refusal } | TurnProgress

/** The events of a turn that was not refused. */
export type TurnProgress =
  | { readonly type: 'started'; readonly id: string; readonly messagesLeft: number | null }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly end: TurnEnd }

/** The end of a turn. `durationMs` counts from the moment that the pipeline took the turn. */
export type TurnEnd = AnswerEnd | DialogueEnd | { readonly by: 'repeated'; readonly answer: StoredAnswer }

/** The end of an answered question. */
export interface AnswerEnd {
  readonly by: 'answer'
  readonly result: AnswerResult
  /** The text that the dialogue adds to the answer, or says in place of one. */
  readonly addition: Addition | null
  /** The dialogue answered a booking request in place of a page, so that no question stayed unanswered. */
  readonly isBooking: boolean
  /** The source of this bot's answers: the vendor's endpoint, the model, or the sentences of the pages. */
  readonly answeredBy: 'endpoint' | 'model' | 'pages'
  readonly configId: string | null
  readonly durationMs: number
}

/** The end of a turn that the dialogue answered. */
export interface DialogueEnd {
  readonly by: 'dialogue'
  readonly text: string
  readonly asks: PendingQuestion | null
  readonly opensForm: boolean
  /** The unanswered question that an opened contact form is about; empty when there is none. */
  readonly openQuestion: string
  readonly configId: string | null
  readonly durationMs: number
}

/** Returns a reply of the dialogue as the result that an execution stores. */
export function resultOfDialogue(text: string): AnswerResult {
  return { outcome: 'answered', text, sources: [], demo: false, tokensIn: 0, tokensOut: 0 }
}

/** Returns the whole text that a visitor reads of an answer; empty when it failed. */
export function textOf({ result, addition }: AnswerEnd): string {
  const said = result.outcome === 'answered' || result.outcome === 'stopped' ? result.text : ''
  return said + (addition?.text ?? '')
}

/** Returns whether an answer costs nothing, because the question stayed unanswered. */
export function isFree({ result }: AnswerEnd): boolean {
  return result.outcome === 'refused' || result.outcome === 'failed'
}
