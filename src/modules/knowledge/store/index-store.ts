import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import type { SectionKind } from '../domain/document.ts'

/** A passage as the index holds it; `url` is null for a text field of the configuration. */
export type IndexedPassage = {
  number: number
  pageId: string
  title: string
  heading: string
  question: string
  text: string
  kind: SectionKind
  url: string | null
  sentences: number[]
}

type HitRow = { generation: number; passage_count: number; number: number | null } & Record<
  'page_id' | 'title' | 'heading' | 'question' | 'body' | 'kind',
  string | null
> & {
    url: string | null
    sentences: number[] | null
  }

/** The result of one search statement; `generation` 0 means that the configuration has no index yet. */
export type SearchHits = { generation: number; passages: IndexedPassage[] }

const CANDIDATES_SQL = `
  with live as (select generation, passage_count from app.knowledge_indexes where config_id = $1::uuid),
  asked as (select stem, weight from unnest(string_to_array($2, ' '), string_to_array($3, ' ')::real[]) as a (stem, weight)),
  best as (
    select n.number, sum(asked.weight) as weight
    from live
    cross join asked
    join app.knowledge_postings p on p.config_id = $1::uuid and p.generation = live.generation and p.stem = asked.stem
    cross join lateral unnest(p.numbers[1:3000]) as n (number)
    group by n.number order by weight desc, n.number limit $4
  )
  select live.generation, live.passage_count, p.number, p.page_id, p.title, p.heading, p.question, p.body, p.kind, p.url, p.sentences
  from live
  left join best on true
  left join app.knowledge_passages p on p.config_id = $1::uuid and p.generation = live.generation and p.number = best.number`

/**
 * Returns the statement that finds the passages with the most weighted stems: posting lists are added up, the best `limit` passages fetched.
 * Its rows always hold the live generation, so that the caller knows whether its vocabulary is of that one.
 */
export function candidatesStatement(
  configId: string,
  stems: readonly { stem: string; weight: number }[],
  limit: number,
): Statement {
  const names = stems.map(({ stem }) => stem).join(' ')
  const weights = stems.map(({ weight }) => weight.toFixed(3)).join(' ')
  return { text: CANDIDATES_SQL, values: [configId, names, weights, limit] }
}

/** Reads the answer of `candidatesStatement`. */
export function toSearchHits(answer: readonly unknown[]): SearchHits {
  const rows = answer as readonly HitRow[] // the columns of the statement above
  return { generation: rows[0]?.generation ?? 0, passages: rows.flatMap(toPassage) }
}

function toPassage(row: HitRow): IndexedPassage[] {
  if (row.number === null) return []
  return [
    {
      number: row.number,
      pageId: row.page_id ?? '',
      title: row.title ?? '',
      heading: row.heading ?? '',
      question: row.question ?? '',
      text: row.body ?? '',
      kind: toKind(row.kind),
      url: row.url,
      sentences: row.sentences ?? [],
    },
  ]
}

function toKind(kind: string | null): SectionKind {
  return kind === 'faq' || kind === 'table' || kind === 'product' ? kind : 'text'
}

/** Finds the vocabulary of a configuration's live index with its generation, or null when there is none. */
export async function findVocabulary(
  db: Database,
  configId: string,
): Promise<{ generation: number; vocabulary: string } | null> {
  const rows = await db.query<{ generation: number; vocabulary: string }>(
    { role: 'service', configId },
    'select generation, vocabulary from app.knowledge_indexes where config_id = $1 and generation > 0',
    [configId],
  )
  return rows[0] ?? null
}

/** Acquires the lease for reading a configuration, until `until`; null when another reading holds it. Returns the generation to build. */
export async function acquireReadingLease(tx: Tx, configId: string, now: Date, until: Date): Promise<number | null> {
  const { rows } = await sql<{ next_generation: number }>`
    insert into app.knowledge_indexes as i (config_id, next_generation, reading_until)
    values (${configId}::uuid, 2, ${until})
    on conflict (config_id) do update set next_generation = i.next_generation + 1, reading_until = ${until}
    where i.reading_until is null or i.reading_until < ${now}
    returning next_generation`.execute(tx)
  const next = rows[0]?.next_generation
  return next === undefined ? null : next - 1
}

