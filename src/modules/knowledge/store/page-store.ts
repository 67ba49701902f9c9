import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { KnowledgeDocument } from '../domain/document.ts'

/** A source of knowledge: an address, or the text of a form field (its `url` is then `config:<field>`). */
export type SourceInput =
  | { kind: 'address'; origin: 'config' | 'extra'; url: string }
  | { kind: 'text'; origin: 'config' | 'extra'; url: string; title: string; body: string }

/** A stored source. */
export type Source = {
  id: string
  configId: string
  userId: string
  kind: 'address' | 'text'
  url: string
  title: string
  body: string | null
}

/** A page as the customer sees it: its result, and whether an older copy is used. */
export type PageStatus = {
  url: string
  status: 'waiting' | 'read' | 'skipped' | 'failed'
  reason: string | null
  kind: string | null
  title: string
  passageCount: number
  /** The length of its stored copy, in characters; 0 without one. */
  copyLength: number
  readAt: Date | null
  triedAt: Date | null
  isStale: boolean
}

/** The data of a page that the reader needs before it reads it again. */
export type StoredPage = { id: string; url: string; etag: string | null; contentHash: string | null }

/** The result of one attempt; a good one replaces the stored copy, another leaves it. */
export type PageResult =
  | {
      status: 'read'
      kind: string
      title: string
      etag: string | null
      contentHash: string
      /** The document as JSON. */
      document: string
    }
  | { status: 'unchanged' }
  | { status: 'skipped' | 'failed'; reason: string }

/** Replaces the sources of a configuration by these: new ones are added, changed texts replaced, others removed with their pages. */
export async function replaceSources(
  tx: Tx,
  owner: { configId: string; userId: string },
  sources: readonly SourceInput[],
): Promise<void> {
  const rows = sources.map((source) => ({ id: newId(), title: '', body: null, ...source }))
  const json = JSON.stringify(rows)
  await sql`
    delete from app.knowledge_sources where config_id = ${owner.configId}::uuid
      and url not in (select r.url from jsonb_to_recordset(${json}::jsonb) as r (url text))`.execute(tx)
  await sql`
    insert into app.knowledge_sources as s (id, config_id, user_id, kind, origin, url, title, body)
    select distinct on (r.url) r.id, ${owner.configId}::uuid, ${owner.userId}::uuid, r.kind, r.origin, r.url, r.title, r.body
    from jsonb_to_recordset(${json}::jsonb) as r (id uuid, kind text, origin text, url text, title text, body text)
    on conflict (config_id, url) do update set kind = excluded.kind, origin = excluded.origin, title = excluded.title, body = excluded.body`.execute(
    tx,
  )
}

