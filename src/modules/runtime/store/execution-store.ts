import type { Database } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import type { Identity } from '#platform/database/identity.ts'
import type { BlockedReason } from '../contract/execution.ts'

/** The origin of an execution: a visitors' channel, the owner's own screens, or a test that counts against no limit. */
export type Surface = 'channel' | 'dashboard' | 'test'

/** The database's answer when an execution starts: whether it may run, and everything needed to run it. */
export interface StartedExecution {
  /** `too_many` applies only to an account's own executions. It leaves no row, and neither do `paused` (the bot) and `model_missing` (AMB-197). */
  outcome: 'running' | 'too_many' | 'paused' | 'model_missing' | Exclude<BlockedReason, 'out_of_scope'>
  user_id: string
  config_id: string | null
  plan_tier: string
  used: number | null
  allowed: number | null
  title: string
  category: string
  prompt_template: string | null
  api_endpoint: string | null
  endpoint_secret: string | null
  input_fields: unknown
  config_category: string | null
  config_data: Record<string, unknown> | null
  branding_data: Record<string, unknown> | null
}

/** The time after which an unfinished execution's use is released, in seconds; longer than the longest execution. */
export const LEASE_SECONDS = 90

const START_EXECUTION_SQL = 'select * from app.begin_execution($1, $2, $3, $4, $5, $6, $7, $8, null, $9)'

/**
 * Decides entitlement, reservation and the log row in one statement (AMB-043), and in the same round trip runs the search. `started` is null when the
 * bot does not exist or the user may not know of it. `identity` is the service: no member's role may read what a bot works with.
 */
export async function startExecution(
  db: Database,
  identity: Identity,
  start: {
    id: string
    /** The account that asks; null when `identity` is bound to a configuration, whose owner it then is. */
    userId: string | null
    botId: string
    surface: Surface
    channel: 'hosted' | 'widget' | 'api'
    conversationId: string | null
    input: unknown
    now: Date
  },
  search: Statement | null,
): Promise<{ started: StartedExecution | null; found: readonly unknown[] }> {
  const values = [
    start.id,
    start.botId,
    start.surface,
    start.channel,
    start.conversationId,
    JSON.stringify(start.input),
    start.now,
    LEASE_SECONDS,
    start.userId,
  ]
  const begin = { text: START_EXECUTION_SQL, values }
  const [rows = [], found = []] = await db.batch(identity, search ? [begin, search] : [begin])
  const [started = null] = rows as StartedExecution[] // the columns of the function
  return { started, found }
}

/** The database's answer when a trial execution starts. */
export interface StartedSample
  extends Omit<StartedExecution, 'outcome' | 'user_id' | 'plan_tier' | 'used' | 'allowed'> {
  outcome: 'running' | 'paused' | 'model_missing' | 'demo_off' | 'visitor_limit' | 'daily_limit'
  visitor_used: number | null
}

/** Starts an execution of a bot's sample company for a visitor (AMB-058). Returns null when there is no such public bot. */
export async function startSampleExecution(
  db: Database,
  start: {
    id: string
    botId: string
    visitor: string
    visitorMax: number
    botDailyMax: number
    input: unknown
    now: Date
  },
): Promise<StartedSample | null> {
  const rows = await db.query<StartedSample>(
    { role: 'service' },
    'select * from app.begin_sample_execution($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      start.id,
      start.botId,
      start.visitor,
      start.visitorMax,
      start.botDailyMax,
      JSON.stringify(start.input),
      start.now,
      LEASE_SECONDS,
    ],
  )
  return rows[0] ?? null
}

/** The end of an execution. */
export interface ExecutionResult {
  id: string
  status: 'completed' | 'failed' | 'blocked'
  blockedReason: BlockedReason | null
  durationMs: number
  tokensIn: number
  tokensOut: number
  output: unknown
  error: string | null
}

const FINISH_SQL = 'select app.finish_execution($1, $2, $3, $4, $5, $6, $7, $8) as finished'

/** Returns an execution's end as the values of the statements that finish it. */
export function finishValues(end: ExecutionResult): unknown[] {
  return [
    end.id,
    end.status,
    end.blockedReason,
    end.durationMs,
    end.tokensIn,
    end.tokensOut,
    JSON.stringify(end.output),
    end.error,
  ]
}

/** Finishes a running execution; returns false when its lease had ended and its use was released meanwhile. */
export async function finishExecution(db: Database, identity: Identity, end: ExecutionResult): Promise<boolean> {
  const rows = await db.query<{ finished: boolean }>(identity, FINISH_SQL, finishValues(end))
  return rows[0]?.finished === true
}
