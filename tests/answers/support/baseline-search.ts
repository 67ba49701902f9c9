import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** How the baseline asks PostgreSQL: every word of the question, or any of them. */
export type BaselineMode = 'every word' | 'any word'

/** The baseline: plain Dutch full-text search over the same passages, the best one by `ts_rank` as the answer. */
export async function baselineSearch(
  tx: Tx,
  configId: string,
  question: string,
  mode: BaselineMode,
): Promise<{ score: number; answer: string }> {
  const { rows } = await sql<{ rank: number; answer: string }>`
    with asked as (
      select case when ${mode} = 'every word' then websearch_to_tsquery('dutch', ${question})
        else replace(plainto_tsquery('dutch', ${question})::text, '&', '|')::tsquery end as query
    ),
    texts as (
      select concat_ws(' ', nullif(p.question, ''), p.body) as answer, to_tsvector('dutch', concat_ws(' ', p.title, p.heading, p.question, p.body)) as terms
      from app.knowledge_passages p where p.config_id = ${configId}::uuid
    )
    select ts_rank(texts.terms, asked.query) as rank, left(texts.answer, 400) as answer
    from texts, asked where texts.terms @@ asked.query order by 1 desc limit 1`.execute(tx)
  return { score: rows[0]?.rank ?? 0, answer: rows[0]?.answer ?? '' }
}
