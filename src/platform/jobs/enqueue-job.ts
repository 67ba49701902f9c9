import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids/id.ts'

/** Work to do once; with `dedupeKey` at most one such job waits at a time, and a second request changes nothing. */
export interface NewJob {
  name: string
  payload?: Record<string, unknown>
  dedupeKey?: string
  /** Not before this instant; at once without it. */
  runAt?: Date
  now: Date
}

/** Puts a job in the worker's table, in the caller's service transaction. */
export async function enqueueJob(tx: Tx, job: NewJob): Promise<void> {
  await sql`insert into app.jobs (id, name, payload, dedupe_key, due_at, created_at)
    values (${newId<'job'>(job.now.getTime())}, ${job.name}, ${JSON.stringify(job.payload ?? {})}::jsonb, ${job.dedupeKey ?? null}, ${job.runAt ?? job.now}, ${job.now})
    on conflict (name, dedupe_key) where status = 'waiting' and dedupe_key is not null do nothing`.execute(tx)
}

/** Puts a job in the worker's table unless one of its name and payload is there that is not dead; also one that is tried again counts. */
export async function ensureJob(tx: Tx, job: NewJob): Promise<void> {
  const payload = JSON.stringify(job.payload ?? {})
  const { rows } = await sql`select 1 from app.jobs
    where name = ${job.name} and payload = ${payload}::jsonb and status in ('waiting', 'running') limit 1`.execute(tx)
  if (rows.length === 0) await enqueueJob(tx, job)
}
