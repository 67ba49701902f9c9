import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>

/** The status of a question of a batch. */
export type SmokeRunStatus = 'waiting' | 'running' | 'passed' | 'failed' | 'cancelled'

/** A question to one configuration, asked or still to be asked. */
export interface RunColumns {
  id: string
  batch_id: string
  bot_id: string
  config_id: string | null
  test_id: string | null
  category: string
  test_input: string
  expected_keywords: Json
  forbidden_keywords: Json
  expects_refusal: boolean
  status: Generated<SmokeRunStatus>
  response: string | null
  found_keywords: ColumnType<unknown, string | undefined, string>
  error: string | null
  duration_ms: number | null
  /** The end of the claim of the worker that asks it. */
  asked_until: Date | null
  /** The approved version that a nightly run tests. */
  version: number | null
  /** The answer for the bot's page; null when there was none. */
  page_answer: ColumnType<unknown, never, string | null>
  ended_at: Date | null
}

/** The tables of health tests, for queries. */
export type SmokeTables = {
  smoke_batches: {
    id: string
    kind: 'asked' | 'daily'
    category: string | null
    bot_id: string | null
    started_by: string | null
    status: Generated<'running' | 'done' | 'cancelled'>
    day: ColumnType<string | Date, string, string>
    started_at: Date
    ended_at: Date | null
  }
  smoke_runs: RunColumns
  bot_smoke_tests: {
    id: string
    category: string
    test_input: string
    expected_keywords: unknown
    forbidden_keywords: unknown
    expects_refusal: boolean
    active: boolean
  }
  visible_bots: {
    id: string
    title: string
    category: string
    sample_config_id: string | null
    paused_at: Date | null
    active: boolean
    status: string
  }
  user_bot_configs: {
    id: string
    bot_id: string
    category: string
    config_valid: boolean
    is_sample: boolean
    is_example: boolean
  }
}

/** Parses a stored list of texts. */
export function textsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}