/** Extends the lease of the reading that builds `generation`; false when another reading took over, which may happen after a long pause. */
export async function extendReadingLease(tx: Tx, configId: string, generation: number, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update app.knowledge_indexes set reading_until = ${until}
    where config_id = ${configId}::uuid and next_generation = ${generation + 1} and reading_until is not null
    returning config_id`.execute(tx)
  return rows.length > 0
}

/** Adds passages of a generation that is being built. */
export async function addPassages(
  tx: Tx,
  configId: string,
  generation: number,
  passages: readonly IndexedPassage[],
): Promise<void> {
  if (passages.length === 0) return
  const rows = passages.map((passage) => ({ ...passage, sentences: `{${passage.sentences.join(',')}}` }))
  await sql`
    insert into app.knowledge_passages (config_id, generation, number, page_id, title, heading, question, body, kind, url, sentences)
    select ${configId}::uuid, ${generation}, r.number, r."pageId", r.title, r.heading, r.question, r.text, r.kind, r.url, r.sentences::int[]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (number int, "pageId" uuid, title text, heading text, question text, text text, kind text, url text, sentences text)`.execute(
    tx,
  )
}

/** Adds posting lists of a generation that is being built. */
export async function addPostings(
  tx: Tx,
  configId: string,
  generation: number,
  postings: readonly [stem: string, numbers: readonly number[]][],
): Promise<void> {
  if (postings.length === 0) return
  const rows = postings.map(([stem, numbers]) => ({ stem, numbers: `{${numbers.join(',')}}` }))
  await sql`
    insert into app.knowledge_postings (config_id, generation, stem, numbers)
    select ${configId}::uuid, ${generation}, r.stem, r.numbers::int[] from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (stem text, numbers text)`.execute(
    tx,
  )
}

/**
 * Makes a built generation the live one, ends the lease and removes every other generation; returns false and does nothing when another reading took
 * over.
 */
export async function makeLive(
  tx: Tx,
  configId: string,
  live: { generation: number; vocabulary: string; passageCount: number; now: Date; nextReadAt: Date | null },
): Promise<boolean> {
  const { rows } = await sql`
    update app.knowledge_indexes set generation = ${live.generation}, vocabulary = ${live.vocabulary}, passage_count = ${live.passageCount},
      built_at = ${live.now}, next_read_at = coalesce(${live.nextReadAt}, next_read_at), reading_until = null
    where config_id = ${configId}::uuid and next_generation = ${live.generation + 1}
    returning config_id`.execute(tx)
  if (rows.length === 0) return false
  await sql`delete from app.knowledge_passages where config_id = ${configId}::uuid and generation <> ${live.generation}`.execute(
    tx,
  )
  await sql`delete from app.knowledge_postings where config_id = ${configId}::uuid and generation <> ${live.generation}`.execute(
    tx,
  )
  return true
}

/** Ends the lease of the reading that builds `generation` without a new index; the live one stays, and so does another reading's lease. */
export async function releaseReadingLease(
  tx: Tx,
  configId: string,
  generation: number,
  nextReadAt: Date | null,
): Promise<void> {
  await sql`
    update app.knowledge_indexes set reading_until = null, next_read_at = coalesce(${nextReadAt}, next_read_at)
    where config_id = ${configId}::uuid and next_generation = ${generation + 1}`.execute(tx)
}

/** Finds configurations whose pages are due to be read again, with their owners. */
export async function findDueConfigs(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ configId: string; userId: string }[]> {
  const { rows } = await sql<{ configId: string; userId: string }>`
    select i.config_id as "configId", c.user_id as "userId" from app.knowledge_indexes i
    join app.user_bot_configs c on c.id = i.config_id
    where i.next_read_at <= ${now} and (i.reading_until is null or i.reading_until < ${now}) order by i.next_read_at limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** Postpones the due time of configurations, because their reading is queued now. */
export async function putOffDueConfigs(tx: Tx, configIds: readonly string[], until: Date): Promise<void> {
  await sql`update app.knowledge_indexes set next_read_at = ${until} where config_id = any(${[...configIds]}::uuid[])`.execute(
    tx,
  )
}

/** Finds the progress of the reading of a configuration: running now, or requested and not finished. */
export async function findReadingState(
  tx: Tx,
  configId: string,
  now: Date,
): Promise<{ isReading: boolean; isQueued: boolean }> {
  const { rows } = await sql<{ isReading: boolean; isQueued: boolean }>`
    select coalesce(reading_until > ${now}, false) as "isReading",
      (is_unfinished or asked <> reading_of_ask) and coalesce(reading_until <= ${now}, true) as "isQueued"
    from app.knowledge_indexes where config_id = ${configId}::uuid`.execute(tx)
  return rows[0] ?? { isReading: false, isQueued: false }
}
