import { dialogueText as text } from './dialogue.text.ts'
import type { DialogueReply, DialogueStage, DialogueState, TypedDetails, Utterance } from './dialogue.ts'

/** The stages in which a message is a turn of the dialogue; in any other it is a question for the bot's knowledge. */
export function stagesWithoutExecution({ move, answer }: Utterance): DialogueStage[] {
  const asked: DialogueStage[] = answer === null ? [] : ['contact', 'share_details']
  if (move === null) return asked
  // The bot's own words may have ended with a question of the model or of a page: its answer is not ours to give.
  if (move === 'yes' || move === 'no' || move === 'acknowledge') return ['nothing_asked', 'contact', 'share_details']
  return ['nothing_asked', 'open_question', 'contact', 'share_details']
}

/** What the bot says to a turn of the dialogue, never the same twice in a row. */
export function decideReply(utterance: Utterance, state: DialogueState): DialogueReply {
  const { move, answer } = utterance
  if (move === 'details') return decideOnDetails(utterance, state)
  if (answer === 'yes' && state.stage === 'contact')
    return say(state, [text.contactYes, text.contactYesAgain], { asks: 'contact', opensForm: true })
  if (answer === 'no' && state.stage === 'contact') return say(state, [text.contactNo, text.contactNoAgain])
  if (answer === 'yes' && state.stage === 'share_details' && state.details)
    return say(state, [text.shared, text.sharedAgain], { sharesDetails: true })
  if (answer === 'no' && state.stage === 'share_details') return say(state, [text.notShared, text.notSharedAgain])
  if (move === 'person') return say(state, [text.person, text.personAgain], { asks: 'contact', opensForm: true })
  return say(state, politeReplies[move ?? 'unclear'])
}

const politeReplies = {
  yes: [text.acknowledge, text.acknowledgeAgain],
  no: [text.contactNo, text.contactNoAgain],
  acknowledge: [text.acknowledge, text.acknowledgeAgain],
  greeting: [text.greeting, text.greetingAgain],
  thanks: [text.thanks, text.thanksAgain],
  goodbye: [text.goodbye, text.goodbyeAgain],
  robot: [text.robot, text.robotAgain],
  capabilities: [text.capabilities, text.capabilitiesAgain],
  announce: [text.announce, text.announceAgain],
  unclear: [text.unclear, text.unclearAgain],
} as const

/** Details that come with a yes to "may somebody contact you" are passed on; any other are asked about first. */
function decideOnDetails({ answer }: Utterance, state: DialogueState): DialogueReply {
  if (answer === 'yes' && (state.stage === 'contact' || state.stage === 'share_details'))
    return say(state, [text.shared, text.sharedAgain], { sharesDetails: true })
  return askToShare(state)
}

/** The question whether details that were typed may be passed on. */
export function askToShare(state: DialogueState): DialogueReply {
  return say(state, [text.askToShare, text.askToShareAgain], { asks: 'share_details' })
}

/** What the bot says when it has no answer: never the same refusal twice in a row. */
export function refusalReply(state: Pick<DialogueState, 'company' | 'lastReply'>): DialogueReply {
  return say(
    { ...state, stage: 'nothing_asked', details: null },
    [text.refused, text.refusedAgain, text.refusedOnceMore],
    { asks: 'contact' },
  )
}

/** Takes the wording after the one that was said last, the first unless one of these was. */
function say(state: DialogueState, wordings: readonly string[], more: Partial<DialogueReply> = {}): DialogueReply {
  const filled = wordings.map((wording) => fill(wording, state))
  const last = filled.findIndex((wording) => state.lastReply?.endsWith(wording))
  const chosen = filled[(last + 1) % filled.length] ?? ''
  return { asks: null, opensForm: false, sharesDetails: false, ...more, text: chosen }
}

function fill(wording: string, { company, details }: DialogueState): string {
  return wording.replaceAll('{bedrijf}', () => company).replaceAll('{gegevens}', () => nameOf(details))
}

function nameOf(details: TypedDetails | null): string {
  if (details?.phone && details.email) return text.yourBoth
  return details?.email ? text.yourEmail : text.yourPhone
}
