import { expect, it } from 'vitest'
import type { Knowledge } from '../contract.ts'
import { countPages, hasNothingRead } from './count-pages.ts'
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

it('counts a page that failed or was skipped as such, never as read', () => {
  const counts = countPages([page('read'), page('read'), page('skipped'), page('failed'), page('waiting')])
  expect(counts).toEqual({ read: 2, stale: 0, skipped: 1, failed: 1, waiting: 1 })
})

it('a page whose old copy stands in is no page that was read now', () => {
  expect(countPages([page('read', true), page('read')])).toMatchObject({ read: 1, stale: 1 })
})

it('nothing was read when pages were named and none of them gave a copy, once the reading ended; own texts alone are no failure', () => {
  const failed = [page('failed'), page('skipped')]
  const text = { ...page('read'), is_text: true }
  expect(hasNothingRead({ pages: [...failed, text], reading: false })).toBe(true)
  expect(hasNothingRead({ pages: failed, reading: true })).toBe(false)
  expect(hasNothingRead({ pages: [...failed, page('read')], reading: false })).toBe(false)
  expect(hasNothingRead({ pages: [page('failed', true)], reading: false })).toBe(false)
  expect(hasNothingRead({ pages: [text], reading: false })).toBe(false)
})

it('says what did not work beside what did, and nothing when all of it did', () => {
  const counts = { read: 14, stale: 0, skipped: 1, failed: 4, waiting: 2 }
  expect(text.tally(counts)).toBe('4 niet gelukt, 1 overgeslagen, nog 2 te lezen')
  expect(text.tally({ ...counts, failed: 0, skipped: 0, waiting: 0 })).toBe('')
})
