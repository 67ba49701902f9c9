import type { Database } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import { runTogetherWithDeadline } from '#platform/deadline/run-together-with-deadline.ts'
import { analyzePassage, type PassageTerms, type SearchablePassage } from '../domain/analyze-passage.ts'
import type { AnalyzedQuestion } from '../domain/analyze-question.ts'
import { scopeThreshold } from '../domain/compose-extractive-answer.ts'
import type { PassageFeatures } from '../domain/passage-evidence.ts'
import { rankCandidates } from '../domain/search-passages.ts'
import { type Lexicon, readVocabulary, toLexicon } from '../domain/vocabulary.ts'
import { candidatesStatement, findVocabulary, type IndexedPassage, toSearchHits } from '../store/index-store.ts'
import { findKnownCompany, type KnownCompany } from '../store/known-company.ts'
import { ANALYSIS_CPU_MS, understandQuestion } from './understand-question.ts'

/** A passage that search found, best first; `url` is null for a text field of the configuration. */
export type KnowledgePassage = {
  title: string
  heading: string
  text: string
  url: string | null
  score: number
  features: PassageFeatures
}

/**
 * The result of a search. `score` is the scope score (AMB-044): that of the best passage, 0 when nothing fits or the message asks for
 * something no company page is about. `extractive` is the answer composed of the pages' own sentences, or null for a refusal.
 */
export type KnowledgeHits = {
  passages: KnowledgePassage[]
  score: number
  extractive: { answer: string; sentence: string; source: KnowledgePassage } | null
}

/** A search whose statement the caller sends: `hits` evaluates its answer, null when the index changed meanwhile and the search must be repeated. */
export type PreparedSearch = { statement: Statement; hits(answer: readonly unknown[]): Promise<KnowledgeHits | null> }

/**
 * The search of one configuration's knowledge, as the service bound to it: the caller's permission for this configuration has been
 * checked before. `threshold` is the lowest score of an answer, `scopeThreshold` except in measurements.
 */
export interface KnowledgeSearch {
  search(configId: string, question: string, options?: { threshold?: number }): Promise<KnowledgeHits>
  /** Prepares a search for a caller that sends a transaction of this configuration anyway; null when its vocabulary is not in memory yet. */
  prepare(configId: string, question: string): Promise<PreparedSearch | null>
  /** Returns what was read of the company besides its answers, for a refusal. */
  describe(configId: string, now: Date): Promise<KnownCompany>
}

/** The number of passages sharing words with a question that are ranked. */
export const candidateLimit = 60
const passageLimit = 8
const cachedWordsMax = 400_000
const cachedTermsMax = 1_000

type Entry = { generation: number; lexicon: Lexicon; terms: Map<number, PassageTerms> }

/**
 * Creates a search with its own cache: the vocabularies of the configurations searched last. With a warm cache a search is one statement; the
 * statement names the live generation, so that a new reading is noticed at once. `onTimeout` is called for a question whose analysis exceeded its
 * deadline.
 */
export function createKnowledgeSearch(db: Database, onTimeout: () => void): KnowledgeSearch {
  const memory = new Map<string, Entry>()
  const load = async (configId: string): Promise<Entry | null> => {
    const stored = await findVocabulary(db, configId)
    memory.delete(configId)
    if (!stored) return null
    const entry = {
      generation: stored.generation,
      lexicon: toLexicon(readVocabulary(stored.vocabulary)),
      terms: new Map<number, PassageTerms>(),
    }
    memory.set(configId, entry)
    evictOldest(memory)
    return entry
  }
  const prepare = async (configId: string, question: string, entry: Entry, threshold: number) => {
    const { asked, stems } = await understandQuestion(question, entry.lexicon, onTimeout)
    return {
      statement: candidatesStatement(configId, stems, candidateLimit),
      hits: async (answer: readonly unknown[]) => {
        const found = toSearchHits(answer)
        if (found.generation !== entry.generation) return null
        touch(memory, configId, entry)
        return toHits(entry, asked, found.passages, threshold, onTimeout)
      },
    }
  }
  return {
    describe: (configId, now) => findKnownCompany(db, configId, now),
    async prepare(configId, question) {
      const entry = memory.get(configId)
      return entry ? prepare(configId, question, entry, scopeThreshold) : null
    },
    async search(configId, question, options) {
      let entry = memory.get(configId) ?? (await load(configId))
      for (let attempt = 0; entry && attempt < 3; attempt++) {
        const prepared = await prepare(configId, question, entry, options?.threshold ?? scopeThreshold)
        const [answer = []] = await db.batch({ role: 'service', configId }, [prepared.statement])
        const hits = await prepared.hits(answer)
        if (hits) return hits
        entry = await load(configId)
      }
      return { passages: [], score: 0, extractive: null }
    },
  }
}

/** Ranks the candidates of a question and returns the result of the search; `entry` caches analysed passages. */
export async function toHits(
  entry: Entry,
  asked: AnalyzedQuestion,
  found: IndexedPassage[],
  threshold: number,
  onTimeout: () => void,
): Promise<KnowledgeHits> {
  const termsOf = (passage: SearchablePassage & { number: number }) => {
    const known = entry.terms.get(passage.number)
    if (known) return known
    if (entry.terms.size >= cachedTermsMax) entry.terms.clear()
    const terms = analyzePassage(passage, entry.lexicon.split)
    entry.terms.set(passage.number, terms)
    return terms
  }
  const passages = found.map((passage) => ({
    ...passage,
    url: passage.url ?? '',
    sentences: toPairs(passage.sentences),
  }))
  // The pages are the customer's, not an unknown visitor's: analysing them does not count against the question.
  for (const passage of passages) termsOf(passage)
  const evaluated = await runTogetherWithDeadline(ANALYSIS_CPU_MS, () =>
    rankCandidates(asked, passages, entry.lexicon, { termsOf, threshold }),
  )
  if (evaluated.timedOut) {
    onTimeout()
    return { passages: [], score: 0, extractive: null }
  }
  const { ranked, answer } = evaluated.value
  const best = ranked.slice(0, passageLimit).map(({ passage, rank, features }): KnowledgePassage => {
    const { title, heading, text, url } = passage
    // The title of a sample company's section holds its heading already.
    const named = url === '' && title.includes(heading) ? '' : heading
    return { title, heading: passage.question || named, text, url: url === '' ? null : url, score: rank, features }
  })
  const source = best[0]
  const extractive =
    answer.outcome === 'answered' && source ? { answer: answer.answer, sentence: answer.sentence, source } : null
  return { passages: best, score: answer.score, extractive }
}

function toPairs(offsets: readonly number[]): { start: number; end: number }[] {
  const pairs: { start: number; end: number }[] = []
  for (let at = 0; at + 1 < offsets.length; at += 2) pairs.push({ start: offsets[at] ?? 0, end: offsets[at + 1] ?? 0 })
  return pairs
}

function touch(memory: Map<string, Entry>, configId: string, entry: Entry): void {
  memory.delete(configId)
  memory.set(configId, entry)
}

function evictOldest(memory: Map<string, Entry>): void {
  let words = 0
  for (const entry of memory.values())
    words += entry.lexicon.vocabulary.words.size + entry.lexicon.vocabulary.stems.size
  for (const [configId, entry] of memory) {
    if (words <= cachedWordsMax || memory.size === 1) return
    words -= entry.lexicon.vocabulary.words.size + entry.lexicon.vocabulary.stems.size
    memory.delete(configId)
  }
}
