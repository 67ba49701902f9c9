import type { Danger } from './health-danger.ts'

/** What the bot asked last and still waits for: whether somebody may contact the visitor, or whether their details may be passed on. */
export type PendingQuestion = 'contact' | 'share_details'

/** Where a conversation stands, from what is stored of it. `open_question` means that an answer of the bot ended with a question of its own. */
export type DialogueStage = 'nothing_asked' | 'open_question' | PendingQuestion

/** What a visitor does with a message that is no question to the bot's knowledge. */
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
  | 'emergency'
  | 'delivery'

/** A message as the rules read it; `move` null means a question, which goes to the bot's knowledge. */
export interface Utterance {
  readonly move: Move | null
  /** The same message read as an answer to a yes-or-no question. */
  readonly answer: 'yes' | 'no' | null
  /** The danger to health that a complaint speaks of. */
  readonly danger?: Danger | null
}

/** A telephone number, mail address or name that a visitor typed. */
export interface TypedDetails {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
}

/** What a reply depends on besides the message: the company's name where one is configured, the stage, and the bot's last words, so that it does not repeat itself. */
export interface DialogueState {
  readonly company: string | null
  readonly stage: DialogueStage
  readonly lastReply: string | null
  /** The details in this message, or in the one whose details the bot asked about. */
  readonly details: TypedDetails | null
  /** True in the trial chat and in the owner's own test, where nobody can be reached and nothing of the visitor is kept. */
  readonly isRehearsal?: boolean
  /** Whether this conversation's details reached the company; only looked up where somebody asks. */
  readonly isPassedOn?: boolean
  /** How guests book, as the configuration says: 'telefoon', 'e-mail' or 'online link'. */
  readonly bookingMethod?: string | null
}

/** What a refusal can offer instead of an answer: what the company's pages are about, and how to reach it. */
export interface CompanyFacts {
  readonly topics: readonly string[]
  readonly phone: string | null
  readonly email: string | null
}

/** What the bot says, what it asks with that, and what follows: the contact form opens, or details are passed on. */
export interface DialogueReply {
  readonly text: string
  readonly asks: PendingQuestion | null
  readonly opensForm: boolean
  readonly sharesDetails: boolean
}
