import type { Cry } from './cry-for-help.ts'
import type { Danger } from './health-danger.ts'

/** The bot's last question that still waits for an answer: may somebody contact the visitor, or may their details be passed on. */
export type PendingQuestion = 'contact' | 'share_details'

/** The stage of a conversation, from what is stored of it. `open_question` means that an answer of the bot ended with a question of its own. */
export type DialogueStage = 'nothing_asked' | 'open_question' | PendingQuestion

/** The purpose of a message that is no question to the bot's knowledge. */
export type Move =
  | 'yes'
  | 'no'
  | 'acknowledge'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'robot'
  | 'person'
  | 'capabilities'
  | 'announce'
  | 'unclear'
  | 'confused'
  | 'insult'
  | 'apology'
  | 'finished'
  | 'english'
  | 'details'
  | 'complaint'
  | Cry
  | 'delivery'

/** A message as the rules read it; `move` null means a question, which goes to the bot's knowledge. */
export interface Utterance {
  readonly move: Move | null
  /** The same message read as an answer to a yes-or-no question. */
  readonly answer: 'yes' | 'no' | null
  /** The danger to health in a complaint. */
  readonly danger?: Danger | null
}

/** A telephone number, mail address or name that a visitor typed. */
export interface TypedDetails {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
}

/**
 * The state that a reply depends on besides the message: the company's name where one is configured, the stage, and the bot's last words, which are
 * not repeated.
 */
export interface DialogueState {
  readonly company: string | null
  readonly stage: DialogueStage
  readonly lastReply: string | null
  /** The details in this message, or in the one whose details the bot asked about. */
  readonly details: TypedDetails | null
  /** True in the trial chat and in the owner's own test, where nobody can be reached and nothing of the visitor is stored. */
  readonly isRehearsal?: boolean
  /** True when this conversation's details reached the company; only looked up when the visitor asks. */
  readonly isPassedOn?: boolean
  /** The way guests book, as configured: 'telefoon', 'e-mail' or 'online link'. */
  readonly bookingMethod?: string | null
}

/** The facts that a refusal can offer instead of an answer: the topics of the company's pages, and how to reach it. */
export interface CompanyFacts {
  readonly topics: readonly string[]
  readonly phone: string | null
  readonly email: string | null
}

/** The bot's text, what it asks with it, and what follows: the contact form opens, or details are passed on. */
export interface DialogueReply {
  readonly text: string
  readonly asks: PendingQuestion | null
  readonly opensForm: boolean
  readonly sharesDetails: boolean
}
