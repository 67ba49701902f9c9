import { runTogetherWithDeadline } from '#platform/deadline/run-together-with-deadline.ts'
import { type AnalyzedQuestion, analyzeQuestion } from '../domain/analyze-question.ts'
import { candidateStems, type WeightedStem } from '../domain/candidate-stems.ts'
import type { Lexicon } from '../domain/vocabulary.ts'
import { warmUpAnalysis } from './warm-up.ts'

/** The CPU time of this thread for each half of answering a question: its analysis, and the evaluation of the candidates. */
export const ANALYSIS_CPU_MS = 40

/**
 * Analyses an unknown visitor's question, within a deadline that really stops it. A question that exceeds the deadline is answered as one that no
 * page is about, and `onTimeout` is called.
 */
export async function understandQuestion(
  question: string,
  lexicon: Lexicon,
  onTimeout: () => void,
): Promise<{ asked: AnalyzedQuestion; stems: WeightedStem[] }> {
  warmUpAnalysis()
  const result = await runTogetherWithDeadline(ANALYSIS_CPU_MS, () => {
    const asked = analyzeQuestion(question, lexicon)
    return { asked, stems: asked.isTask ? [] : candidateStems(asked, lexicon.vocabulary) }
  })
  if (!result.timedOut) return result.value
  onTimeout()
  return { asked: { slots: [], facts: [], isTask: true, unrelatedNames: { elsewhere: 0, general: 0 } }, stems: [] }
}
