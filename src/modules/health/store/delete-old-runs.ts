import type { Database } from '#platform/database/database.ts'

const SERVICE = { role: 'service' } as const

/**
 * Erases the answers of health tests that ended before an instant, or of any time when their configuration is gone. A running batch keeps everything.
 */
export async function eraseOldAnswers(db: Database, before: Date): Promise<void> {
  await db.query(
    SERVICE,
    `update app.smoke_runs r set response = null, page_answer = null
     where (r.response is not null or r.page_answer is not null) and (r.ended_at < $1 or r.config_id is null)
       and exists (select 1 from app.smoke_batches b where b.id = r.batch_id and b.status <> 'running')`,
    [before],
  )
}

/** Deletes whole batches that ended before an instant. */
export async function deleteOldBatches(db: Database, before: Date): Promise<void> {
  await db.query(SERVICE, 'delete from app.smoke_batches where ended_at < $1', [before])
}
