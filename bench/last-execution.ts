import { Client } from 'undici'
import { type Sample, send } from './load.ts'
import type { Row } from './result-row.ts'
import type { BenchRequest } from './workload.ts'

/** One round: the request of a user with one execution left, and the test of the refusal that all other callers get. */
export type LastExecutionRound = { request: BenchRequest; isRefusal(answer: { status: number; body: string }): boolean }

type Tally = { answered: number; refused: number; other: number }

/**
 * Sends the request of each round over `callers` connections at the same moment. Met when every round gives exactly one answer and refuses
 * all other callers.
 */
export async function raceForLastExecution(
  name: string,
  url: string,
  rounds: readonly LastExecutionRound[],
  callers = 1000,
): Promise<Row> {
  const clients = Array.from({ length: callers }, () => new Client(url, { headersTimeout: 120_000 }))
  let exact = 0
  let firstWrong: string | undefined
  try {
    for (const [index, round] of rounds.entries()) {
      const samples = await Promise.all(clients.map((client) => send(client, round.request)))
      const tally = count(samples, round)
      if (tally.answered === 1 && tally.refused === callers - 1) exact++
      else firstWrong ??= `round ${index + 1}: ${describe(tally, samples, round)}`
    }
  } finally {
    await Promise.all(clients.map((client) => client.destroy()))
  }
  return {
    name,
    ours: `${exact} of ${rounds.length} rounds exact`,
    wrong: rounds.length - exact,
    ...(firstWrong === undefined ? {} : { firstWrong }),
    target: `1 answered, ${callers - 1} refused, each round`,
    met: exact === rounds.length && rounds.length > 0,
  }
}

function count(samples: readonly Sample[], round: LastExecutionRound): Tally {
  const answered = samples.filter((sample) => sample.wrong === undefined).length
  const refused = samples.filter((sample) => sample.wrong !== undefined && round.isRefusal(sample)).length
  return { answered, refused, other: samples.length - answered - refused }
}

function describe(tally: Tally, samples: readonly Sample[], round: LastExecutionRound): string {
  const other = samples.find((sample) => sample.wrong !== undefined && !round.isRefusal(sample))
  return `${tally.answered} answered, ${tally.refused} refused, ${tally.other} other: ${other?.wrong ?? ''}`
}
