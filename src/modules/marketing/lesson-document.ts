import { createHash } from 'node:crypto'
import { wholeAcademy } from './academy.ts'
import type { DocumentOrder } from './documents/document-parts.ts'
import { makeApart } from './documents/make-apart.ts'
import { partsOf } from './markdown-parts.ts'

/** A document that is ready to be sent. */
export interface LessonDocument {
  readonly fileName: string
  readonly bytes: Buffer
  /** Changes with the content alone. */
  readonly etag: string
}

const made = new Map<string, Promise<LessonDocument>>()

/** The PDF of a book, workshop or kit, made at the first request; null for what is no document, such as a video. */
export async function lessonDocument(id: string): Promise<LessonDocument | null> {
  const known = made.get(id)
  if (known) return known
  const order = await documentOrder(id)
  if (!order) return null
  const making =
    made.get(id) ?? makeApart(order).then((bytes) => ({ fileName: `${id}.pdf`, bytes, etag: etagOf(bytes) }))
  made.set(id, making)
  // What failed is tried anew by the next one who asks.
  making.catch(() => made.delete(id))
  return making
}

/** What the document of a book, workshop or kit is made of; null for what has none. */
export async function documentOrder(id: string): Promise<DocumentOrder | null> {
  const { courses, kits, texts } = await wholeAcademy()
  // Read for what becomes a document alone: the text of a video may hold what no document can, such as a link.
  const read = () => partsOf(texts.get(id)?.markdown ?? '')
  const course = courses.find((one) => one.id === id)
  if (course && course.type !== 'video') {
    const { title, description, level, duration, tile } = course
    return {
      id,
      kind: course.type === 'book' ? 'Boek' : 'Workshop',
      title,
      description,
      facts: [level, duration],
      tile,
      parts: read(),
    }
  }
  const kit = kits.find((one) => one.id === id)
  if (!kit) return null
  const facts = [kit.category, kit.difficulty, kit.setupTime]
  // The text of a kit begins with its description, which stands on the cover already.
  return {
    id,
    kind: 'Starterkit',
    title: kit.title,
    description: kit.description,
    facts,
    tile: kit.category,
    parts: read().slice(1),
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}
