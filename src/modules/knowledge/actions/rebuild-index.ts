import { setImmediate } from 'node:timers/promises'
import { createBoilerplateDetector } from '../domain/boilerplate-detector.ts'
import { type BuiltIndex, buildIndex } from '../domain/build-index.ts'
import type { KnowledgeDocument } from '../domain/document.ts'
import { isCopyUsable } from '../domain/is-copy-usable.ts'
import { splitIntoPassages } from '../domain/split-into-passages.ts'
import { writeVocabulary } from '../domain/vocabulary.ts'
import { addPassages, addPostings, type IndexedPassage } from '../store/index-store.ts'
import { findCopies, findDocument, savePassageCounts } from '../store/page-store.ts'
import type { ReadDeps } from './read-deps.ts'
import type { ReadingLease } from './reading-lease.ts'

const chunkSize = 500
// Three feeds of 20,000 products: the index of one configuration is built in memory.
const mostPassages = 60_000

type Copy = Awaited<ReturnType<typeof findCopies>>[number]

/**
 * Builds the index of a configuration from the good copies of its pages, one at a time, as the lease's generation, and makes it live in one
 * transaction. Until then the old one answers; rows of a process that died half-way are removed by the next rebuild. Returns the number of passages.
 */
export async function rebuildIndex(deps: ReadDeps, lease: ReadingLease, nextReadAt: Date | null): Promise<number> {
  const { configId, generation } = lease
  const stored = await lease.write((tx) => findCopies(tx, configId))
  const now = deps.clock.now()
  const { passages, cutPages } = await toPassages(
    stored.filter((page) => page.isText || isCopyUsable(page.readAt, now)),
    (page) => lease.write((tx) => findDocument(tx, page.id)),
    deps.passagesMax ?? mostPassages,
  )
  const { vocabulary, postings } = await inSteps(
    buildIndex(passages.map(({ title, heading, question, text }) => ({ title, heading, question, text }))),
  )
  for (const chunk of chunksOf(passages)) await lease.write((tx) => addPassages(tx, configId, generation, chunk))
  for (const chunk of chunksOf([...postings])) await lease.write((tx) => addPostings(tx, configId, generation, chunk))
  const counts = new Map<string, number>()
  for (const { pageId } of passages) counts.set(pageId, (counts.get(pageId) ?? 0) + 1)
  const built = { vocabulary: writeVocabulary(vocabulary), passageCount: passages.length, nextReadAt }
  await lease.goLive(built, (tx) => savePassageCounts(tx, configId, counts, cutPages))
  return passages.length
}

/**
 * Returns the passages of pages in their order, at most `most`, and the pages that did not fit completely. Every document is loaded twice: text that
 * repeats
 * on a site is only known after all pages were seen.
 */
export async function toPassages(
  pages: readonly Copy[],
  load: (page: Copy) => Promise<KnowledgeDocument | null>,
  most: number,
): Promise<{ passages: IndexedPassage[]; cutPages: Set<string> }> {
  const repetition = createBoilerplateDetector()
  for (const page of pages) {
    const document = await load(page)
    if (document) repetition.learn(document)
  }
  const isNew = withoutDoubles()
  const passages: IndexedPassage[] = []
  const cutPages = new Set<string>()
  for (const page of pages) {
    const document = await load(page)
    if (!document) continue
    for (const passage of passagesOf(page, repetition.clean(document))) {
      if (!isNew(passage)) continue
      if (passages.length < most) passages.push({ ...passage, number: passages.length })
      else cutPages.add(page.id)
      if (cutPages.has(page.id)) break
    }
  }
  return { passages, cutPages }
}

function passagesOf(page: Copy, document: KnowledgeDocument): Omit<IndexedPassage, 'number'>[] {
  return splitIntoPassages(document).map((passage) => ({
    pageId: page.id,
    title: document.title,
    heading: passage.heading,
    question: passage.question,
    text: passage.text,
    kind: passage.kind,
    url: page.isText ? null : passage.url,
    sentences: passage.sentences.flatMap(({ start, end }) => [start, end]),
  }))
}

// The same product in two feeds, or the same answer on two pages, is one passage: that of the first page.
function withoutDoubles(): (passage: { question: string; text: string }) => boolean {
  const seen = new Set<string>()
  return ({ question, text }) => {
    const id = `${question}|${text}`.toLowerCase().replace(/[^\p{L}\p{N}|]+/gu, ' ')
    if (seen.has(id)) return false
    seen.add(id)
    return true
  }
}

/** Builds an index in steps, so that other work runs in between. */
export async function inSteps(building: Generator<void, BuiltIndex>): Promise<BuiltIndex> {
  for (;;) {
    const step = building.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) =>
    items.slice(index * chunkSize, (index + 1) * chunkSize),
  )
}
