import { runWithDeadline } from '#platform/deadline/run-with-deadline.ts'
import { type AnalysedQuestion, analyseQuestion } from '../domain/analyse-question.ts'
import { candidateStems, type WeightedStem } from '../domain/candidate-stems.ts'
import type { Lexicon } from '../domain/vocabulary.ts'

const DEADLINE_MS = 40
/** Code that ran only now and then is not compiled yet and takes many times as long: without more time a process would refuse its first questions. */
const COLD_DEADLINE_MS = 2_000
const COLD_CALLS = 40
let calls = 0

/** How long each half of answering a question may hold this thread: its analysis, and the judgement of the candidates. A usual one takes 1 ms. */
export function analysisDeadlineMs(): number {
  calls = Math.min(calls + 1, COLD_CALLS + 1)
  return calls <= COLD_CALLS ? COLD_DEADLINE_MS : DEADLINE_MS
}

/**
 * Takes a stranger's question apart, within a deadline that really ends it. A question that meets the deadline is answered as one that no
 * page is about, and `onEnded` hears of it.
 */
export function understandQuestion(
  question: string,
  lexicon: Lexicon,
  onEnded: () => void,
): { asked: AnalysedQuestion; stems: WeightedStem[] } {
  warmUp(lexicon)
  const result = runWithDeadline(analysisDeadlineMs(), () => {
    const asked = analyseQuestion(question, lexicon)
    return { asked, stems: asked.isTask ? [] : candidateStems(asked, lexicon.vocabulary) }
  })
  if (!result.isEnded) return result.value
  onEnded()
  return { asked: { slots: [], facts: [], isTask: true, foreign: { elsewhere: 0, world: 0 } }, stems: [] }
}

let isWarm = false

/** The word lists are made of their texts by the first question of a process, which takes longer than any question may: one of ours goes before it. */
function warmUp(lexicon: Lexicon): void {
  if (isWarm) return
  analyseQuestion(
    'Hoe laat is de fietsenwinkl morgenmiddag geopend, en wat kost thuisbezorgen naar Zaltbommel?',
    lexicon,
  )
  isWarm = true
}
