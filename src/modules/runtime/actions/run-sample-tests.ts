import {
  type DueSample,
  findDueSamples,
  questionsToTest,
  type SampleAnswer,
  saveSampleTest,
} from '#modules/catalogue/public.ts'
import { findIndexedAt } from '#modules/knowledge/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { newId } from '#platform/ids/id.ts'
import { sampleAnswerOf } from '../answering/sample-answer.ts'
import { isReadyToTest } from '../domain/is-ready-to-test.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { finishExecution, startSampleExecution } from '../store/execution-store.ts'
import { runExecution } from './run-execution.ts'
import { toExecutionResult } from './to-execution-result.ts'

/** The nightly health run of public bots asks the same questions and postpones this test; it runs here only when that run did not come. */
const NEXT_MS = 2 * 86_400_000
const HOUR_MS = 3_600_000
const AT_ONCE = 20
/** The product's own questions are no visitor's, so the limit of three does not apply to them; the bot's daily budget does. */
const TESTER = 'gezondheidstest'
const QUESTIONS_A_DAY = 100
const MESSAGES_PER_BOT_A_DAY = 500

/** Returns the bots whose sample company can be asked now. */
export function findReadySamples({ db, clock }: Pick<RuntimeDeps, 'db' | 'clock'>): Promise<DueSample[]> {
  const now = clock.now()
  return asService(db, 'the product tests sample companies', async (tx) => {
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
    await asService(deps.db, 'what a sample company answered is kept', (tx) =>
      saveSampleTest(tx, { botId: sample.botId, answers, now, nextTestAt }),
    )
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
  const now = deps.clock.now()
  const id = newId<'execution'>(now.getTime())
  const started = await startSampleExecution(deps.db, {
    id,
    botId,
    visitor: TESTER,
    visitorMax: QUESTIONS_A_DAY,
    botDailyMax: MESSAGES_PER_BOT_A_DAY,
    input: { message: question },
    now,
  })
  if (started?.outcome !== 'running') return null
  const startedAt = performance.now()
  const run = { id, botId, configId: started.config_id, started, question, found: null, history: [], signal }
  for await (const event of runExecution(deps, run)) {
    if (event.type !== 'end') continue
    const durationMs = Math.round(performance.now() - startedAt)
    await finishExecution(deps.db, { role: 'service' }, toExecutionResult(id, event.end, durationMs))
    return sampleAnswerOf(question, event.end)
  }
  return null
}
