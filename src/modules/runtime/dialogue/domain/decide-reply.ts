import { adviceOn, withoutAdvice } from './advice.ts'
import { withCompany } from './company-name.ts'
import type { Cry } from './cry-for-help.ts'
import { rehearsalText, dialogueText as text } from './dialogue.text.ts'
import type {
  DialogueReply,
  DialogueStage,
  DialogueState,
  PendingQuestion,
  TypedDetails,
  Utterance,
} from './dialogue.ts'

/** Returns the stage of a conversation after the bot's last words, as `app.begin_chat_turn` decides it for a stored one. */
export function stageAfter(last: { text: string; asks: PendingQuestion | null } | null): DialogueStage {
  if (!last) return 'nothing_asked'
  return last.asks ?? (last.text.endsWith('?') ? 'open_question' : 'nothing_asked')
}

/** Returns the stages in which a message is a turn of the dialogue; in any other it is a question for the bot's knowledge. */
export function stagesWithoutExecution({ move, answer }: Utterance): DialogueStage[] {
  const asked: DialogueStage[] = answer === null ? [] : ['contact', 'share_details']
  if (move === null) return asked
  // The bot's last words may end with a question of the model or of a page, which the dialogue must not answer.
  if (move === 'yes' || move === 'no' || move === 'acknowledge') return ['nothing_asked', 'contact', 'share_details']
  return ['nothing_asked', 'open_question', 'contact', 'share_details']
}

/** Returns the bot's reply to a turn of the dialogue, never the same twice in a row. */
export function decideReply(utterance: Utterance, state: DialogueState): DialogueReply {
  const { move, answer } = utterance
  if (isCry(move)) return sayWhoHelps(move, state)
  if (move === 'details') return decideOnDetails(utterance, state)
  if (answer === 'yes' && state.stage === 'contact')
    return say(state, ['contactYes', 'contactYesAgain'], { asks: 'contact', opensForm: true })
  if (answer === 'no' && state.stage === 'contact') return say(state, ['contactNo', 'contactNoAgain'])
  if (answer === 'yes' && state.stage === 'share_details' && state.details)
    return say(state, ['shared', 'sharedAgain'], { sharesDetails: true })
  if (answer === 'no' && state.stage === 'share_details') return say(state, ['notShared', 'notSharedAgain'])
  if (move === 'complaint') return decideOnComplaint(utterance, state)
  if (move === 'delivery') return confirmDelivery(state)
  if (move === 'insult') return say(state, ['insult', 'insultAgain'], { asks: 'contact' })
  if (move === 'english') return say(state, ['english', 'englishAgain'], { asks: 'contact' })
  if (move === 'person') return say(state, ['person', 'personAgain'], { asks: 'contact', opensForm: true })
  return say(state, politeReplies[move ?? 'unclear'])
}

/** Returns whether a message is a cry for help, which is answered whatever limit is used up. */
export function isCryForHelp({ move }: Utterance): boolean {
  return isCry(move)
}

function isCry(move: Utterance['move']): move is Cry {
  return move === 'emergency' || move === 'crisis' || move === 'abuse' || move === 'assault'
}

/** Names who helps now. Asks nothing and opens no form. */
function sayWhoHelps(cry: Cry, state: DialogueState): DialogueReply {
  const reply = say(state, [cry, `${cry}Again`])
  return cry === 'crisis' ? { ...reply, text: `${reply.text}\n\n${adviceOn(cry, null)}` } : reply
}

const politeReplies = {
  yes: ['acknowledge', 'acknowledgeAgain'],
  no: ['contactNo', 'contactNoAgain'],
  acknowledge: ['acknowledge', 'acknowledgeAgain'],
  greeting: ['greeting', 'greetingAgain'],
  thanks: ['thanks', 'thanksAgain'],
  goodbye: ['goodbye', 'goodbyeAgain'],
  robot: ['robot', 'robotAgain'],
  capabilities: ['capabilities', 'capabilitiesAgain'],
  announce: ['announce', 'announceAgain'],
  unclear: ['unclear', 'unclearAgain'],
  confused: ['confused', 'confusedAgain'],
  apology: ['contactNo', 'contactNoAgain'],
  finished: ['finished', 'finishedAgain'],
} as const

/** Answers whether the visitor's details reached the company; the trial chat passes nothing on, so it offers nothing either. */
function confirmDelivery(state: DialogueState): DialogueReply {
  if (state.isPassedOn) return say(state, ['delivered', 'deliveredAgain'])
  return say(state, ['notDelivered', 'notDeliveredAgain'], { asks: state.isRehearsal ? null : 'contact' })
}

/** Passes on details that come with a yes to "may somebody contact you"; asks first about any other. */
function decideOnDetails({ answer }: Utterance, state: DialogueState): DialogueReply {
  if (answer === 'yes' && (state.stage === 'contact' || state.stage === 'share_details'))
    return say(state, ['shared', 'sharedAgain'], { sharesDetails: true })
  return askToShare(state)
}

/** Apologizes once and offers a person, or asks whether details in the message may be passed on; never quotes a page. */
function decideOnComplaint({ danger }: Utterance, state: DialogueState): DialogueReply {
  const ask = state.details ? askToShare(state) : null
  const reply = ask
    ? { ...ask, text: `${text.sorry} ${ask.text}` }
    : say(state, ['complaint', 'complaintAgain'], { asks: 'contact' })
  return danger ? { ...reply, text: `${reply.text}\n\n${adviceOn(danger, null)}` } : reply
}

/** Asks whether the typed details may be passed on. */
export function askToShare(state: DialogueState): DialogueReply {
  return say(state, ['askToShare', 'askToShareAgain'], { asks: 'share_details' })
}

/** Replies in place of 'shared' when the account cannot store another lead. */
export function replyNotStored(state: DialogueState): DialogueReply {
  return say(state, ['notStored', 'notStoredAgain'])
}

/** Returns the text after the one that was used last, or the first when none of these was. */
function say(state: DialogueState, names: readonly Wording[], more: Partial<DialogueReply> = {}): DialogueReply {
  const filled = names.map((name) => fill(wordingOf(name, state), state))
  const lastReply = withoutAdvice(state.lastReply)
  const last = filled.findIndex((wording) => lastReply?.endsWith(wording))
  const chosen = filled[(last + 1) % filled.length] ?? ''
  return { asks: null, opensForm: false, sharesDetails: false, ...more, text: chosen }
}

type Wording = { [Name in keyof typeof text]: (typeof text)[Name] extends string ? Name : never }[keyof typeof text]

function wordingOf(name: Wording, { isRehearsal }: DialogueState): string {
  const rehearsed: Partial<Record<Wording, string>> = rehearsalText
  return (isRehearsal ? rehearsed[name] : undefined) ?? text[name]
}

function fill(wording: string, { company, details }: DialogueState): string {
  return withCompany(wording, company).replaceAll('{gegevens}', () => nameOf(details))
}

function nameOf(details: TypedDetails | null): string {
  if (details?.phone && details.email) return text.yourBoth
  return details?.email ? text.yourEmail : text.yourPhone
}
