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

/** Whether a configuration names pages of which, with its reading ended, not one gave a copy to answer from. */
export function hasNothingRead({ pages, reading }: Pick<Knowledge, 'pages' | 'reading'>): boolean {
  const fetched = pages.filter((page) => !page.is_text)
  return !reading && fetched.length > 0 && fetched.every((page) => page.status !== 'read' && !page.stale)
}
