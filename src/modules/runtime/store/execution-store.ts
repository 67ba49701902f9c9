import type { Database } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import type { Identity } from '#platform/database/identity.ts'
import type { BlockedReason } from '../contract/execution.ts'

/** From where an execution is asked: a visitors' channel, the owner's own screens, or a test that counts against no limit. */
export type Surface = 'channel' | 'dashboard' | 'test'

/** What the database answers when an execution begins: whether it may run, and all that running it takes. */
export interface StartedExecution {
  /** `too_many` is of an account's own executions only; it leaves nothing behind, and neither do `paused`, of a bot that stands still, and `model_missing` (AMB-197). */
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

/** How long a begun execution may stay unfinished before its use is given back, in seconds; longer than the longest execution. */
export const LEASE_SECONDS = 90

const START_EXECUTION_SQL = 'select * from app.begin_execution($1, $2, $3, $4, $5, $6, $7, $8, null, $9)'

/**
 * Entitlement, reservation and the log row, decided in one statement (AMB-043), and in the same round trip the search that goes with it.
 * `begun` is null when there is no such bot, or none that the user may know of. `identity` is the service: what a bot works with is for no member's role.
 */
export async function startExecution(
  db: Database,
  identity: Identity,
  start: {
    id: string
    /** Who asks; null when `identity` is bound to a configuration, whose owner it then is. */
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

/** What the trial chat's beginning answers. */
export interface StartedSample
  extends Omit<StartedExecution, 'outcome' | 'user_id' | 'plan_tier' | 'used' | 'allowed'> {
  outcome: 'running' | 'paused' | 'model_missing' | 'demo_off' | 'visitor_limit' | 'daily_limit'
  visitor_used: number | null
}

/** Begins an execution of a bot's sample company for a visitor (AMB-058). Null when there is no such public bot. */
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

/** How an execution ended. */
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

/** How an execution ended, as the values of the statements that settle it. */
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

/** Settles a running execution; false when its lease had ended and its use was given back meanwhile. */
export async function finishExecution(db: Database, identity: Identity, end: ExecutionResult): Promise<boolean> {
  const rows = await db.query<{ finished: boolean }>(identity, FINISH_SQL, finishValues(end))
  return rows[0]?.finished === true
}
