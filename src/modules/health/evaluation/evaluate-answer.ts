import { findMatchingWords } from '#modules/authoring/contract.ts'

/** The expectation of the answer to a health question. */
export interface Expectation {
  readonly expectedKeywords: readonly string[]
  readonly forbiddenKeywords: readonly string[]
  /** Whether the question is out of scope and the bot should refuse it. */
  readonly expectsRefusal: boolean
}

/** The evaluation of an answer: whether it passed, which expected words it holds, and which forbidden ones. */
export interface AnswerEvaluation {
  readonly passed: boolean
  readonly found: readonly string[]
  readonly wrong: readonly string[]
}

/** The smallest share of expected words in a good answer (ADMIN-09). */
const SHARE_TO_PASS = 0.5

/**
 * Evaluates an answer: it must hold half or more of the expected words in any case (ADMIN-09) and none of the forbidden ones, and refuse exactly
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
