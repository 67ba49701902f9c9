import { isStopWord } from './dutch/word-classes.ts'

const determiners = new Set(
  'de het een mijn me mn jullie uw je jouw ons onze zijn haar hun dit dat deze die geen welke welk zo zon elk elke ieder iedere veel meer hoeveel aan voor met van op in bij naar uit'.split(
    ' ',
  ),
)
const subjects = new Set('ik je jij u jullie we wij ze zij hij het men gij'.split(' '))

/**
 * Returns whether a word is in the position of a verb: before its subject ('schuift het'), or as an infinitive at the end or after 'te' without a
 * determiner before it.
 */
export function isVerbPosition(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  const after = words[at + 1]
  if (before === 'te') return true
  if (determiners.has(before)) return false
  if (after !== undefined && subjects.has(after) && (at === 0 || isStopWord(before))) return true
  return /[^aeiou]en$/.test(word) && (after === undefined || isStopWord(after)) && at > 1
}
