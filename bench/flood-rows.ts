import { attempt } from './attempt.ts'
import { runLoad } from './load-job.ts'
import { mailAndReadingFloods } from './mail-and-reading-floods.ts'
import type { BenchOptions } from './options.ts'
import { passwordMailName, passwordMailRow } from './password-mail.ts'
import { figure, type Row } from './result-row.ts'
import { botOf, type RunningSystem } from './running-system.ts'
import type { ServerProcess } from './server-process.ts'
import { DRAFT_FLOOD, draftFloods, storageFloods } from './storage-floods.ts'
import { type BenchRequest, question } from './workload.ts'

/** Requests that one account or visitor sends without a pause; only their effect on another visitor counts, not their answers. */
export type Flood = {
  readonly name: string
  readonly requests: readonly BenchRequest[]
  readonly connections: number
}

const MOST_TIMES_REST = 3
const MOST_MS = 50
const LEAD_SECONDS = 1

/** A request of another visitor: a trivial one, or a page that the server renders from the database. */
type Visit = { readonly what: string; readonly request: BenchRequest }

function visitsTo(side: RunningSystem): Visit[] {
  const get = (path: string, contains: readonly string[]): BenchRequest => ({
    method: 'GET',
    path,
    headers: {},
    status: 200,
    contains,
  })
  return [
    { what: 'health', request: get('/healthz', []) },
    { what: 'a bot page', request: get(`/bot/${botOf(side)}`, ['</html>']) },
  ]
}

/**
 * Measures another visitor's p99 at rest and during the flood, against the same server in the same run. Met when it is within the larger of
 * three times the value at rest and 50 ms. Wrong answers to the visitor count, those to the flood (such as refusals) do not.
 */
async function floodRow(
  server: ServerProcess,
  flood: Flood,
  { what, request }: Visit,
  { seconds, warmupSeconds }: BenchOptions,
): Promise<Row> {
  const requests = [request]
  const asVisitor = { url: server.url, pid: server.pid, requests, connections: 1, warmupSeconds, seconds }
  const rest = await runLoad(asVisitor)
  const storm = runLoad({ ...asVisitor, ...flood, warmupSeconds: 0, seconds: LEAD_SECONDS + warmupSeconds + seconds })
  const during = await runLoad(asVisitor)
  const { answered, firstWrong: notFlooded } = await storm
  const firstWrong = rest.firstWrong ?? during.firstWrong ?? (answered === 0 ? notFlooded : undefined)
  const most = Math.max(MOST_TIMES_REST * rest.p99Ms, MOST_MS)
  return {
    name: `another visitor's p99 of ${what} during ${flood.name}`,
    ours: `${figure(during.p99Ms, 'ms')} (rest ${figure(rest.p99Ms, 'ms')}, flood ${answered})`,
    wrong: rest.wrong + during.wrong,
    ...(firstWrong === undefined ? {} : { firstWrong }),
    target: `<= ${figure(most, 'ms')}`,
    met: during.p99Ms <= most && answered > 0,
  }
}

/** Returns a row per flood and visit, plus the row about password mail. */
export async function floodRows(
  ours: RunningSystem,
  wanted: (name: string) => boolean,
  options: BenchOptions,
): Promise<Row[]> {
  const rows: Row[] = []
  if (wanted(`flood ${passwordMailName}`))
    rows.push(...(await attempt(passwordMailName, async () => [await passwordMailRow(ours)])))
  const drafts = wanted(`flood ${DRAFT_FLOOD}`) ? await draftFloods(ours) : []
  for (const flood of [hostileQuestions(ours), ...storageFloods(ours), ...drafts, ...mailAndReadingFloods(ours)])
    for (const visit of visitsTo(ours))
      if (wanted(`flood ${flood.name}`)) {
        const name = `another visitor's p99 of ${visit.what} during ${flood.name}`
        rows.push(...(await attempt(name, async () => [await floodRow(ours.server, flood, visit, options)])))
      }
  return rows
}

/** Returns questions of repeated characters, on which a backtracking expression takes minutes. */
function hostileQuestions({ workload }: RunningSystem): Flood {
  const texts = [
    `1x${'1'.repeat(130)}${'-'.repeat(130)}${'='.repeat(230)}a`,
    'wie won '.repeat(120),
    `u ${'gkrdv '.repeat(150)}!`,
    'in de w  van mn '.repeat(60),
  ]
  const requests = workload.execute.map((request, at) => ({
    ...request,
    ...(request.body ? { body: request.body.replace(question, texts[at % texts.length] ?? '') } : {}),
  }))
  return { name: 'hostile questions', requests, connections: 4 }
}
