import type { SampleAnswer } from '#modules/catalogue/public.ts'
import { answerText } from '../answer.text.ts'
import { sampleAnswerOf } from '../answering/sample-answer.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { runTest, type TestRun } from './run-test.ts'

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
export async function runTestQuestion(deps: RuntimeDeps, ask: TestRun): Promise<TestAnswer> {
  const { started, end, durationMs } = await runTest(deps, ask)
  const nothing = { outcome: 'error', response: '', durationMs, pageAnswer: null } as const
  if (end === null) return { ...nothing, reason: started?.outcome ?? 'bot_not_found', own: false }
  const own = Boolean(started?.api_endpoint)
  if (end.outcome === 'failed') return { ...nothing, reason: end.reason, own }
  const isRefusal = end.outcome === 'refused'
  const response = isRefusal ? answerText.refused : end.text
  const pageAnswer = sampleAnswerOf(ask.message, end)
  return { outcome: isRefusal ? 'refused' : 'answered', response, reason: null, own, durationMs, pageAnswer }
}
