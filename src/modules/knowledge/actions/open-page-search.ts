import { type BuiltIndex, buildIndex } from '../domain/build-index.ts'
import { scopeThreshold } from '../domain/compose-extractive-answer.ts'
import type { KnowledgeDocument } from '../domain/document.ts'
import { toLexicon } from '../domain/vocabulary.ts'
import { readPlainText } from '../readers/read-plain-text.ts'
import type { IndexedPassage } from '../store/index-store.ts'
import { inSteps, toPassages } from './rebuild-index.ts'
import { candidateLimit, type KnowledgeHits, toHits } from './search-knowledge.ts'
import { understandQuestion } from './understand-question.ts'

/** A page as it was written, not stored yet. */
export interface WrittenPage {
  readonly title: string
  readonly text: string
}

/** A search of the pages that it was opened on. */
export type PageSearch = (question: string) => Promise<KnowledgeHits>

const MOST_PASSAGES = 5_000

/**
 * Makes pages searchable without storing anything: they are read, cut, indexed and ranked like those of a configuration, so that a draft
 * is answered from the same passages as the later bot. The index lives as long as the returned function; `onTimeout` is called for a
 * question whose analysis exceeded its deadline.
 */
export async function openPageSearch(pages: readonly WrittenPage[], onTimeout: () => void): Promise<PageSearch> {
  const documents = pages.map(({ title, text }, at) => readPlainText(`config:${at}`, text, title))
  const copies = documents.flatMap((read, at) =>
    read.outcome === 'read' ? [{ id: String(at), isText: true, readAt: new Date(0), document: read.document }] : [],
  )
  const load = async (copy: { id: string }): Promise<KnowledgeDocument | null> =>
    copies.find(({ id }) => id === copy.id)?.document ?? null
  const { passages } = await toPassages(copies, load, MOST_PASSAGES)
  const { vocabulary, postings } = await inSteps(
    buildIndex(passages.map(({ title, heading, question, text }) => ({ title, heading, question, text }))),
  )
  const entry = { generation: 1, lexicon: toLexicon(vocabulary), terms: new Map() }
  return async (question) => {
    const { asked, stems } = await understandQuestion(question, entry.lexicon, onTimeout)
    return toHits(entry, asked, candidatesOf(passages, postings, stems), scopeThreshold, onTimeout)
  }
}

/** Returns the passages with the most weighted stems, as the statement of a stored index selects them. */
function candidatesOf(
  passages: readonly IndexedPassage[],
  postings: BuiltIndex['postings'],
  stems: readonly { stem: string; weight: number }[],
): IndexedPassage[] {
  const weights = new Map<number, number>()
  for (const { stem, weight } of stems)
    for (const number of postings.get(stem) ?? []) weights.set(number, (weights.get(number) ?? 0) + weight)
  return [...weights]
    .toSorted(([one, a], [other, b]) => b - a || one - other)
    .slice(0, candidateLimit)
    .flatMap(([number]) => passages[number] ?? [])
}
