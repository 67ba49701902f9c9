import { sql } from 'kysely'
import { newId } from '#platform/ids/id.ts'
import type { TestApp } from './create-test-app.ts'

/** An execution as it was left behind; without more a completed one of the api, of this moment. */
export interface NewExecution {
  userId: string
  botId: string
  status?: 'completed' | 'failed' | 'blocked' | 'running'
  channel?: 'hosted' | 'widget' | 'api'
  reason?: string | null
  at?: Date
  /** Null: nothing is kept. */
  message?: string | null
  response?: string | null
  error?: string | null
  durationMs?: number | null
}

/** Puts an execution straight into the store and answers its id. */
export async function createExecution(app: TestApp, given: NewExecution): Promise<string> {
  const { status = 'completed', channel = 'api', at = app.clock.now(), durationMs = 1240 } = given
  const id = newId(at.getTime())
  const input = given.message === null ? {} : { message: given.message ?? 'Zijn jullie open?' }
  const output = given.response === null ? {} : { response: given.response ?? 'Ja, tot zes uur.' }
  const lease = status === 'running' ? new Date(at.getTime() + 90_000) : null
  await app.db.as({ role: 'service' }, (tx) =>
    sql`insert into app.bot_executions (id, user_id, bot_id, status, channel, plan_tier, blocked_reason, duration_ms, month, lease_until,
      input_data, output_data, error_message, created_at)
      values (${id}, ${given.userId}, ${given.botId}, ${status}, ${channel}, 'pro', ${given.reason ?? null}, ${durationMs}, '2026-11-01', ${lease},
      ${JSON.stringify(input)}::jsonb, ${JSON.stringify(output)}::jsonb, ${given.error ?? null}, ${at})`.execute(tx),
  )
  return id
}
