import type { AnalyzedQuestion } from './analyze-question.ts'
import { weighQuestion } from './question-evidence.ts'
import type { RankedPassage } from './rank-passages.ts'

// Logistic regression over the practice and tuning questions of twelve sites, checked by leaving one site out at a time; docs/decisions explains how.
// Evidence for an answer may only raise the score, evidence against it may only lower it.
const scopeWeights = {
  bias: 0.75,
  coverage: 0.5,
  sentence: 0.3,
  page: 0.85,
  exact: 0.35,
  together: 0.2,
  factFit: 0.5,
  questionFit: 0.45,
  headingFit: 1.1,
  matched: 0.5,
  gap: -0.9,
  keyWeight: -0.5,
  absent: -1.85,
  halfKnown: -0.4,
  halfKnownSum: -0.55,
  elsewhere: -2.15,
  general: -0.45,
  asksNoFact: -0.5,
} as const

const names = Object.keys(scopeWeights).filter(
  (name): name is Exclude<keyof typeof scopeWeights, 'bias'> => name !== 'bias',
)

/** Returns the probability (0 to 1) that the best passages answer the question, rather than that no page is about it. */
export function scoreScope(question: AnalyzedQuestion, ranked: readonly RankedPassage[]): number {
  const [best] = ranked
  if (!best || question.isTask || namesNothing(question)) return 0
  let sum: number = scopeWeights.bias
  const evidence = { ...best.features, ...weighQuestion(question) }
  for (const name of names) sum += evidence[name] * scopeWeights[name]
  return 1 / (1 + Math.exp(-sum))
}

// One or two words that every subject shares ('alles goed daar') name no subject.
function namesNothing({ slots, facts }: AnalyzedQuestion): boolean {
  return facts.length === 0 && slots.length < 3 && slots.every((slot) => slot.isSoft)
}