/** Finds the sources of a configuration, in the order in which they were given. */
export async function findSources(tx: Tx, configId: string): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select id, config_id as "configId", user_id as "userId", kind, url, title, body from app.knowledge_sources where config_id = ${configId}::uuid order by id`.execute(
    tx,
  )
  return rows
}

/** Marks pages that a reading is about to read, so that the customer sees them waiting; returns their stored data. */
export async function markPagesPending(
  tx: Tx,
  source: Source,
  urls: readonly string[],
  reading: number,
): Promise<StoredPage[]> {
  const rows = urls.map((url) => ({ id: newId(), url }))
  const { rows: stored } = await sql<StoredPage>`
    insert into app.knowledge_pages as p (id, config_id, user_id, source_id, url, reading)
    select r.id, ${source.configId}::uuid, ${source.userId}::uuid, ${source.id}::uuid, r.url, ${reading} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, url text)
    on conflict (config_id, url) do update set status = 'waiting', source_id = excluded.source_id, reading = excluded.reading
    returning id, url, etag, content_hash as "contentHash"`.execute(tx)
  return stored
}

/** Saves the result of one attempt; a failure keeps the last good copy. */
export async function savePageResult(tx: Tx, pageId: string, result: PageResult, now: Date): Promise<void> {
  if (result.status === 'read') {
    await sql`
      update app.knowledge_pages set status = 'read', reason = null, kind = ${result.kind}, title = ${result.title}, etag = ${result.etag},
        content_hash = ${result.contentHash}, document = ${result.document}::jsonb, read_at = ${now}, tried_at = ${now}
      where id = ${pageId}::uuid`.execute(tx)
  } else if (result.status === 'unchanged') {
    await sql`update app.knowledge_pages set status = 'read', reason = null, read_at = ${now}, tried_at = ${now} where id = ${pageId}::uuid`.execute(
      tx,
    )
  } else {
    await sql`update app.knowledge_pages set status = ${result.status}, reason = ${result.reason}, tried_at = ${now} where id = ${pageId}::uuid`.execute(
      tx,
    )
  }
}

/** Removes one page that turned out to be a list; its pages replace it. */
export async function removePage(tx: Tx, pageId: string): Promise<void> {
  await sql`delete from app.knowledge_pages where id = ${pageId}::uuid`.execute(tx)
}

/** Finds the pages of a configuration with a good copy, for building its index. */
export async function findCopies(tx: Tx, configId: string): Promise<{ id: string; readAt: Date; isText: boolean }[]> {
  const { rows } = await sql<{ id: string; readAt: Date; isText: boolean }>`
    select p.id, p.read_at as "readAt", p.url like 'config:%' as "isText" from app.knowledge_pages p
    where p.config_id = ${configId}::uuid and p.document is not null and p.read_at is not null order by p.id`.execute(
    tx,
  )
  return rows
}

/** Finds the good copy of one page; null when it disappeared meanwhile. All of a configuration's at once may exceed the memory. */
export async function findDocument(tx: Tx, pageId: string): Promise<KnowledgeDocument | null> {
  const { rows } = await sql<{ document: KnowledgeDocument | null }>`
    select document from app.knowledge_pages where id = ${pageId}::uuid`.execute(tx)
  return rows[0]?.document ?? null
}

/** Saves the number of passages of each page, and marks those that did not fit completely with reason `index_full`. */
export async function savePassageCounts(
  tx: Tx,
  configId: string,
  counts: ReadonlyMap<string, number>,
  cutPages: ReadonlySet<string>,
): Promise<void> {
  const json = JSON.stringify([...counts].map(([id, count]) => ({ id, count })))
  await sql`
    update app.knowledge_pages p set passage_count = coalesce(c.count, 0),
      reason = case when p.id = any(${[...cutPages]}::uuid[]) then coalesce(p.reason, 'index_full') else nullif(p.reason, 'index_full') end
    from app.knowledge_pages own left join jsonb_to_recordset(${json}::jsonb) as c (id uuid, count int) on c.id = own.id
    where p.id = own.id and p.config_id = ${configId}::uuid`.execute(tx)
}

/** Lists the result of every page of a configuration, for its customer. */
export async function listPages(tx: Tx, configId: string): Promise<PageStatus[]> {
  const { rows } = await sql<PageStatus>`
    select url, status, reason, kind, title, passage_count as "passageCount",
      case when passage_count <= 1 then coalesce(length(document::text), 0) else 10000 end as "copyLength", read_at as "readAt", tried_at as "triedAt",
      (document is not null and status in ('skipped', 'failed')) as "isStale"
    from app.knowledge_pages where config_id = ${configId}::uuid order by id`.execute(tx)
  return rows
}

/** Finds the extra addresses that the customer gave beside the form. */
export async function findExtraUrls(tx: Tx, configId: string): Promise<string[]> {
  const { rows } = await sql<{
    url: string
  }>`select url from app.knowledge_sources where config_id = ${configId}::uuid and origin = 'extra' order by id`.execute(
    tx,
  )
  return rows.map((row) => row.url)
}

/** Finds the owner of a configuration. */
export async function findOwner(tx: Tx, configId: string): Promise<string | null> {
  const { rows } = await sql<{
    user_id: string
  }>`select user_id from app.user_bot_configs where id = ${configId}::uuid`.execute(tx)
  return rows[0]?.user_id ?? null
}
