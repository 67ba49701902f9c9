import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids/id.ts'

/** Work to do once; with `dedupeKey` at most one such job waits at a time: of a second request only an earlier time or higher priority counts. */
export interface NewJob {
  name: string
  payload?: Record<string, unknown>
  dedupeKey?: string
  /** Not before this instant; at once without it. */
  runAt?: Date
  /** Higher goes first within the queue; 0 unless given. */
  priority?: number
  /** Whose turn it takes, e.g. an account, where the queue has a concurrency per group. */
  groupKey?: string
  now: Date
}

/** Puts a job in the worker's table, in the caller's service transaction. */
export async function enqueueJob(tx: Tx, job: NewJob): Promise<void> {
  await sql`insert into app.jobs as j (id, name, payload, dedupe_key, due_at, priority, group_key, created_at)
    values (${newId<'job'>(job.now.getTime())}, ${job.name}, ${JSON.stringify(job.payload ?? {})}::jsonb, ${job.dedupeKey ?? null}, ${job.runAt ?? job.now},
      ${job.priority ?? 0}, ${job.groupKey ?? null}, ${job.now})
    on conflict (name, dedupe_key) where status = 'waiting' and dedupe_key is not null do update
      set due_at = least(j.due_at, excluded.due_at), priority = greatest(j.priority, excluded.priority)`.execute(tx)
}

/** Puts a job in the worker's table unless one of its name and payload is there that is not dead; also one that is tried again counts. */
export async function ensureJob(tx: Tx, job: NewJob): Promise<void> {
  const payload = JSON.stringify(job.payload ?? {})
  const { rows } = await sql`select 1 from app.jobs
    where name = ${job.name} and payload = ${payload}::jsonb and status in ('waiting', 'running') limit 1`.execute(tx)
  if (rows.length === 0) await enqueueJob(tx, job)
}
