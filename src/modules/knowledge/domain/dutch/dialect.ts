import { normalizeText } from './normalize-word.ts'
import { dialectWords } from './words/dialect-words.ts'

const standard = new Map<string, readonly string[]>()
for (const line of dialectWords.trim().split(/[|\n]/)) {
  // Of several standard words the first is the likeliest.
  const [from = '', to = ''] = normalizeText(line).split(' ')
  if (from !== '' && to !== '' && !standard.has(from)) standard.set(from, to.split('_'))
}

const shifts: readonly (readonly [RegExp, string])[] = [
  [/ie/, 'ij'],
  [/uu/, 'ui'],
  [/oa|ao/, 'aa'],
  [/oe/, 'ui'],
  [/eu/, 'oo'],
  [/oe/, 'oo'],
  [/ae/, 'ee'],
  [/aai/, 'ei'],
  [/(?<=[^aeiou])n$/, 'en'],
  [/e$/, 'en'],
]

/** Returns the standard words for a written dialect or chat word; undefined when it is none. */
export function standardFor(word: string): readonly string[] | undefined {
  return standard.get(word)
}

/** Returns the standard words that a dialect word may be by its vowels ('pries': prijs, 'huus': huis); none when nothing shifts. */
export function dialectVariants(word: string): string[] {
  if (word.length < 4) return []
  return [...new Set(shifts.map(([from, to]) => word.replace(from, to)).filter((variant) => variant !== word))]
}
