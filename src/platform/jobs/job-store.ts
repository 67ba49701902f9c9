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
  /** Counts this run; completing and failing name it, so that a run whose lease was lost changes nothing. */
  attempts: number
}

/** What a worker has room for in one queue: the jobs that run there and how many more of them may. */
export interface QueueDemand {
  readonly queue: JobQueue
  readonly names: readonly string[]
  readonly free: number
}

/** Leases due jobs of several queues, in each by priority and turns; jobs that other workers hold are passed over. */
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

/** Prolongs the lease of a run that is still going. */
export async function extendLease(db: Database, job: ClaimedJob, until: Date): Promise<void> {
  await db.query(SERVICE, `update app.jobs set due_at = $3 where id = $1 and attempts = $2 and status = 'running'`, [
    job.id,
    job.attempts,
    until,
  ])
}

/** Ends a job that did its work. */
export async function completeJob(db: Database, job: ClaimedJob): Promise<void> {
  await db.query(SERVICE, `delete from app.jobs where id = $1 and attempts = $2 and status = 'running'`, [
    job.id,
    job.attempts,
  ])
}

/** Brings a failed run back at `retryAt`, or buries the job when that is null. */
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

/** Gives a run back unharmed, as if it never began; for stopping. */
export async function releaseJob(db: Database, job: ClaimedJob, now: Date): Promise<void> {
  await db.query(
    SERVICE,
    `update app.jobs set status = 'waiting', attempts = attempts - 1, due_at = $3 where id = $1 and attempts = $2 and status = 'running'`,
    [job.id, job.attempts, now],
  )
}

/** A job that used up its runs, with what its last one said. */
export interface DeadJob {
  id: string
  name: string
  payload: Record<string, unknown>
  diedAt: Date
  lastError: string | null
}

/** The dead letters, newest first, at most `max`. */
export function listDeadJobs(db: Database, max: number): Promise<DeadJob[]> {
  return db.query<DeadJob>(
    SERVICE,
    `select id, name, payload, died_at as "diedAt", last_error as "lastError" from app.jobs where status = 'dead' order by died_at desc, id desc limit $1`,
    [max],
  )
}

/** Starts the dead letter of that id anew, or all of them without one; answers how many there were. */
export async function replayDeadJobs(db: Database, input: { id?: string; now: Date }): Promise<number> {
  const rows = await db.query(
    SERVICE,
    `update app.jobs set status = 'waiting', attempts = 0, due_at = $2, died_at = null
     where status = 'dead' and ($1::uuid is null or id = $1) returning id`,
    [input.id ?? null, input.now],
  )
  return rows.length
}

/** Forgets the turns of groups that had none since `before`: they go first anyway. */
export async function deleteOldTurns(db: Database, before: Date): Promise<void> {
  await db.query(SERVICE, 'delete from app.job_turns where taken_at < $1', [before])
}

/** Forgets dead letters that nobody replayed before `before`. */
export async function deleteDeadJobs(db: Database, before: Date): Promise<void> {
  await db.query(SERVICE, `delete from app.jobs where status = 'dead' and died_at < $1`, [before])
}

/**
 * Starts a repeating job when its time has come, once among all workers, and answers when to look again. The first sight of a schedule
 * only notes its next run.
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
