import type { Database } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import type { Identity } from '#platform/database/identity.ts'
import { existsInDescription, existsInListing } from './listing-statement.ts'

/** A term as it is stored, and the words of the listing that resemble it, nearest first; null when the listing has the term itself. */
export interface SimilarWords {
  readonly folded: string
  readonly words: readonly string[] | null
}

/** Finds the words that each of the terms may mean. */
export async function findSimilarWords(
  db: Database,
  identity: Identity,
  terms: readonly string[],
): Promise<readonly SimilarWords[]> {
  const [, ...answers] = await db.batch(identity, [
    // Ends with the transaction, in which all of these run.
    { text: "select set_config('pg_trgm.similarity_threshold', '0.2', true)", values: [] },
    ...terms.map(similarWordsStatement),
  ])
  return answers.map((rows) => rows[0] as SimilarWords) // one row, in the form written below
}

/**
 * Returns the statement for one term. A word's bots are counted: for the first one alone the planner would read the whole table, which is slowest
 * when there is none. The words
 * take the collation of the letters, without which their index would not be used.
 */
export function similarWordsStatement(term: string): Statement {
  const text = `select app.fold($1::text) as folded, case
    when ${existsInListing(term, '$1')} or ${existsInDescription('$1')} then null
    else array(
      select near.word from (
        select word, app.similarity(word, app.fold($1::text)) as likeness from app.listing_words
        where word operator(app.%) app.fold($1::text) order by likeness desc, word limit 60
      ) as near
      where (select count(*) from app.listing_entries where letters like '%' || (near.word collate "default") || '%') > 0
      order by near.likeness desc, near.word
    )
  end as words`
  return { text, values: [term] }
}
