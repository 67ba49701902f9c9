import type { PassageTerms, SearchablePassage } from './analyze-passage.ts'
import type { AnalyzedQuestion } from './analyze-question.ts'
import { type PassageFeatures, slotFit, weighEvidence } from './passage-evidence.ts'

/** A passage with its evidence and its rank among the others: a higher `rank` is better. */
export type RankedPassage<P extends SearchablePassage = SearchablePassage> = {
  passage: P
  rank: number
  features: PassageFeatures
}

// Fitted on the practice and tuning questions, see docs/decisions: which passage holds the fact, of those that share words with the question.
const rankWeights = {
  coverage: 0.24,
  sentence: 0.28,
  page: 0.2,
  exact: 0.04,
  key: 0.03,
  factFit: 0.12,
  questionFit: 0.04,
  questionShare: 0.08,
  headed: 0.04,
} as const

// A page with dozens of products or questions is no context for one of them.
const mostOnPage = 16
const names = Object.keys(rankWeights).filter((name): name is keyof typeof rankWeights => name in rankWeights)
const weights = names.map((name) => [name, rankWeights[name]] as const)

/**
 * Ranks passages for a question, best first. `termsOf` analyses a passage (and may cache); `sourceOf` returns the page of a passage, so that the page
 * counts as context.
 */
export function rankPassages<P extends SearchablePassage>(
  question: AnalyzedQuestion,
  passages: readonly P[],
  termsOf: (passage: P) => PassageTerms,
  sourceOf: (passage: P) => string,
): RankedPassage<P>[] {
  const fitted = passages.map((passage) => {
    const terms = termsOf(passage)
    return { passage, terms, source: sourceOf(passage), fits: question.slots.map((slot) => slotFit(slot, terms)) }
  })
  const bySource = new Map<string, { fits: number[]; passages: number }>()
  for (const { source, fits } of fitted) {
    const known = bySource.get(source)
    bySource.set(source, {
      fits: known ? known.fits.map((fit, index) => Math.max(fit, fits[index] ?? 0)) : fits,
      passages: (known?.passages ?? 0) + 1,
    })
  }
  return fitted
    .map(({ passage, terms, source, fits }) => {
      const page = bySource.get(source)
      const features = weighEvidence(question, terms, fits, page && page.passages <= mostOnPage ? page.fits : fits)
      return { passage, rank: rankOf(features), features }
    })
    .sort((a, b) => b.rank - a.rank)
}

function rankOf(features: PassageFeatures): number {
  let sum = 0
  for (const [name, weight] of weights) sum += weight * features[name]
  return sum
}
