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
  /** Changes only with the content. */
  readonly etag: string
}

const drawing: DrawingTask<Parameters<typeof createPdf>> = {
  file: join(import.meta.dirname, 'documents/create-pdf.ts'),
  name: 'createPdf',
}

const orders = new Map<string, DocumentOrder>()

/** Returns the PDF of a book, workshop or kit, drawn at the first request; null for a lesson without a document, such as a video. */
export async function lessonDocument(id: string): Promise<LessonDocument | { failure: Failure } | null> {
  const order = orders.get(id) ?? (await documentOrder(id))
  if (!order) return null
  orders.set(id, order)
  const drawn = await drawInWorker({ account: null }, drawing, order)
  return 'failure' in drawn ? drawn : { fileName: `${id}.pdf`, bytes: drawn.bytes, etag: etagOf(drawn.bytes) }
}

/** Returns the content of the document of a book, workshop or kit; null for a lesson without one. */
export async function documentOrder(id: string): Promise<DocumentOrder | null> {
  const { courses, kits, texts } = await getAcademy()
  // Parsed only for a lesson with a document: the text of a video may hold parts that a document cannot, such as a link.
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
  // The text of a kit begins with its description, which is on the cover already.
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
