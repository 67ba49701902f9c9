import { isThesaurusWord } from './dutch/thesaurus.ts'
import { isOrdinaryWord, isSoftWord, isStopWord } from './dutch/word-classes.ts'

const hoursOf =
  /\b(?:hoe ?laat|wanneer)\b.{0,12}\b(?:gaat|is|sluit|opent)\s+(?:de |het |t )?(\p{L}{3,})(?:\s+\S+){0,5}?\s*(?:$|\?|(?:open|dicht|gesloten|toe)\b)/u

/** Returns true when a question asks the hours of something else ('hoe laat gaat de Zeemeermin dicht'): a name that no page has and no list knows. */
export function asksHoursElsewhere(text: string, isOnPages: (word: string) => boolean): boolean {
  const name = hoursOf.exec(text)?.[1]
  if (name === undefined || isOnPages(name)) return false
  return !isStopWord(name) && !isSoftWord(name) && !isOrdinaryWord(name) && !isThesaurusWord(name)
}
