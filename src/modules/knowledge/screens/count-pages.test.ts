import { expect, it } from 'vitest'
import type { Knowledge } from '../contract.ts'
import { countPages, type Readiness, readinessOf } from './count-pages.ts'
import { knowledgeText as text } from './knowledge.text.ts'

type Page = Knowledge['pages'][number]

const page = (status: Page['status'], stale = false): Page => ({
  url: 'https://zaak.example/',
  title: '',
  status,
  reason: null,
  kind: null,
  passages: 3,
  thin: false,
  read_at: null,
  stale,
  is_text: false,
})

const ownText = { ...page('read'), is_text: true }

it('counts a page that failed or was skipped as such, never as read', () => {
  const counts = countPages([page('read'), page('read'), page('skipped'), page('failed'), page('waiting')])
  expect(counts).toEqual({ read: 2, stale: 0, skipped: 1, failed: 1, waiting: 1 })
})

it('a page with an old copy does not count as read now', () => {
  expect(countPages([page('read', true), page('read')])).toMatchObject({ read: 1, stale: 1 })
})

it.each<[what: string, pages: Page[], reading: boolean, readiness: Readiness]>([
  ['pages that all failed, beside an own text', [page('failed'), page('skipped'), ownText], false, 'nothing'],
  ['no page and no text at all', [], false, 'nothing'],
  ['no page yet, while a reading is on its way', [], true, 'reading'],
  ['pages of which none is read yet', [page('failed'), page('waiting'), ownText], true, 'reading'],
  ['one page that is read beside one that failed', [page('failed'), page('read')], false, 'ready'],
  ['one page that is read while the others wait', [page('read'), page('waiting')], true, 'ready'],
  ['an older copy that stands in', [page('failed', true)], false, 'ready'],
  ['own texts where no page is named', [ownText], false, 'ready'],
])('%s: a bot can answer only once a page is read', (_, pages, reading, readiness) => {
  expect(readinessOf({ pages, reading })).toBe(readiness)
})

it('shows failures beside successes, and nothing when there are none', () => {
  const counts = { read: 14, stale: 0, skipped: 1, failed: 4, waiting: 2 }
  expect(text.tally(counts)).toBe('4 niet gelukt, 1 overgeslagen, nog 2 te lezen')
  expect(text.tally({ ...counts, failed: 0, skipped: 0, waiting: 0 })).toBe('')
})
