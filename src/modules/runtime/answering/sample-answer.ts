import type { SampleAnswer } from '#modules/catalogue/public.ts'
import { answerText } from '../answer.text.ts'
import type { AnswerResult } from './answer-events.ts'

/** Returns a sample company's answer as the bot's page shows it; null when it could not answer. */
export function sampleAnswerOf(question: string, end: AnswerResult): SampleAnswer | null {
  if (end.outcome === 'refused')
    return { question, answer: answerText.refused, outcome: 'refused', demo: end.demo, source: null }
  if (end.outcome !== 'answered') return null
  return { question, answer: end.text, outcome: 'answered', demo: end.demo, source: end.sources[0]?.title ?? null }
}
