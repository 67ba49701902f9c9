import { analyzePassage, type SearchablePassage } from './analyze-passage.ts'
import { tokenize } from './dutch/normalize-word.ts'
import { compoundSplitter, type Vocabulary } from './vocabulary.ts'

/** The inverted index of a configuration: per stem the numbers (positions in the given list) of the passages that hold it. */
export type BuiltIndex = { vocabulary: Vocabulary; postings: Map<string, number[]> }

const stepSize = 200

/**
 * Builds the index of all passages of a configuration. A generator, so that the caller can run other work between steps: it
 * yields after every 200 passages, and returns the index.
 */
export function* buildIndex(passages: readonly SearchablePassage[]): Generator<void, BuiltIndex> {
  const words = new Map<string, number>()
  for (const [number, passage] of passages.entries()) {
    const own = new Set(
      tokenize(`${passage.title} ${passage.heading} ${passage.question} ${passage.text}`).map((token) => token.word),
    )
    for (const word of own) words.set(word, (words.get(word) ?? 0) + 1)
    if (number % stepSize === stepSize - 1) yield
  }
  const split = compoundSplitter(words)
  const postings = new Map<string, number[]>()
  for (const [number, passage] of passages.entries()) {
    for (const stem of analyzePassage(passage, split).strengths.keys()) {
      const list = postings.get(stem)
      if (list) list.push(number)
      else postings.set(stem, [number])
    }
    if (number % stepSize === stepSize - 1) yield
  }
  const stems = new Map([...postings].map(([stem, numbers]) => [stem, numbers.length]))
  return { vocabulary: { words, stems, passageCount: passages.length }, postings }
}

/** Builds an index in one go; for small sets and tests. */
export function buildIndexAtOnce(passages: readonly SearchablePassage[]): BuiltIndex {
  const building = buildIndex(passages)
  let step = building.next()
  while (!step.done) step = building.next()
  return step.value
}
