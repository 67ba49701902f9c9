import { analyzePassage, type PassageTerms, type SearchablePassage } from './analyze-passage.ts'
import { type AnalyzedQuestion, analyzeQuestion } from './analyze-question.ts'
import { type AnswerPassage, composeExtractiveAnswer, type ExtractiveAnswer } from './compose-extractive-answer.ts'
import { type RankedPassage, rankPassages } from './rank-passages.ts'
import type { Lexicon } from './vocabulary.ts'

/** A passage that can be ranked and answered from; `pageId` groups the passages of one page. */
export type FoundPassage = AnswerPassage & SearchablePassage & { pageId: string }

/** The result of ranking candidates: the ranking, and the answer or refusal that follows from it. */
export type SearchResult<P extends FoundPassage> = {
  question: AnalyzedQuestion
  ranked: RankedPassage<P>[]
  answer: ExtractiveAnswer
}

/**
 * Ranks candidates for an analysed question and composes the extractive answer. `termsOf` may cache
 * analysed passages.
 */
export function rankCandidates<P extends FoundPassage>(
  question: AnalyzedQuestion,
  candidates: readonly P[],
  lexicon: Lexicon,
  options: { termsOf?: (passage: P) => PassageTerms; threshold?: number } = {},
): SearchResult<P> {
  const termsOf = options.termsOf ?? ((passage: P) => analyzePassage(passage, lexicon.split))
  const ranked = rankPassages(question, candidates, termsOf, (passage) => passage.pageId)
  return { question, ranked, answer: composeExtractiveAnswer(question, ranked, lexicon.split, options.threshold) }
}

/** Searches a handful of passages in memory, for example the text fields of a form before they are saved. */
export function searchInMemory<P extends FoundPassage>(
  text: string,
  passages: readonly P[],
  lexicon: Lexicon,
): SearchResult<P> {
  return rankCandidates(analyzeQuestion(text, lexicon), passages, lexicon)
}
