import { stemDutch } from './stem-dutch.ts'
import { ordinaryWords as ordinaryList } from './words/ordinary-words.ts'
import { softWords as softList } from './words/soft-words.ts'
import { stopWords } from './words/stop-words.ts'

const stops = new Set(stopWords.trim().split(/\s+/))
const softWords = new Set(softList.trim().split(/\s+/))
const softStems = new Set([...softWords].map(stemDutch))

const ordinaryWords = new Set(ordinaryList.trim().split(/\s+/))
const ordinaryStems = new Set([...ordinaryWords].map(stemDutch))

/** Returns true for words of any conversation ('krokant', 'meesleuren'): no sign of another subject when no page has them. */
export function isOrdinaryWord(word: string): boolean {
  if (ordinaryWords.has(word) || ordinaryStems.has(stemDutch(word))) return true
  // 'Korter', 'leuks', 'duurste': degrees of an ordinary quality.
  const base = /^(.{3,}?)(?:ere?|ste?|s)$/.exec(word)?.[1]
  return base !== undefined && (softStems.has(stemDutch(base)) || ordinaryStems.has(stemDutch(base)))
}

/** Returns true for words that say nothing about a subject: articles, pronouns, auxiliaries, greetings, also in dialect and chat spelling. */
export function isStopWord(word: string): boolean {
  return stops.has(word) || (word.length === 1 && !/\d/.test(word))
}

/** Returns true for words that every subject shares ('nieuw', 'maken', 'vandaag'): useful when they match, no sign of another subject when not. */
export function isSoftWord(word: string): boolean {
  return softWords.has(word) || softStems.has(stemDutch(word))
}

/** Every word of the classes, for distinguishing a typing error from an unknown word. */
export const commonWords: readonly string[] = [...stops, ...softWords, ...ordinaryWords]
