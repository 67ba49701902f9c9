import { generalKnowledgeWords } from './words/general-knowledge-words.ts'
import { otherCompanyNames } from './words/other-company-names.ts'

/** Whether a question names another company (`elsewhere`) or something of the world at large (`general`): 1 when it does, else 0. */
export type UnrelatedNames = { elsewhere: number; general: number }

const namesOf = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .map((name) => name.replaceAll('_', ' ')),
  )
const elsewhere = namesOf(otherCompanyNames)
const general = namesOf(generalKnowledgeWords)
const mostWords = 4

/** Finds such names among the words of a question; a name on the company's own pages does not count. */
export function findUnrelatedNames(words: readonly string[], isOnPages: (word: string) => boolean): UnrelatedNames {
  const found = { elsewhere: 0, general: 0 }
  for (let at = 0; at < words.length; at++) {
    let name = ''
    for (let end = at; end < Math.min(at + mostWords, words.length); end++) {
      name = end === at ? (words[end] ?? '') : `${name} ${words[end]}`
      const kind = elsewhere.has(name) ? 'elsewhere' : general.has(name) ? 'general' : null
      if (kind && !words.slice(at, end + 1).every(isOnPages)) found[kind] = 1
    }
  }
  return found
}
