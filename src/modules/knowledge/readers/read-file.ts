import type { KnowledgeDocument, RawFile, SkipReason } from '../domain/document.ts'
import { decodeText } from './decode-text.ts'
import { type FileKind, kindOf, readDocument } from './read-document.ts'
import { readSitemap } from './read-sitemap.ts'

/** The result of one file: addresses of further pages, a document as JSON with its title, or why there is none. */
export type FileReading =
  | { is: 'list'; pages: string[]; sitemaps: string[] }
  | { is: 'document'; kind: FileKind; title: string; json: string }
  | { is: 'skipped'; reason: SkipReason | 'too_much_text' }

const mostProductLetters = 16_000_000
const mostLetters = 3_000_000

/** Reads one file of any kind. A document with more text than a book of a thousand pages is refused; a product feed may be five times that. */
export async function readFile(file: RawFile): Promise<FileReading> {
  const kind = kindOf(file)
  if (kind === 'sitemap') return { is: 'list', ...readSitemap(decodeText(file.bytes, file.contentType)) }
  const outcome = await readDocument(file)
  if (outcome.outcome === 'skipped') return { is: 'skipped', reason: outcome.reason }
  const { document } = outcome
  const most = kind === 'xml-feed' || kind === 'csv-feed' ? mostProductLetters : mostLetters
  // The letters are counted first: writing out far too much text would itself use up the memory.
  const json = lettersOf(document) > most ? null : JSON.stringify(document)
  if (json === null || json.length > most) return { is: 'skipped', reason: 'too_much_text' }
  return { is: 'document', kind, title: document.title, json }
}

function lettersOf(document: KnowledgeDocument): number {
  return document.sections.reduce(
    (sum, { heading, text, question = '', url = '' }) =>
      sum + heading.length + text.length + question.length + url.length,
    0,
  )
}
