import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { StoredPage } from './page-store.ts'

/** The cost of a reading so far, over all its slices. */
export type ReadingSpent = { bytes: number; parseMs: number; sitemaps: number }

/** The reading that a slice works on: a new one, or one that earlier slices left unfinished. */
export type ReadingState = { number: number; isNew: boolean; spent: ReadingSpent }

/** A page that an unfinished reading still has to read, or has read. */
export type ReadingPage = StoredPage & { sourceId: string; isWaiting: boolean }

/** Counts a request for a reading, so that a running one is followed by a new one. */
export async function recordReadingRequest(tx: Tx, configId: string): Promise<void> {
  await sql`insert into app.knowledge_indexes as i (config_id, asked) values (${configId}::uuid, 1)
    on conflict (config_id) do update set asked = i.asked + 1`.execute(tx)
}

/** Returns whether the next slice starts a new reading, or continues an unfinished one. */
export async function isNewReading(tx: Tx, configId: string): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`select not is_unfinished or asked <> reading_of_ask as is_new
    from app.knowledge_indexes where config_id = ${configId}::uuid`.execute(tx)
  return rows[0]?.is_new ?? true
}

/** Starts a new reading, or finds the unfinished one; the caller holds the lease. */
export async function openReading(tx: Tx, configId: string): Promise<ReadingState> {
  const { rows: started } = await sql<{ number: number }>`
    update app.knowledge_indexes set reading = reading + 1, reading_of_ask = asked, is_unfinished = true, spent = '{}'
    where config_id = ${configId}::uuid and (not is_unfinished or asked <> reading_of_ask) returning reading as number`.execute(
    tx,
  )
  const [first] = started
  if (first) return { number: first.number, isNew: true, spent: toSpent({}) }
  const { rows } = await sql<{ number: number; spent: Partial<ReadingSpent> }>`
    select reading as number, spent from app.knowledge_indexes where config_id = ${configId}::uuid`.execute(tx)
  return { number: rows[0]?.number ?? 0, isNew: false, spent: toSpent(rows[0]?.spent ?? {}) }
}

function toSpent(stored: Partial<ReadingSpent>): ReadingSpent {
  return { bytes: stored.bytes ?? 0, parseMs: stored.parseMs ?? 0, sitemaps: stored.sitemaps ?? 0 }
}

/**
 * Saves the cost of the reading, so that neither the next slice nor a worker that takes over starts counting anew. Pages end in parallel, and
 * one that counted earlier may be stored later: the higher figure stays.
 */
export async function saveReadingSpent(tx: Tx, configId: string, spent: ReadingSpent): Promise<void> {
  const { bytes, parseMs, sitemaps } = spent
  await sql`update app.knowledge_indexes set spent = jsonb_build_object('bytes', greatest((spent ->> 'bytes')::bigint, ${bytes}::bigint),
      'parseMs', greatest((spent ->> 'parseMs')::bigint, ${parseMs}::bigint), 'sitemaps', greatest((spent ->> 'sitemaps')::bigint, ${sitemaps}::bigint))
    where config_id = ${configId}::uuid`.execute(tx)
}

/** Finds the pages of the unfinished reading so far. */
export async function findReadingPages(tx: Tx, configId: string, reading: number): Promise<ReadingPage[]> {
  const { rows } = await sql<ReadingPage>`
    select id, url, etag, content_hash as "contentHash", source_id as "sourceId", status = 'waiting' as "isWaiting"
    from app.knowledge_pages where config_id = ${configId}::uuid and reading = ${reading} order by id`.execute(tx)
  return rows
}

/** Ends the reading: deletes the pages that it did not lead to, and the next slice starts a new one. */
export async function finishReading(tx: Tx, configId: string, reading: number): Promise<void> {
  await sql`delete from app.knowledge_pages where config_id = ${configId}::uuid and reading <> ${reading}`.execute(tx)
  await sql`update app.knowledge_indexes set is_unfinished = false where config_id = ${configId}::uuid`.execute(tx)
}
