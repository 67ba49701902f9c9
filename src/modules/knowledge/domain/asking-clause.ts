import { normalizeText, tokenize } from './dutch/normalize-word.ts'
import { isSoftWord, isStopWord } from './dutch/word-classes.ts'

/** A word of a question with how much its clause asks, from 0 to 1. */
export type WeightedWord = { word: string; share: number }

const breaks =
  /(?<![.!?;\n])[.!?;\n]+(?=\s|$)|,\s+(?=(?:en |maar |dus |of )?(?:hoe|wat|waar|wanneer|wie|welke?|waarom|hoeveel|kan|kun|kunnen|mag|mogen|moet|moeten|is|zijn|heb|hebben|heeft|doen|doet|krijg|krijgen|komt|komen|zou|zal|ken|gaat|geldt)\b)|(?<!\s)\s+(?:maar|dus|en)\s+(?=(?:nu |dan )?(?:hoe|wat|waar|wanneer|wie|welke?|hoeveel|kan|kun|mag|moet) )/
const asks =
  /^(?:(?:en|maar|dus|of|nou|nu|dan|daarom|mijn vraag|vraag|vraagje|even|ff|hoi|hallo|goedemorgen|goedemiddag|ik vroeg me af|ik vraag me af|weet (?:u|je|jij|iemand)|ik wil(?:de)? (?:graag )?weten)[\s:,]+)*(?:hoe\w*|wat|waar\w*|wanneer|wie|wiens|welke?|hoeveel|op welke|tot (?:wanneer|hoe)|van(?:af)? (?:wanneer|hoe)|vanaf welke?|met (?:wie|wat|welke)|bij wie|voor (?:wie|hoe)|in welke?|is|zijn|kan|kun|kunt|kunnen|mag|mogen|moet|moeten|heb|hebt|heeft|hebben|doen|doet|krijg\w*|komt|komen|gaat|gaan|zit|zitten|geldt|verkopen|zou|zal|zullen|ken|of)\b/
const longFrom = 9
const narrativeShare = 0.4

/**
 * Returns the words of a message with the weight of their clause: in a long message that tells a story around its question, the story counts less.
 * When the
 * asking clause has no word about a subject ('wat nu?'), everything counts.
 */
export function weightedWordsOf(text: string): WeightedWord[] {
  const clauses = clausesOf(text)
  const all = clauses.flatMap(({ words }) => words.map((word) => ({ word, share: 1 })))
  const asking = clauses.filter((clause) => clause.asks)
  const subjects = asking.flatMap(({ words }) => words).filter((word) => !isStopWord(word) && !isSoftWord(word))
  if (all.length < longFrom || asking.length === 0 || asking.length === clauses.length || subjects.length === 0)
    return all
  const share = subjects.length === 1 ? (1 + narrativeShare) / 2 : narrativeShare
  return clauses.flatMap((clause) => clause.words.map((word) => ({ word, share: clause.asks ? 1 : share })))
}

function clausesOf(text: string): { words: string[]; asks: boolean }[] {
  const clauses: { words: string[]; asks: boolean }[] = []
  let rest = text
  while (rest !== '') {
    const found = breaks.exec(rest)
    const end = found ? found.index + found[0].length : rest.length
    const clause = rest.slice(0, end)
    const words = tokenize(clause)
      .filter((token) => !token.isPart)
      .map((token) => token.word)
    if (words.length > 0)
      clauses.push({ words, asks: clause.trimEnd().endsWith('?') || asks.test(normalizeText(clause).trim()) })
    rest = rest.slice(end)
  }
  return clauses
}
