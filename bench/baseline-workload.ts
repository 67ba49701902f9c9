import { volumes } from './baseline-schema.ts'
import type { LastExecutionRound } from './last-execution.ts'
import { type BenchRequest, modelAnswer, question, type Workload } from './workload.ts'

/** The floor's requests, over the same number of users as ours. */
export function baselineWorkload(): Workload {
  const users = Array.from({ length: volumes.users }, (_, index) => index + 1)
  return {
    execute: users.map((user) => ask('/execute', user, 'instant', [modelAnswer])),
    executeSlow: users.map((user) => ask('/execute', user, 'bench-50ms', [modelAnswer])),
    stream: users.map((user) => ({ ...ask('/stream', user, 'instant', ['[DONE]']), firstToken: '"Wij ' })),
    leads: ['hot', 'warm', 'cold'].map((score) => ({
      method: 'GET',
      path: `/leads?user=1&score=${score}`,
      headers: {},
      status: 200,
      contains: [`"score":"${score}"`],
    })),
    plan: users.map((user) => ({
      method: 'GET',
      path: `/identity?user=${user}`,
      headers: {},
      status: 200,
      contains: ['"limit_count"'],
    })),
  }
}

/** One round per user beyond the loaded ones, each with one execution left. */
export function lastBaselineExecution(rounds: number): LastExecutionRound[] {
  return Array.from({ length: rounds }, (_, index) => ({
    request: ask('/execute', volumes.users + index + 1, 'instant', [modelAnswer]),
    isRefusal: ({ status, body }) => status === 429 && body.includes('"limit"'),
  }))
}

/** The bench model on its own, for 'beyond the model's own' rows. */
export const modelAlone: { whole: BenchRequest; stream: BenchRequest } = {
  whole: modelRequest(false),
  stream: { ...modelRequest(true), firstToken: '"Wij ' },
}

function ask(path: string, user: number, model: string, contains: string[]): BenchRequest {
  const body = JSON.stringify({ user, question, model })
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body, status: 200, contains }
}

function modelRequest(stream: boolean): BenchRequest {
  const body = JSON.stringify({ model: 'instant', messages: [{ role: 'user', content: question }], stream })
  const headers = { 'content-type': 'application/json' }
  const contains = [stream ? '[DONE]' : modelAnswer]
  return { method: 'POST', path: '/v1/chat/completions', headers, body, status: 200, contains }
}
