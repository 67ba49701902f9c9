import {
  type DueSample,
  findDueSamples,
  questionsToTest,
  type SampleAnswer,
  saveSampleTest,
} from '#modules/catalogue/public.ts'
import { findIndexedAt } from '#modules/knowledge/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { sampleAnswerOf } from '../answering/sample-answer.ts'
import { isReadyToTest } from '../domain/is-ready-to-test.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { completeTurn } from './conversation/complete-turn.ts'
import { sampleTestTurn } from './conversation/test-turn.ts'

/** The nightly health run of public bots asks the same questions and postpones this test; it runs here only when that run did not come. */
const NEXT_MS = 2 * 86_400_000
const HOUR_MS = 3_600_000
const AT_ONCE = 20

/** Returns the bots whose sample company can be asked now. */
export function findReadySamples({ db, clock }: Pick<RuntimeDeps, 'db' | 'clock'>): Promise<DueSample[]> {
  const now = clock.now()
  return asService(db, async (tx) => {
    const due = await findDueSamples(tx, now, AT_ONCE)
    const indexedAt = await findIndexedAt(
      tx,
      due.map((sample) => sample.configId),
    )
    return due.filter((sample) =>
      isReadyToTest({ changedAt: sample.changedAt, indexedAt: indexedAt.get(sample.configId) ?? null, now }),
    )
  })
}

/**
 * Asks each due bot its own sample questions and one out of scope, by the pipeline that visitors get, and stores the answers. A test that breaks
 * changes nothing stored and runs again an hour later. Returns how many bots were tested.
 */
export async function runSampleTests(deps: RuntimeDeps, signal: AbortSignal): Promise<number> {
  const ready = await findReadySamples(deps)
  let tested = 0
  for (const sample of ready) {
    if (signal.aborted) break
    const answers = await askSampleQuestions(deps, sample, signal)
    if (signal.aborted) break
    const now = deps.clock.now()
    const nextTestAt = new Date(now.getTime() + (answers ? NEXT_MS : HOUR_MS))
    await asService(deps.db, (tx) => saveSampleTest(tx, { botId: sample.botId, answers, now, nextTestAt }))
    if (answers) tested += 1
  }
  return tested
}

async function askSampleQuestions(
  deps: RuntimeDeps,
  sample: DueSample,
  signal: AbortSignal,
): Promise<SampleAnswer[] | null> {
  const answers: SampleAnswer[] = []
  for (const question of questionsToTest(sample.sampleQuestions)) {
    const answer = await askSampleQuestion(deps, { botId: sample.botId, question, signal })
    if (!answer) return null
    answers.push(answer)
  }
  return answers
}

async function askSampleQuestion(
  deps: RuntimeDeps,
  { botId, question, signal }: { botId: string; question: string; signal: AbortSignal },
): Promise<SampleAnswer | null> {
  const turn = await completeTurn(deps, sampleTestTurn(deps, { botId, message: question }, signal))
  return turn.is === 'ended' && turn.end.by === 'answer' ? sampleAnswerOf(question, turn.end.result) : null
}
