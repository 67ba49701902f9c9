import type { SampleAnswer } from '#modules/catalogue/public.ts'
import { answerText } from '../answer.text.ts'
import { sampleAnswerOf } from '../answering/sample-answer.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { completeTurn } from './conversation/complete-turn.ts'
import { type TestQuestion, testTurn } from './conversation/test-turn.ts'

/** A bot's answer to a question of the product's own test. */
export interface TestAnswer {
  /** `error`: it could not answer; `reason` says why, and `own` whether the bot has an endpoint of its own. */
  readonly outcome: 'answered' | 'refused' | 'error'
  readonly response: string
  readonly reason: string | null
  readonly own: boolean
  readonly durationMs: number
  /** The answer as the bot's page shows it, if the sample company was asked. */
  readonly pageAnswer: SampleAnswer | null
}

/** Asks a configuration's bot a question as the product itself (AMB-124), and returns the outcome as a test reports it. */
export async function runTestQuestion(
  deps: RuntimeDeps,
  { signal, ...question }: TestQuestion & { readonly signal: AbortSignal },
): Promise<TestAnswer> {
  const turn = await completeTurn(deps, testTurn(deps, question, signal))
  const nothing = { outcome: 'error', response: '', pageAnswer: null } as const
  if (turn.is === 'refused') return { ...nothing, reason: turn.reason, own: false, durationMs: 0 }
  if (turn.end.by !== 'answer') throw new Error('A test question was not answered as a question.')
  const { result, answeredBy, durationMs } = turn.end
  const own = answeredBy === 'endpoint'
  if (result.outcome === 'failed') return { ...nothing, reason: result.reason, own, durationMs }
  const isRefusal = result.outcome === 'refused'
  const response = isRefusal ? answerText.refused : result.text
  const pageAnswer = sampleAnswerOf(question.message, result)
  return { outcome: isRefusal ? 'refused' : 'answered', response, reason: null, own, durationMs, pageAnswer }
}
