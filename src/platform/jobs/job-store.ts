import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { enqueueJob } from './enqueue-job.ts'
import type { JobQueue } from './job-queue.ts'

const SERVICE = { role: 'service' } as const

export interface ClaimedJob {
  id: string
  name: string
  payload: Record<string, unknown>
  priority: number
  /** The number of this run; completing and failing name it, so that a run that lost its lease changes nothing. */
  attempts: number
}

/** The free capacity of a worker in one queue: the jobs of the queue and how many more may run. */
export interface QueueDemand {
  readonly queue: JobQueue
  readonly names: readonly string[]
  readonly free: number
}

/** Leases due jobs of several queues, in each by priority and turns; jobs that other workers hold are skipped. */
export function claimJobs(
  db: Database,
  input: { demands: readonly QueueDemand[]; now: Date; leaseMs: number },
): Promise<ClaimedJob[]> {
  const queues = input.demands.map(({ queue, names, free }) => ({
    queue: queue.name,
    names,
    free,
    per_group: queue.concurrencyPerGroup ?? null,
  }))
  return db.query<ClaimedJob>(SERVICE, 'select * from app.claim_jobs($1, $2, $3)', [
    JSON.stringify(queues),
    input.now,
    new Date(input.now.getTime() + input.leaseMs),
  ])
}

/** Extends the lease of a run that is still going. */
export async function extendLease(db: Database, job: ClaimedJob, until: Date): Promise<void> {
  await db.query(SERVICE, `update app.jobs set due_at = $3 where id = $1 and attempts = $2 and status = 'running'`, [
    job.id,
    job.attempts,
    until,
  ])
}

/** Deletes a job that did its work. */
export async function completeJob(db: Database, job: ClaimedJob): Promise<void> {
  await db.query(SERVICE, `delete from app.jobs where id = $1 and attempts = $2 and status = 'running'`, [
    job.id,
    job.attempts,
  ])
}

/** Retries a failed run at `retryAt`, or makes the job a dead letter when that is null. */
export async function failJob(
  db: Database,
  job: ClaimedJob,
  failure: { retryAt: Date | null; error: string; now: Date },
): Promise<void> {
  await db.query(
    SERVICE,
    `update app.jobs set status = case when $3::timestamptz is null then 'dead' else 'waiting' end, due_at = coalesce($3, due_at), last_error = $4,
       died_at = case when $3::timestamptz is null then $5::timestamptz end
     where id = $1 and attempts = $2 and status = 'running'`,
    [job.id, job.attempts, failure.retryAt, failure.error.slice(0, 500), failure.now],
  )
}

/** Releases a run as if it had never started; for stopping. */
export async function releaseJob(db: Database, job: ClaimedJob, now: Date): Promise<void> {
  await db.query(
    SERVICE,
    `update app.jobs set status = 'waiting', attempts = attempts - 1, due_at = $3 where id = $1 and attempts = $2 and status = 'running'`,
    [job.id, job.attempts, now],
  )
}

/** A job that used up its runs, with its last error. */
export interface DeadJob {
  id: string
  name: string
  payload: Record<string, unknown>
  diedAt: Date
  lastError: string | null
}

/** Returns the dead letters, newest first, at most `max`. */
export function listDeadJobs(db: Database, max: number): Promise<DeadJob[]> {
  return db.query<DeadJob>(
    SERVICE,
    `select id, name, payload, died_at as "diedAt", last_error as "lastError" from app.jobs where status = 'dead' order by died_at desc, id desc limit $1`,
    [max],
  )
}

/** Restarts the dead letter of that id, or all of them without one; returns how many there were. */
export async function replayDeadJobs(db: Database, input: { id?: string; now: Date }): Promise<number> {
  const rows = await db.query(
    SERVICE,
    `update app.jobs set status = 'waiting', attempts = 0, due_at = $2, died_at = null
     where status = 'dead' and ($1::uuid is null or id = $1) returning id`,
    [input.id ?? null, input.now],
  )
  return rows.length
}

/** Deletes the turns of groups that had none since `before`: they go first anyway. */
export async function deleteOldTurns(db: Database, before: Date): Promise<void> {
  await db.query(SERVICE, 'delete from app.job_turns where taken_at < $1', [before])
}

/** Deletes dead letters that died before `before` and were not replayed. */
export async function deleteDeadJobs(db: Database, before: Date): Promise<void> {
  await db.query(SERVICE, `delete from app.jobs where status = 'dead' and died_at < $1`, [before])
}

/**
 * Starts a repeating job when its time has come, once among all workers, and returns when to check again. The first call for a schedule only stores
 * its next run.
 */
export function startWhenDue(
  db: Database,
  input: { name: string; priority?: number | undefined; now: Date; next: Date },
): Promise<Date> {
  const { name, priority = 0, now, next } = input
  return db.as(SERVICE, async (tx) => {
    const started =
      await sql`update app.job_schedules set last_run_at = ${now}, next_run_at = ${next} where name = ${name} and next_run_at <= ${now}`.execute(
        tx,
      )
    if ((started.numAffectedRows ?? 0n) > 0n) {
      await enqueueJob(tx, { name, dedupeKey: 'schedule', priority, now })
      return next
    }
    const noted = await sql<{
      next_run_at: Date
    }>`insert into app.job_schedules as s (name, next_run_at) values (${name}, ${next})
      on conflict (name) do update set next_run_at = least(s.next_run_at, excluded.next_run_at) returning s.next_run_at`.execute(
      tx,
    )
    return noted.rows[0]?.next_run_at ?? next
  })
}
