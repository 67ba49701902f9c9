import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type DrawingTask, drawInWorker } from '#platform/document/draw-in-worker.ts'
import type { Failure } from '#platform/http/failure.ts'
import { getAcademy } from './academy.ts'
import type { createPdf } from './documents/create-pdf.ts'
import type { DocumentOrder } from './documents/document-parts.ts'
import { parseMarkdownParts } from './parse-markdown-parts.ts'

/** A document that is ready to be sent. */
export interface LessonDocument {
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Changes with the content alone. */
  readonly etag: string
}

const drawing: DrawingTask<Parameters<typeof createPdf>> = {
  file: join(import.meta.dirname, 'documents/create-pdf.ts'),
  name: 'createPdf',
}

const orders = new Map<string, DocumentOrder>()

/** The PDF of a book, workshop or kit, made at the first request; null for what is no document, such as a video. */
export async function lessonDocument(id: string): Promise<LessonDocument | { failure: Failure } | null> {
  const order = orders.get(id) ?? (await documentOrder(id))
  if (!order) return null
  orders.set(id, order)
  const drawn = await drawInWorker({ account: null }, drawing, order)
  return 'failure' in drawn ? drawn : { fileName: `${id}.pdf`, bytes: drawn.bytes, etag: etagOf(drawn.bytes) }
}

/** What the document of a book, workshop or kit is made of; null for what has none. */
export async function documentOrder(id: string): Promise<DocumentOrder | null> {
  const { courses, kits, texts } = await getAcademy()
  // Read for what becomes a document alone: the text of a video may hold what no document can, such as a link.
  const read = () => parseMarkdownParts(texts.get(id)?.markdown ?? '')
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

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}
