import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids/id.ts'

/** Work to do once; with `dedupeKey` at most one such job waits at a time: a second request only brings the time forward or raises the priority. */
export interface NewJob {
  name: string
  payload?: Record<string, unknown>
  dedupeKey?: string
  /** Not before this instant; at once without it. */
  runAt?: Date
  /** Higher goes first within the queue; 0 unless given. */
  priority?: number
  /** The group whose turn the job takes, e.g. an account, where the queue limits the concurrency per group. */
  groupKey?: string
  now: Date
}

/** Inserts a job in the worker's table, in the caller's service transaction. */
export async function enqueueJob(tx: Tx, job: NewJob): Promise<void> {
  await sql`insert into app.jobs as j (id, name, payload, dedupe_key, due_at, priority, group_key, created_at)
    values (${newId<'job'>(job.now.getTime())}, ${job.name}, ${JSON.stringify(job.payload ?? {})}::jsonb, ${job.dedupeKey ?? null}, ${job.runAt ?? job.now},
      ${job.priority ?? 0}, ${job.groupKey ?? null}, ${job.now})
    on conflict (name, dedupe_key) where status = 'waiting' and dedupe_key is not null do update
      set due_at = least(j.due_at, excluded.due_at), priority = greatest(j.priority, excluded.priority)`.execute(tx)
}

/** Inserts a job in the worker's table unless a live one with the same name and payload exists, waiting, running or being retried. */
export async function ensureJob(tx: Tx, job: NewJob): Promise<void> {
  const payload = JSON.stringify(job.payload ?? {})
  const { rows } = await sql`select 1 from app.jobs
    where name = ${job.name} and payload = ${payload}::jsonb and status in ('waiting', 'running') limit 1`.execute(tx)
  if (rows.length === 0) await enqueueJob(tx, job)
}
