import type { RawFile, ReadOutcome } from '../domain/document.ts'
import { decodeText } from './decode-text.ts'
import { type Product, productSection } from './product.ts'
import { readCsvProducts } from './read-feed-csv.ts'
import { readXmlProducts } from './read-feed-xml.ts'
import { readHtml } from './read-html.ts'
import { readPdf } from './read-pdf.ts'
import { readPlainText } from './read-plain-text.ts'

/** The kind of a file by its bytes, type and name; `sitemap` lists pages and is read by `readSitemap`. */
export type FileKind = 'html' | 'pdf' | 'xml-feed' | 'csv-feed' | 'sitemap' | 'text' | 'other'

/**
 * Reads any file that a customer names into plain sections, or returns why not. The bytes count before the content type.
 * Never throws, whatever the bytes are.
 */
export async function readDocument(file: RawFile): Promise<ReadOutcome> {
  if (file.bytes.length === 0) return { outcome: 'skipped', reason: 'empty' }
  const kind = kindOf(file)
  if (kind === 'pdf') return readPdf(file.url, file.bytes)
  if (kind === 'other' || kind === 'sitemap') return { outcome: 'skipped', reason: 'unsupported_type' }
  const text = decodeText(file.bytes, file.contentType)
  if (kind === 'xml-feed') return toFeed(file.url, readXmlProducts(text))
  if (kind === 'csv-feed') return toFeed(file.url, readCsvProducts(text))
  return kind === 'html' ? readHtml(file.url, text) : readPlainText(file.url, text)
}

/** Returns the kind of a file. */
export function kindOf({ url, contentType, bytes }: RawFile): FileKind {
  const start = startOf(bytes)
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const path = (URL.canParse(url) ? new URL(url).pathname : url).toLowerCase()
  if (start.includes('%PDF-')) return 'pdf'
  if (/^(?:image|video|audio|font)\//.test(type) || start.includes('\0')) return 'other'
  if (/<(?:urlset|sitemapindex)\b/i.test(start)) return 'sitemap'
  if (/<(?:rss|feed|products?|channel|catalog(?:ue)?)\b/i.test(start) && !/<html\b/i.test(start)) return 'xml-feed'
  if (type === 'text/csv' || type === 'text/tab-separated-values' || /\.(?:csv|tsv)$/.test(path)) return 'csv-feed'
  if (/html/.test(type) || /<(?:!doctype html|html|head|body|h1|div|p|table|main)\b/i.test(start)) return 'html'
  if (/xml/.test(type)) return 'xml-feed'
  if (type === 'text/plain' || type === 'text/markdown' || type === '') return 'text'
  return 'other'
}

// Text in UTF-16 is half zeros; its byte order mark distinguishes it from a binary file.
function startOf(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 1_024)
  const encoding =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'latin1'
  return new TextDecoder(encoding).decode(head).replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)?\s*/, '')
}

function toFeed(url: string, products: Product[]): ReadOutcome {
  if (products.length === 0) return { outcome: 'skipped', reason: 'empty' }
  return {
    outcome: 'read',
    document: { url, title: 'Producten', language: 'nl', sections: products.map(productSection) },
  }
}
