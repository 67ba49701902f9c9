import * as lists from './complaint-words.ts'
import { normalizeToken } from './dialogue-words.ts'

const READ_MAX = 1000
const TOKEN = /[\p{L}\p{N}]+/gu

type Words = ReadonlySet<string>

/** A sentence of a message; `asks` says whether it is a question. */
interface Sentence {
  readonly tokens: readonly string[]
  readonly asks: boolean
}

/**
 * Returns whether a message complains: dissatisfaction together with the visitor's own experience. A question about a possible case ('krijg ik mijn
 * geld terug als het niet past?') is none and is looked up. Time is linear in the message.
 */
export function isComplaint(text: string): boolean {
  return sentencesOf(text.slice(0, READ_MAX)).some(complains)
}

function sentencesOf(text: string): Sentence[] {
  return (text.match(/[^.!?\n;]+[.!?\n;]?/g) ?? []).map((part) => {
    const tokens = (part.match(TOKEN) ?? []).map(normalizeToken)
    const first = tokens.find((token) => !lists.GREETING_FIRST.has(token)) ?? ''
    // 'Wat is dit voor service' and 'wat een rommel' begin like a question and are none.
    const exclaims = first === 'wat' && (tokens.includes('dit') || tokens.includes('en'))
    const isAsking = (lists.ASKING.has(first) && !exclaims) || lists.EXPLAIN.has(first)
    return { tokens, asks: part.endsWith('?') || isAsking }
  })
}

function complains(sentence: Sentence): boolean {
  if (has(sentence, lists.SUPPOSED)) return false
  if (sentence.asks) return asksForRedress(sentence)
  if (has(sentence, lists.LOOKING)) return false
  return (
    isAngry(sentence) ||
    (isBad(sentence) && isExperience(sentence)) ||
    isLeaving(sentence) ||
    isStillWaiting(sentence) ||
    isUnheard(sentence) ||
    isSoonDamaged(sentence) ||
    namesComplaint(sentence)
  )
}

/** Returns whether a question complains all the same, as 'Waarom was de soep koud?' and 'de soep was koud, krijg ik mijn geld terug?' do. */
function asksForRedress(sentence: Sentence): boolean {
  if (has(sentence, lists.LOOKING)) return false
  const first = sentence.tokens.find((token) => !lists.GREETING_FIRST.has(token)) ?? ''
  const isPointed = lists.EXPLAIN.has(first) || has(sentence, lists.REDRESS)
  return isPointed && isBad(sentence) && hasPast(sentence) && !lists.HAPPENED.has(first)
}

function isAngry({ tokens }: Sentence): boolean {
  const isMyself = tokens.includes('ik') && tokens.includes('ben')
  return tokens.some(
    (token, at) => (lists.ANGRY.has(token) || (isMyself && lists.ANGRY_MYSELF.has(token))) && !isDenied(tokens, at),
  )
}

/** Returns whether something is said to be bad; 'niet slecht' is not, 'niet lekker' and 'te laat' are. */
function isBad({ tokens }: Sentence): boolean {
  if ((tokens.includes('viel') || tokens.includes('vielen')) && tokens.includes('tegen')) return true
  return tokens.some((token, at) => {
    if (token === 'har') return tokens[at + 1] === 'in'
    if (lists.BAD.has(token)) return !isDenied(tokens, at)
    if (lists.TOO.has(token)) return tokens[at - 1] === 'te' && !isDenied(tokens, at - 1)
    return lists.NOT_GOOD.has(token) && isDenied(tokens, at)
  })
}

/** Returns whether a word stands within two words after a denial. */
function isDenied(tokens: readonly string[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some((token) => token === 'niet' || token === 'gen')
}

function hasPast(sentence: Sentence): boolean {
  return has(sentence, lists.HAPPENED)
}

function isExperience(sentence: Sentence): boolean {
  const { tokens } = sentence
  // 'Ik was te laat' is the visitor's own fault.
  if (tokens[0] === 'ik' && tokens[1] === 'was') return false
  if (hasPast(sentence)) return true
  if (has(sentence, lists.OWN) && (has(sentence, lists.ORDER) || asksForRefund(tokens))) return true
  return (
    has(sentence, lists.SERVICE) && tokens.some((token) => token === 'julie' || token === 'wat' || token === 'hier')
  )
}

function asksForRefund(tokens: readonly string[]): boolean {
  return tokens.includes('geld') && tokens.some((token) => token.startsWith('terug'))
}

/** Recognizes 'Ik kom hier nooit meer' and 'dit was de laatste keer'. */
function isLeaving({ tokens }: Sentence): boolean {
  const at = tokens.indexOf('noit')
  if (at >= 0 && tokens[at + 1] === 'mer')
    return tokens.some((token) => /^(?:kom|komen|bestel|bestelen|terug|hier)$/.test(token))
  const last = tokens.indexOf('latste')
  return (
    last >= 0 &&
    tokens[last + 1] === 'ker' &&
    tokens.some((token) => token === 'bestel' || token === 'hier' || token === 'kom')
  )
}

/** Recognizes 'Ik wacht al drie weken', 'nog steeds niets gehoord' and 'nooit geleverd'. */
function isStillWaiting(sentence: Sentence): boolean {
  const { tokens } = sentence
  const isLong = tokens.includes('al') && has(sentence, lists.DURATION)
  const isLate = isAfterDays(sentence) && tokens.includes('nog')
  const isStill = tokens.includes('steds') || tokens.includes('noit') || isLong || isLate
  if (!isStill) return false
  if (has(sentence, lists.WAITING)) return true
  const isDenial = tokens.some((token) => ['niet', 'niets', 'niks', 'gen', 'noit'].includes(token))
  const isMissing = tokens.some((token, at) => token === 'niet' && tokens[at + 1] === 'binen')
  return isMissing || (isDenial && has(sentence, lists.RECEIVED))
}

/** Recognizes 'Een gat in mijn trui, al na 1 dag'. */
function isSoonDamaged(sentence: Sentence): boolean {
  return isAfterDays(sentence) && has(sentence, lists.DAMAGE) && has(sentence, lists.IS_NOW)
}

/** Returns whether hours to months have passed: 'na 1 dag', 'na al drie weken'. */
function isAfterDays({ tokens }: Sentence): boolean {
  return tokens.some(
    (token, at) => token === 'na' && tokens.slice(at + 1, at + 4).some((next) => lists.DURATION.has(next)),
  )
}

/** Recognizes 'Ik heb al drie keer gebeld' and 'niemand doet iets'. */
function isUnheard({ tokens }: Sentence): boolean {
  if (tokens.some((token, at) => token === 'niemand' && lists.ACTS.has(tokens[at + 1] ?? ''))) return true
  const often = tokens.some((token, at) => token === 'ker' && lists.OFTEN.has(tokens[at - 1] ?? ''))
  return often && tokens.includes('al') && tokens.some((token) => lists.TRIED.has(token))
}

/** Recognizes 'Ik heb een klacht'; how to file one is a question for the pages. */
function namesComplaint(sentence: Sentence): boolean {
  const { tokens } = sentence
  return tokens.includes('klacht') && tokens.includes('heb') && tokens.includes('ik')
}

function has({ tokens }: Sentence, words: Words): boolean {
  return tokens.some((token) => words.has(token))
}
