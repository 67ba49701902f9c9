import type { VersionContent } from '#modules/catalogue/contract.ts'
import type { CheckResult } from '../contract/checks.ts'
import { findMatchingWords } from '../domain/find-matching-words.ts'
import { checkText, failureText } from './check.text.ts'

/** The share of a vendor's expected words that must come back. */
const LEAST_SHARE = 0.5

/** The outcome of one question, as far as the evaluation needs it. */
export interface QuestionAnswer {
  readonly end:
    | { readonly outcome: 'answered' | 'stopped' | 'refused' }
    | { readonly outcome: 'failed'; readonly reason: string }
  readonly shown: string
}

/**
 * Evaluates the answers to a vendor's own questions, in their order: below half of the expected words fails, some missing words or an unanswered
 * question warn. Questions that could not be asked are left out.
 */
export function evaluateQuestions(
  { sample, api_endpoint }: Pick<VersionContent, 'sample' | 'api_endpoint'>,
  answers: readonly QuestionAnswer[],
): CheckResult {
  const skipped = (message: string): CheckResult => ({
    key: 'sample_questions',
    hard: false,
    outcome: 'skipped',
    message,
  })
  const { none, noPages, passed, missed, unanswered } = checkText.questions
  if (sample.questions.length === 0) return skipped(none)
  if (sample.pages.length === 0 && api_endpoint === null) return skipped(noPages)
  const problems = sample.questions.flatMap(({ question, keywords }, at) => {
    const answer = answers[at]
    if (!answer || answer.end.outcome === 'failed') return []
    const isAnswered = answer.end.outcome === 'answered'
    const found = isAnswered ? findMatchingWords(keywords, answer.shown).length : 0
    return [{ question, shown: answer.shown, expected: keywords.length, found, isAnswered }]
  })
  if (problems.length === 0) return skipped(`${checkText.notTried.failed} ${firstFailure(answers)}`.trim())
  const expected = sumOf(problems.map((one) => one.expected))
  const found = sumOf(problems.map((one) => one.found))
  const worst = problems.find((one) => !one.isAnswered || one.found < one.expected)
  if (!worst) return { key: 'sample_questions', hard: true, outcome: 'passed', message: passed(problems.length) }
  const hasFailed = found < expected * LEAST_SHARE
  return {
    key: 'sample_questions',
    hard: hasFailed,
    outcome: hasFailed ? 'failed' : 'warned',
    message: found < expected ? missed(found, expected) : unanswered,
    asked: worst.question,
    answered: worst.shown.slice(0, 1000),
  }
}

function firstFailure(answers: readonly QuestionAnswer[]): string {
  const failed = answers.map(({ end }) => end).find((end) => end.outcome === 'failed')
  return failed ? failureText(failed.reason) : ''
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
