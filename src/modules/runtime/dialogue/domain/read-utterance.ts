import { isComplaint } from './complaint.ts'
import { cryIn } from './cry-for-help.ts'
import type { Move, Utterance } from './dialogue.ts'
import * as phrases from './dialogue-phrases.ts'
import * as lists from './dialogue-words.ts'
import { dangerOf } from './health-danger.ts'

const TOKEN = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu
const CHARS_MAX = 160
const TOKENS_MAX = 14

const QUESTION: Utterance = { move: null, answer: null }

type Words = ReadonlySet<string>

/** The words of a message, and whether it is a question. */
interface Message {
  readonly tokens: readonly string[]
  readonly asks: boolean
}

/**
 * Reads the purpose of a message: an answer to a question of the bot, small talk, or the wish for a person. A message is one of these only when every
 * word of it fits; one word more makes it a question, unless it complains or is a cry for help. `details` are the telephone number, mail
 * address and name in it.
 */
export function readUtterance(text: string, details: readonly string[] = []): Utterance {
  const rest = details.reduce((left, detail) => left.replaceAll(detail, ' '), text)
  const cry = cryIn(rest)
  if (cry !== null) return { move: cry, answer: null }
  const utterance = text.length > CHARS_MAX ? QUESTION : readShort(rest, details)
  if (utterance.move !== null || !isComplaint(rest)) return utterance
  return { move: 'complaint', answer: null, danger: dangerOf(rest) }
}

function readShort(rest: string, details: readonly string[]): Utterance {
  const tokens = (rest.match(TOKEN) ?? []).map(lists.normalizeToken)
  const message = { tokens, asks: rest.includes('?') }
  if (tokens.length > TOKENS_MAX) return QUESTION
  if (details.length > 0) return readWithDetails(message)
  if (tokens.length === 0) return { move: 'unclear', answer: null }
  return { move: moveOf(message), answer: answerOf(message) }
}

function readWithDetails(message: Message): Utterance {
  const words = { ...message, tokens: message.tokens.filter((token) => !/^\d+$/.test(token)) }
  const covered = isCovered(words, [
    lists.DETAILS_FILLER,
    lists.FILLER,
    lists.YES,
    lists.NO,
    lists.GREETING,
    lists.THANKS,
  ])
  const answer = isCovered(words, [lists.DETAILS_FILLER, lists.FILLER, lists.YES]) && hasAny(words, lists.YES)
  return { move: covered ? 'details' : null, answer: covered && answer ? 'yes' : null }
}

function moveOf(message: Message): Move | null {
  if (isPhrase(message, CONFUSED)) return 'confused'
  if (isPhrase(message, FINISHED)) return 'finished'
  if (isPhrase(message, APOLOGY)) return 'apology'
  if (isPhrase(message, ASKS_ENGLISH)) return 'english'
  if (asksForDelivery(message)) return 'delivery'
  if (isInsult(message)) return 'insult'
  if (isAboutRobot(message)) return 'robot'
  if (asksForPerson(message)) return 'person'
  if (isAboutCapabilities(message)) return 'capabilities'
  if (isAnnouncement(message)) return 'announce'
  return socialMove(message)
}

const SOCIAL: readonly Words[] = [
  lists.YES,
  lists.NO,
  lists.NOT,
  lists.ACKNOWLEDGE,
  lists.GREETING,
  lists.GREETING_OR_GOODBYE,
  lists.THANKS,
  lists.GOODBYE,
  lists.FILLER,
]

function socialMove(message: Message): Move | null {
  if (isPhrase(message, HOW_ARE_YOU)) return 'greeting'
  if (isWishing(message)) return isGreetingByDay(message) ? 'greeting' : 'goodbye'
  if (!isCovered(message, SOCIAL) || lists.QUESTION_WORDS.has(message.tokens[0] ?? '')) return null
  if (hasAny(message, lists.GOODBYE)) return 'goodbye'
  if (saysNo(message)) return 'no'
  if (hasAny(message, lists.NOT)) return null
  if (hasAny(message, lists.THANKS)) return 'thanks'
  if (hasAny(message, lists.GREETING)) return 'greeting'
  if (hasAny(message, lists.GREETING_OR_GOODBYE)) return message.tokens.length > 2 ? 'goodbye' : 'greeting'
  if (message.asks) return null
  if (hasAny(message, lists.YES)) return 'yes'
  return hasAny(message, lists.ACKNOWLEDGE) ? 'acknowledge' : null
}

