import type { Knowledge } from '../contract.ts'

type Page = Knowledge['pages'][number]

/** How many pages ended in each way; a page whose older copy stands in is `stale`, not `read`. */
export type PageCounts = Readonly<Record<'read' | 'stale' | 'skipped' | 'failed' | 'waiting', number>>

/** What came of the pages so far. */
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
