import { newId } from '#platform/ids/id.ts'
import type { RuntimeDeps } from '../../runtime-deps.ts'
import {
  finishExecution,
  type StartedExecution,
  type StartedSample,
  startExecution,
  startSampleExecution,
} from '../../store/execution-store.ts'
import { toExecutionResult } from './to-execution-result.ts'
import { MESSAGES_PER_BOT_A_DAY } from './trial-turn.ts'
import type { AnswerEnd, QuestionTurn, Turn } from './turn.ts'

/** A question of the product itself to a configuration. */
export interface TestQuestion {
  readonly botId: string
  readonly configId: string
  readonly message: string
}

/** The reasons why a test question is not asked. */
export type TestRefusal = 'bot_not_found' | Exclude<StartedExecution['outcome'], 'running'>

/** The product's own questions are no visitor's, so the limit of three does not apply to them; the bot's daily budget does. */
const TESTER = 'gezondheidstest'
const QUESTIONS_A_DAY = 100

/**
 * Makes a turn of the product's own test of a configuration: marked as a test, counted against no monthly limit, and in the owner's log (AMB-124).
 * The caller has checked that this may be asked.
 */
export function testTurn(deps: RuntimeDeps, question: TestQuestion, signal: AbortSignal): Turn<TestRefusal> {
  const { botId, configId, message } = question
  const identity = { role: 'service', configId } as const
  return {
    signal,
    async admit() {
      const now = deps.clock.now()
      const id = newId<'execution'>(now.getTime())
      const origin = { surface: 'test', channel: 'api', conversationId: null } as const
      const start = { ...origin, id, userId: null, botId, input: { message }, now }
      const { started } = await startExecution(deps.db, identity, start, null)
      if (!started) return { is: 'refused', reason: 'bot_not_found' }
      if (started.outcome !== 'running') return { is: 'refused', reason: started.outcome }
      return testedQuestion({ id, botId, configId, started, question: message }, async (end) => {
        await finishExecution(deps.db, identity, toExecutionResult(id, end.result, end.durationMs))
      })
    },
  }
}

/** Makes a turn of the product's own test of a bot's sample company, which counts against the bot's daily budget of trial questions. */
export function sampleTestTurn(
  deps: RuntimeDeps,
  { botId, message }: Omit<TestQuestion, 'configId'>,
  signal: AbortSignal,
): Turn<'bot_not_found' | Exclude<StartedSample['outcome'], 'running'>> {
  return {
    signal,
    async admit() {
      const now = deps.clock.now()
      const id = newId<'execution'>(now.getTime())
      const limits = { visitor: TESTER, visitorMax: QUESTIONS_A_DAY, botDailyMax: MESSAGES_PER_BOT_A_DAY }
      const started = await startSampleExecution(deps.db, { id, botId, ...limits, input: { message }, now })
      if (!started) return { is: 'refused', reason: 'bot_not_found' }
      if (started.outcome !== 'running') return { is: 'refused', reason: started.outcome }
      return testedQuestion({ id, botId, configId: started.config_id, started, question: message }, async (end) => {
        await finishExecution(deps.db, { role: 'service' }, toExecutionResult(id, end.result, end.durationMs))
      })
    },
  }
}

/** Returns the turn of a tested question: one by itself, without search results, history or dialogue. */
function testedQuestion(
  execution: Pick<QuestionTurn['execution'], 'id' | 'botId' | 'configId' | 'started' | 'question'>,
  store: (end: AnswerEnd) => Promise<void>,
): QuestionTurn {
  const alone = { ...execution, found: null, history: [] }
  return { is: 'question', execution: alone, dialogue: null, messagesLeft: null, store }
}