/** Returns yes or no to a question of the bot. A question back is neither, and thanks alone are neither: they often mean no, sometimes yes. */
function answerOf(message: Message): 'yes' | 'no' | null {
  if (!isCovered(message, SOCIAL)) return asksForPerson(message) && hasAny(message, lists.CALL) ? 'yes' : null
  if (message.asks || lists.QUESTION_WORDS.has(message.tokens[0] ?? '')) return null
  if (saysNo(message)) return 'no'
  if (hasAny(message, lists.NOT)) return null
  return hasAny(message, lists.YES) ? 'yes' : null
}

function saysNo(message: Message): boolean {
  if (hasAny(message, lists.NO)) return true
  if (hasAny(message, lists.NOT)) return message.tokens.length === 1 || hasAny(message, lists.NOT_NEEDED)
  return message.tokens.includes('lat') && message.tokens.includes('mar')
}

/** Recognizes 'Is het gelukt?', 'is mijn bericht aangekomen?' and 'hebben jullie mijn gegevens?'; a parcel or a payment is a question for the pages. */
function asksForDelivery(message: Message): boolean {
  const first = message.tokens.find((token) => !lists.GREETING.has(token)) ?? ''
  if (!message.asks && !lists.QUESTION_WORDS.has(first)) return false
  const asksWhoHas = ['heb', 'hebt', 'heft', 'heben'].includes(first) && message.tokens.includes('mijn')
  if (!hasAny(message, lists.DELIVERED) && !asksWhoHas) return false
  if (!isCovered(message, [lists.LEFT_BEHIND, lists.DELIVERED, lists.DELIVERY_FILLER, lists.GREETING])) return false
  return hasAny(message, lists.LEFT_BEHIND) || message.tokens.includes('het') || message.tokens.includes('dat')
}

const HOW_ARE_YOU = phrases.HOW_ARE_YOU.map(phrase)
/** Recognizes 'Goede middag' and 'fijne avond nog': the same nouns begin and end a conversation. */
function isWishing(message: Message): boolean {
  if (!hasAny(message, lists.PART_OF_DAY)) return false
  if (!isCovered(message, [...SOCIAL, lists.PART_OF_DAY, lists.GOOD, lists.GOOD_WISHES])) return false
  return hasAny(message, lists.GOOD) || hasAny(message, lists.GOOD_WISHES)
}

function isGreetingByDay(message: Message): boolean {
  return hasAny(message, lists.GOOD) && !hasAny(message, lists.GOODBYE) && !hasAny(message, lists.THANKS)
}

const CONFUSED = phrases.CONFUSED.map(phrase)
const FINISHED = phrases.FINISHED.map(phrase)
const APOLOGY = phrases.APOLOGY.map(phrase)
const ASKS_ENGLISH = phrases.ASKS_ENGLISH.map(phrase)
const CURSES = phrases.CURSES.map(phrase)
/** Returns whether a message is rude and asks nothing; a rude message that also asks something is a question. */
function isInsult(message: Message): boolean {
  if (isPhrase(message, CURSES)) return true
  if (!isCovered(message, [lists.RUDE, lists.RUDE_OF_SOMEBODY, lists.RUDE_FILLER])) return false
  if (hasAny(message, lists.RUDE)) return true
  return !message.asks && hasAny(message, lists.RUDE_OF_SOMEBODY) && lists.RUDE_FRAME.has(message.tokens[0] ?? '')
}

/** Returns whether a message is in English rather than Dutch, judged by its commonest words. */
export function isEnglish(text: string): boolean {
  const tokens = (text.slice(0, CHARS_MAX).match(TOKEN) ?? []).map(lists.normalizeToken)
  const count = (words: Words) => tokens.filter((token) => words.has(token)).length
  return count(lists.ENGLISH) >= 2 && count(lists.ENGLISH) > count(lists.DUTCH)
}

