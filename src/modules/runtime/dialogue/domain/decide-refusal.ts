import { adviceOn, withoutAdvice } from './advice.ts'
import { notBooked } from './booking-reply.ts'
import { bookingOf } from './booking-request.ts'
import { withCompany } from './company-name.ts'
import { askToShare } from './decide-reply.ts'
import { refusalBeginnings as beginnings, dialogueText as text } from './dialogue.text.ts'
import type { CompanyFacts, DialogueReply, DialogueState } from './dialogue.ts'
import { type Danger, dangerOf } from './health-danger.ts'
import { isEnglish } from './read-utterance.ts'

/** The text that the bot adds to an answer, and what it asks with it. */
export type Addition = Pick<DialogueReply, 'text' | 'asks'>

/**
 * Returns whether the end of an answer can use facts about the company: for a second refusal, a question how to reach them, a booking or a matter of
 * health.
 */
export function needsFacts(outcome: string, message: string, lastReply: string | null): boolean {
  if (dangerOf(message) !== null || bookingOf(message) !== null) return true
  return outcome === 'refused' && (refusalsBefore(withoutAdvice(lastReply)) > 0 || asksForContact(message))
}

/**
 * Returns what the bot adds to an ended answer: a refusal in place of an answer, or the question whether details in the message may be passed on,
 * which never happens unasked. A danger to health ends with the advice to call or to ask the staff, also after an answer. Null when there is nothing
 * to add.
 */
export function additionTo(
  outcome: string,
  message: string,
  state: DialogueState,
  facts: CompanyFacts | null,
): Addition | null {
  if (outcome !== 'refused' && outcome !== 'answered') return null
  const danger = dangerOf(message)
  const said = sayBeside(outcome, message, state, { facts, danger })
  if (danger === null) return said
  return { text: `${said?.text ?? ''}\n\n${adviceOn(danger, facts?.phone ?? null)}`, asks: said?.asks ?? null }
}

function sayBeside(
  outcome: 'refused' | 'answered',
  message: string,
  state: DialogueState,
  { facts, danger }: { facts: CompanyFacts | null; danger: Danger | null },
): Addition | null {
  if (outcome === 'refused' && danger === 'crisis') return { text: text.crisis, asks: null }
  const booking = bookingOf(message)
  if (outcome === 'refused' && booking !== null) return bookingReply(state, facts)
  if (!state.details && outcome === 'answered')
    return booking === null ? null : { text: `\n\n${text.notBookedYet}`, asks: null }
  // 'Ik heb pijn in mijn pols' asks for no fact.
  if (!state.details && danger === 'health' && !message.includes('?')) return { text: text.pain, asks: 'contact' }
  if (!state.details) return refusalReply(message, { ...state, lastReply: withoutAdvice(state.lastReply) }, facts)
  const ask = askToShare(state)
  // 'Bel me op … over een afspraak' asks for no fact.
  const before = outcome === 'answered' ? '\n\n' : message.includes('?') ? `${text.refusedShort} ` : ''
  return { text: before + ask.text, asks: ask.asks }
}

/** Returns the reply to a booking request: nothing is booked, how to book, and whether the request may be passed on, or the details in it. */
function bookingReply(state: DialogueState, facts: CompanyFacts | null): Addition {
  const said = notBooked(state, facts)
  if (!state.details) return { text: `${said} ${text.passOnBooking}`, asks: 'contact' }
  const ask = askToShare(state)
  return { text: `${said} ${ask.text}`, asks: ask.asks }
}

/**
 * Returns what the bot says when it has no answer, never the same twice in a row. The second time it names topics it knows, the third time how to
 * reach the company; a question for a telephone number or address gets that at once, where it is known.
 */
export function refusalReply(
  message: string,
  { company, lastReply }: Pick<DialogueState, 'company' | 'lastReply'>,
  facts: CompanyFacts | null,
): Addition {
  const before = refusalsBefore(lastReply)
  const topics = facts ? listOf(facts.topics, text.and) : ''
  const contact = facts ? contactOf(facts) : ''
  const second = topics === '' ? text.refusedAgain : text.refusedWithTopics
  const third = contact === '' ? text.refusedOnceMore : text.refusedWithContact
  const inTurn = before === 0 ? text.refused : before === 1 ? second : third
  const special = specialOf(message, { before, third, isContactKnown: contact !== '' })
  const wordings = [...special, inTurn, third]
  const filled = wordings.map((wording) =>
    withCompany(wording, company)
      .replaceAll('{onderwerpen}', () => topics)
      .replaceAll('{bereiken}', () => contact),
  )
  return { text: filled.find((wording) => wording !== lastReply) ?? text.refused, asks: 'contact' }
}

/** Returns the texts for messages that need more than 'not found': English, a question for contact details, or a complaint. */
function specialOf(
  message: string,
  { before, third, isContactKnown }: { before: number; third: string; isContactKnown: boolean },
): readonly string[] {
  if (isEnglish(message)) return [text.english, text.englishAgain]
  if (isContactKnown && asksForContact(message)) return [text.reachableAt]
  if (!COMPLAINT.test(message.slice(0, READ_MAX))) return []
  return before === 0 ? [text.refusedComplaint] : [third]
}

/** Counts the refusals before this one, as far as the next depends on it: none, one, or more. After the third the second follows again. */
function refusalsBefore(lastReply: string | null): 0 | 1 | 2 {
  if (lastReply === null) return 0
  if (lastReply.startsWith(beginnings.second)) return 2
  if (
    lastReply === text.refusedComplaint ||
    lastReply.startsWith(beginnings.first) ||
    lastReply.startsWith(beginnings.third)
  )
    return 1
  return lastReply.startsWith(beginnings.reachable) && lastReply.endsWith(text.offer) ? 1 : 0
}

const READ_MAX = 500

/** Words of disappointed visitors; 'Dat weet ik niet' would disappoint them again. */
const COMPLAINT =
  /(?<!\p{L})(?:klacht(?:en)?|klagen|geld terug|kapot|ontevreden|teleurgesteld|boos|woest|kwaad|nooit aangekomen|niet aangekomen|niet geleverd|te laat|werkt niet|doet het niet|slechte service|opgelicht|schandalig|belachelijk)(?!\p{L})/iu

/** Words that ask how to reach a company. */
const CONTACT_WORDS =
  /(?<!\p{L})(?:telefoon(?:nummer|nr)?|tel(?:nr)?|mobiel(?:e nummer)?|nummer|bellen|e-?mail(?:adres|s)?|mail(?:adres|tje)?|mailen|bereik(?:en|baar)?|contact(?:gegevens)?)(?!\p{L})/iu

function asksForContact(message: string): boolean {
  return message.length <= 160 && CONTACT_WORDS.test(message)
}

function contactOf({ phone, email }: CompanyFacts): string {
  return listOf([...(phone ? [text.callAt(phone)] : []), ...(email ? [text.mailTo(email)] : [])], text.or)
}

function listOf(items: readonly string[], last: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`
}
