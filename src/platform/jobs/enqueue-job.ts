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