const IDENTITY = phrases.IDENTITY.map(phrase)
function isAboutRobot(message: Message): boolean {
  if (isPhrase(message, IDENTITY)) return true
  if (message.tokens.length === 1 && message.asks) return hasAny(message, lists.ROBOT_OBJECT)
  return (
    isCovered(message, [lists.ROBOT_FRAME, lists.ROBOT_OBJECT, lists.ROBOT_FILLER, lists.GREETING]) &&
    hasAny(message, lists.ROBOT_FRAME) &&
    hasAny(message, lists.ROBOT_OBJECT) &&
    ['ben', 'bent', 'prat', 'praten', 'sprek', 'chat', 'lijn', 'typ', 'dit', 'zijn'].some((word) =>
      message.tokens.includes(word),
    )
  )
}

function asksForPerson(message: Message): boolean {
  const { tokens } = message
  const isAll = isCovered(message, [
    lists.PERSON_OBJECT,
    lists.PERSON_VERB,
    lists.CALL,
    lists.PERSON_FILLER,
    lists.GREETING,
    lists.YES,
    lists.FILLER,
    lists.CONTACT_VERB,
  ])
  if (!isAll) return false
  if (hasAny(message, lists.PERSON_OBJECT))
    return hasAny(message, lists.PERSON_VERB) || tokens.filter((token) => !lists.FILLER.has(token)).length <= 2
  if (hasAny(message, lists.NOT)) return false
  const wantsCall =
    hasAny(message, lists.CALL) &&
    (hasAny(message, lists.ME) || tokens.includes('worden') || tokens.some((token) => token.startsWith('terug')))
  const wantsContact =
    tokens.includes('contact') &&
    (hasAny(message, lists.CONTACT_VERB) ? hasAny(message, lists.ME) || !message.asks : tokens.includes('wil'))
  return wantsCall || wantsContact
}

function isAboutCapabilities(message: Message): boolean {
  const has = (...words: string[]) => words.some((word) => message.tokens.includes(lists.normalizeToken(word)))
  if (message.tokens.length === 1) return has('help', 'hulp', 'opties')
  if (!isCovered(message, [lists.CAPABILITY_FILLER, lists.GREETING])) return false
  if (has('wat') && has('kun', 'kan', 'kunt', 'doe', 'weet') && has('je', 'jij', 'u') && !has('ik')) return true
  if (
    has('vragen') &&
    has('kan', 'mag', 'kun') &&
    has('wat', 'waar', 'waarover', 'alles') &&
    has('ik') &&
    has('je', 'jou', 'u', 'allemaal', 'hier', 'waarover', 'over')
  )
    return true
  if (has('waarmee', 'waar') && has('kun', 'kan', 'kunt') && has('je', 'jij', 'u')) return true
  return has('hoe') && has('werkt') && has('dit', 'deze')
}

function isAnnouncement(message: Message): boolean {
  const has = (...words: string[]) => words.some((word) => message.tokens.includes(lists.normalizeToken(word)))
  if (!isCovered(message, [lists.ANNOUNCE_FILLER, lists.GREETING])) return false
  if (has('vraag', 'vraagje')) return !has('wat') || has('mag')
  if (has('vragen')) return has('iets', 'wat') && has('mag', 'wil', 'wou', 'wilde', 'zou', 'kan', 'even', 'effe', 'ff')
  if (has('helpen')) return has('kun', 'kan', 'kunt') && has('me', 'mij') && !has('wat', 'jullie')
  return has('hulp') && has('nodig', 'zoek')
}

function isCovered(message: Message, sets: readonly Words[]): boolean {
  return message.tokens.every((token) => sets.some((set) => set.has(token)))
}

function hasAny(message: Message, set: Words): boolean {
  return message.tokens.some((token) => set.has(token))
}

function phrase(text: string): string {
  return (text.match(TOKEN) ?? []).map(lists.normalizeToken).join(' ')
}

/** Returns whether a message is one of these phrases, with or without a greeting before it. */
function isPhrase(message: Message, known: readonly string[]): boolean {
  const from = message.tokens.findIndex((token) => !lists.GREETING.has(token))
  return from >= 0 && known.includes(message.tokens.slice(from).join(' '))
}
