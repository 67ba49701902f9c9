import type { Knowledge } from '../contract.ts'
import { reasonText, knowledgeText as text, textName } from './knowledge.text.ts'

type Page = Knowledge['pages'][number]

/** How a page is shown: its word, its shape, its note, and whether it needs fixing. */
export interface PageState {
  readonly word: string
  readonly state: 'good' | 'bad' | 'attention' | 'busy' | 'idle'
  readonly mark: 'done' | 'attention' | 'failed' | 'busy' | 'todo'
  readonly note: string | null
  readonly problem: 'failed' | 'thin' | null
}

/** The progress of the reading that a page belongs to. */
export interface PageReading {
  /** Whether the reading has not ended yet: passages are counted at its end. */
  readonly isReading: boolean
  readonly isBeingRead: boolean
}

/** Returns how a page is shown. A page with hardly any text is nearly empty, once its reading has ended: questions about it will mostly fail. */
export function pageStateOf(page: Page, { isReading, isBeingRead }: PageReading): PageState {
  const note = page.reason ? reasonText(page.reason) : null
  if (page.status === 'waiting') {
    return isBeingRead
      ? { word: text.status.busy, state: 'busy', mark: 'busy', note: null, problem: null }
      : { word: text.status.waiting, state: 'idle', mark: 'todo', note: null, problem: null }
  }
  if (page.stale)
    return {
      word: text.status.stale,
      state: 'attention',
      mark: 'attention',
      note: note ? `${note} ${text.staleNote}` : text.staleNote,
      problem: 'failed',
    }
  if (page.status === 'failed')
    return { word: text.status.failed, state: 'bad', mark: 'failed', note, problem: 'failed' }
  if (page.status === 'skipped')
    return { word: text.status.skipped, state: 'attention', mark: 'attention', note, problem: 'failed' }
  if (note) return { word: text.status.cut, state: 'attention', mark: 'attention', note, problem: 'failed' }
  if (!isReading && !page.is_text && page.thin) {
    return { word: text.status.thin, state: 'attention', mark: 'attention', note: text.thin, problem: 'thin' }
  }
  return { word: text.status.read, state: 'good', mark: 'done', note: null, problem: null }
}

/** Returns the name of a page: path and query of an address, with its host when pages come from several sites; the title of an own text. */
export function pageName(page: Page, withHost: boolean): string {
  if (page.is_text) return textName(page.url, page.title)
  const url = URL.parse(page.url)
  if (!url) return page.url
  const path = decoded(url.pathname + url.search)
  return withHost ? url.host + (path === '/' ? '' : path) : path
}

/** Returns the hosts of the pages. */
export function hostsOf(pages: readonly Page[]): string[] {
  return [
    ...new Set(
      pages.flatMap((page) => (page.is_text ? [] : [URL.parse(page.url)?.host ?? ''])).filter((host) => host !== ''),
    ),
  ]
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const FILE_KINDS = new Set(['pdf', 'xml-feed', 'csv-feed', 'text'])
const FILE_PATH = /\.(?:pdf|csv|tsv|xml|txt)$/i

/** Returns the kind of a source for the customer: a page of a site, a file at an address, or a text that was typed in the form. */
export function sourceKindOf(page: Pick<Page, 'is_text' | 'kind' | 'url'>): 'page' | 'file' | 'text' {
  if (page.is_text) return 'text'
  if (page.kind !== null) return FILE_KINDS.has(page.kind) ? 'file' : 'page'
  return FILE_PATH.test(URL.parse(page.url)?.pathname ?? '') ? 'file' : 'page'
}
