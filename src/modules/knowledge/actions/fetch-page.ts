import { createHash } from 'node:crypto'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'
import { type WorkerReading, workerFileReader } from '../readers/read-file-in-worker.ts'
import type { PageResult, StoredPage } from '../store/page-store.ts'
import type { ReadingBudget } from './reading-budget.ts'

/** The result of fetching an address: a page with its result, or a list of further addresses. */
export type Fetched = { is: 'page'; result: PageResult } | { is: 'list'; pages: string[]; sitemaps: string[] }

// Increase it when a reader improves: unchanged pages are then read again all the same.
const readerVersion = '1:'
const megabyte = 1_000_000
const timeoutMs = 15_000
const readableTypes = [
  'text/',
  'application/xhtml',
  'application/xml',
  'application/rss',
  'application/atom',
  'application/pdf',
  'application/octet-stream',
  'application/csv',
  'application/vnd.ms-excel',
  'binary/octet-stream',
]

const full: Fetched = { is: 'page', result: { status: 'failed', reason: 'reading_full' } }

/**
 * Fetches one address through the guarded client and reads it. Any failure of the other side is a result with its reason, never an
 * exception; an unchanged page (304, or the same bytes) keeps its stored copy. A page that does not fit in the budget of the reading is not read.
 */
export async function fetchPage(
  client: SafeFetch,
  url: string,
  stored: StoredPage | undefined,
  budget: ReadingBudget,
): Promise<Fetched> {
  const maxBytes = Math.min(maxBytesOf(url), budget.bytesLeft())
  if (maxBytes === 0) return full
  const answer = await client.safeFetch(url, {
    maxBytes,
    timeoutMs,
    maxRedirects: 3,
    acceptTypes: readableTypes,
    headers: {
      accept: 'text/html,application/xhtml+xml,application/pdf,application/xml;q=0.9,text/csv;q=0.9,*/*;q=0.5',
      'accept-language': 'nl,en;q=0.5',
    },
    ...(stored?.etag && stored.contentHash?.startsWith(readerVersion) && { ifNoneMatch: stored.etag }),
  })
  if (answer.outcome !== 'ok') {
    if (answer.reason === 'too_large' && !(budget.consumeBytes(maxBytes) && maxBytes === maxBytesOf(url))) return full
    const reason = answer.reason === 'http_status' && answer.status ? `http_${answer.status}` : answer.reason
    return { is: 'page', result: { status: answer.reason === 'wrong_type' ? 'skipped' : 'failed', reason } }
  }
  if (answer.status === 304) return { is: 'page', result: { status: 'unchanged' } }
  const file = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes }
  if (!budget.consumeBytes(answer.bytes.length)) return full
  const contentHash = readerVersion + createHash('sha256').update(answer.bytes).digest('hex')
  if (stored?.contentHash === contentHash) return { is: 'page', result: { status: 'unchanged' } }
  const { reading, elapsedMs } = await workerFileReader.read(file)
  budget.consumeMs(elapsedMs)
  if (reading.is === 'list') return reading
  return { is: 'page', result: resultOf(reading, contentHash, answer.headers.etag ?? null) }
}

function resultOf(
  reading: Exclude<WorkerReading['reading'], { is: 'list' }>,
  contentHash: string,
  etag: string | null,
): PageResult {
  if (reading.is === 'too_heavy') return { status: 'failed', reason: 'too_heavy' }
  if (reading.is === 'skipped') return { status: 'skipped', reason: reading.reason }
  const { kind, title, json } = reading
  return { status: 'read', kind, title, etag: etag?.slice(0, 200) ?? null, contentHash, document: json }
}

// Feeds of 20,000 products and printed menus are large; ordinary pages are not.
function maxBytesOf(url: string): number {
  const path = URL.canParse(url) ? new URL(url).pathname.toLowerCase() : ''
  if (/\.(?:xml|csv|tsv|txt)$|feed/.test(path)) return 25 * megabyte
  return path.endsWith('.pdf') ? 15 * megabyte : 4 * megabyte
}
