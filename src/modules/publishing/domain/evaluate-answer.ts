import { findMatchingWords } from './find-matching-words.ts'

/** What makes the answer to a health question good. */
export interface Expectation {
  readonly expectedKeywords: readonly string[]
  readonly forbiddenKeywords: readonly string[]
  /** The question lies outside of the bot, and it should say so. */
  readonly expectsRefusal: boolean
}

/** What was found of an answer: whether it passed, which expected words stood in it, and which that must not. */
export interface AnswerEvaluation {
  readonly passed: boolean
  readonly found: readonly string[]
  readonly wrong: readonly string[]
}

/** The share of expected words that a good answer has at least (ADMIN-09). */
const SHARE_TO_PASS = 0.5

/**
 * Judges an answer: half or more of the expected words stand in it in whatever case (ADMIN-09), none of the forbidden ones, and it refused exactly
 * when it should. Without expected words any answer that is no refusal is good.
 */
export function evaluateAnswer(
  expectation: Expectation,
  answer: { readonly outcome: 'answered' | 'refused'; readonly response: string },
): AnswerEvaluation {
  const found = findMatchingWords(expectation.expectedKeywords, answer.response)
  const wrong = findMatchingWords(expectation.forbiddenKeywords, answer.response)
  if (expectation.expectsRefusal) return { passed: answer.outcome === 'refused' && wrong.length === 0, found, wrong }
  const asked = expectation.expectedKeywords.length
  const enough = asked === 0 ? answer.outcome === 'answered' : found.length >= asked * SHARE_TO_PASS
  return { passed: enough && wrong.length === 0, found, wrong }
}
