import { volumes } from './baseline-schema.ts'
import type { LastExecutionRound } from './last-execution.ts'
import { type BenchRequest, modelAnswer, question, type Workload } from './workload.ts'

/** Returns the floor's requests, over the same number of users as the product's. */
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

/** Returns one round per user beyond the loaded ones, each with one execution left. */
export function lastBaselineExecution(rounds: number): LastExecutionRound[] {
  return Array.from({ length: rounds }, (_, index) => ({
    request: ask('/execute', volumes.users + index + 1, 'instant', [modelAnswer]),
    isRefusal: ({ status, body }) => status === 429 && body.includes('"limit"'),
  }))
}

/** Requests to the bench model alone, whose latency some rows subtract. */
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
