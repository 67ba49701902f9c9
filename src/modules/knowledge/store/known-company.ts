import type { Database } from '#platform/database/database.ts'

/** What was read of a company besides its answers: the titles of its pages, its contact texts, and whether reading continues. */
export interface KnownCompany {
  /** The titles of its pages, then the headings on them, in their order. */
  titles: string[]
  /** Passages that probably say how to reach it, the likeliest first. */
  contactTexts: string[]
  /** True while pages are waiting to be read: missing information may still come. */
  isReading: boolean
}

const TITLES_MAX = 60
const CONTACT_TEXTS_MAX = 24
const TEXT_CHARS_MAX = 2000

// Bounded by one company's pages, of which a plan has hundreds at most; passages are looked up by the few pages that matter.
const SQL = `
  with live as (select generation, reading_until from app.knowledge_indexes where config_id = $1::uuid),
  pages as (
    select id, url, title, status, document is not null as is_read,
      case when url ~* '^config:' then 1 when (url || ' ' || title) ~* 'contact|klantenservice|bereik' then 0 when (url || ' ' || title) ~* 'over-ons|over ons|route|adres' then 2 end as rank
    from app.knowledge_pages where config_id = $1::uuid order by id limit 2000
  ),
  likely as (select id, rank + case when title ~* 'contact|mail|telefoon|bereik|spreken' then 0 else 1 end as rank from pages where is_read and rank is not null order by 2, id limit 40),
  texts as (
    select left(p.body, ${TEXT_CHARS_MAX}) as body, l.rank, p.number from live
    join app.knowledge_passages p on p.config_id = $1::uuid and p.generation = live.generation
    join likely l on l.id = p.page_id order by l.rank, p.number limit ${CONTACT_TEXTS_MAX}
  ),
  heads as (
    select p.heading, min(p.number) as number from live
    join app.knowledge_passages p on p.config_id = $1::uuid and p.generation = live.generation and p.number < 400
    where p.heading <> '' group by p.heading order by 2 limit ${TITLES_MAX}
  )
  select
    array(select title from (select title, min(id::text) as first from pages where is_read and title <> '' group by title) t order by first limit ${TITLES_MAX})
      || array(select heading from heads order by number) as titles,
    array(select body from texts order by rank, number) as "contactTexts",
    exists (select 1 from pages where status = 'waiting') or exists (select 1 from live where reading_until > $2::timestamptz) as "isReading"`

/** Finds what was read of a company, for use in a refusal; called only when a visitor gets one. */
export async function findKnownCompany(db: Database, configId: string, now: Date): Promise<KnownCompany> {
  const [row] = await db.query<KnownCompany>({ role: 'service', configId }, SQL, [configId, now])
  return row ?? { titles: [], contactTexts: [], isReading: false }
}
