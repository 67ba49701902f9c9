import type { Knowledge } from '../contract.ts'

type Page = Knowledge['pages'][number]

/** The number of pages per outcome; a page with an older copy is `stale`, not `read`. */
export type PageCounts = Readonly<Record<'read' | 'stale' | 'skipped' | 'failed' | 'waiting', number>>

/** Counts the outcomes of the pages so far. */
export function countPages(pages: readonly Pick<Page, 'status' | 'stale'>[]): PageCounts {
  const count = (status: Page['status'] | 'stale') =>
    pages.filter((page) => (page.stale ? 'stale' : page.status) === status).length
  return {
    read: count('read'),
    stale: count('stale'),
    skipped: count('skipped'),
    failed: count('failed'),
    waiting: count('waiting'),
  }
}

/** Whether a bot has something to answer from: it has, it is still being read, or reading gave nothing. */
export type Readiness = 'ready' | 'reading' | 'nothing'

/** Returns whether one of the named pages gave a copy to answer from; the customer's own texts count only where no page is named. */
export function readinessOf({ pages, reading }: Pick<Knowledge, 'pages' | 'reading'>): Readiness {
  const fetched = pages.filter((page) => !page.is_text)
  const counted = fetched.length > 0 ? fetched : pages
  if (counted.some((page) => page.status === 'read' || page.stale)) return 'ready'
  return reading ? 'reading' : 'nothing'
}
