import { setImmediate } from 'node:timers/promises'
import { asService } from '#platform/database/as-service.ts'
import { type BuiltIndex, buildIndex } from '../domain/build-index.ts'
import { dropRepeatedBlocks } from '../domain/drop-repeated-blocks.ts'
import { isCopyUsable } from '../domain/is-copy-usable.ts'
import { splitIntoPassages } from '../domain/split-into-passages.ts'
import { writeVocabulary } from '../domain/vocabulary.ts'
import { addPassages, addPostings, type IndexedPassage, makeLive } from '../store/index-store.ts'
import { findDocuments, savePassageCounts } from '../store/page-store.ts'
import type { ReadDeps } from './read-deps.ts'

const chunkSize = 500

/**
 * Builds the index of a configuration from the good copies of its pages, as `generation`, and makes it live in one transaction. Until then
 * the old one answers; a process that dies half-way leaves rows that the next rebuild removes. Answers the number of passages.
 */
export async function rebuildIndex(
  deps: ReadDeps,
  configId: string,
  generation: number,
  nextReadAt: Date,
): Promise<number> {
  const { db, clock } = deps
  const stored = await asService(db, 'the index is made of good copies', (tx) => findDocuments(tx, configId), configId)
  const passages = toPassages(stored.filter((page) => page.isText || isCopyUsable(page.readAt, clock.now())))
  const { vocabulary, postings } = await inSteps(
    buildIndex(passages.map(({ title, heading, question, text }) => ({ title, heading, question, text }))),
  )
  for (const chunk of chunksOf(passages))
    await asService(db, 'passages of the next index', (tx) => addPassages(tx, configId, generation, chunk), configId)
  for (const chunk of chunksOf([...postings]))
    await asService(db, 'postings of the next index', (tx) => addPostings(tx, configId, generation, chunk), configId)
  const counts = new Map<string, number>()
  for (const { pageId } of passages) counts.set(pageId, (counts.get(pageId) ?? 0) + 1)
  await asService(
    db,
    'the next index goes live',
    async (tx) => {
      await savePassageCounts(tx, configId, counts)
      await makeLive(tx, configId, {
        generation,
        vocabulary: writeVocabulary(vocabulary),
        passageCount: passages.length,
        now: clock.now(),
        nextReadAt,
      })
    },
    configId,
  )
  return passages.length
}

function toPassages(stored: Awaited<ReturnType<typeof findDocuments>>): IndexedPassage[] {
  const documents = dropRepeatedBlocks(stored.map((page) => page.document))
  const passages = documents.flatMap((document, index) => {
    const page = stored[index]
    if (!page) return []
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
  })
  return withoutDoubles(passages).map((passage, number) => ({ ...passage, number }))
}

// The same product in two feeds, or the same answer on two pages, is one passage: the first page that has it.
function withoutDoubles<P extends { heading: string; question: string; text: string }>(passages: P[]): P[] {
  const seen = new Set<string>()
  return passages.filter(({ question, text }) => {
    const id = `${question}|${text}`.toLowerCase().replace(/[^\p{L}\p{N}|]+/gu, ' ')
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

async function inSteps(building: Generator<void, BuiltIndex>): Promise<BuiltIndex> {
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
