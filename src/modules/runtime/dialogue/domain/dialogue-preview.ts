import { stageAfter } from './decide-reply.ts'
import type { DialogueState, PendingQuestion, TypedDetails, Utterance } from './dialogue.ts'
import { readUtterance } from './read-utterance.ts'
import { reachableDetails } from './typed-details.ts'

/** The turn before a message, as the page that shows the conversation sends it. */
export interface PreviousTurn {
  readonly message: string
  readonly reply: string
  readonly asks: PendingQuestion | null
}

/** A message in a conversation of which nothing is stored. */
export interface PreviewMessage {
  readonly message: string
  readonly utterance: Utterance
  readonly state: Omit<DialogueState, 'company'>
  /** The message without the mail address and telephone number in it: nobody receives those here. */
  readonly withoutDetails: string
}

const REMOVED = '[weggelaten]'

/** Reads a message of the trial chat, or of an owner's own test, after the turn before it. */
export function readDialoguePreview(
  message: string,
  previous: PreviousTurn | null,
  detect: (text: string) => TypedDetails | null,
): PreviewMessage {
  const typed = reachableDetails(detect(message))
  const isWaiting = !typed && previous?.asks === 'share_details'
  const utterance = readUtterance(message, Object.values(typed ?? {}))
  const details = isWaiting ? reachableDetails(detect(previous.message)) : typed
  const stage = stageAfter(previous && { text: previous.reply, asks: previous.asks })
  const state = { stage, lastReply: previous?.reply ?? null, details, isRehearsal: true }
  const personal = [typed?.email, typed?.phone].filter((detail) => detail !== undefined)
  return {
    message,
    utterance,
    state,
    withoutDetails: personal.reduce((text, detail) => text.replaceAll(detail, REMOVED), message),
  }
}
