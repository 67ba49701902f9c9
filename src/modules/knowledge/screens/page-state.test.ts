import { expect, it } from 'vitest'
import type { Knowledge } from '../contract.ts'
import { pageName, pageStateOf, sourceKindOf } from './page-state.ts'

type Page = Knowledge['pages'][number]

const page = (changes: Partial<Page>): Page => ({
  url: 'https://zaak.example/menu',
  title: '',
  status: 'read',
  reason: null,
  kind: 'html',
  passages: 1,
  thin: false,
  read_at: null,
  stale: false,
  is_text: false,
  ...changes,
})
const reading = { isReading: true, isBeingRead: false }
const ended = { isReading: false, isBeingRead: false }

it('calls a page nearly empty only when its reading has ended and it has hardly any text', () => {
  expect(pageStateOf(page({ thin: true }), reading)).toMatchObject({ word: 'Gelezen', state: 'good', problem: null })
  expect(pageStateOf(page({ thin: true }), ended)).toMatchObject({ word: 'Bijna leeg', problem: 'thin' })
  expect(pageStateOf(page({ passages: 1 }), ended)).toMatchObject({ word: 'Gelezen', problem: null })
})

it('says whether a waiting page is being read or queued', () => {
  const waiting = page({ status: 'waiting' })
  expect(pageStateOf(waiting, { ...reading, isBeingRead: true })).toMatchObject({
    word: 'Wordt gelezen',
    problem: null,
  })
  expect(pageStateOf(waiting, reading)).toMatchObject({ word: 'In de wachtrij', problem: null })
})

it('separates pages, files and own texts, before they are read by the address', () => {
  const kindOf = (changes: Partial<Page>) => sourceKindOf(page(changes))
  expect(kindOf({})).toBe('page')
  expect(kindOf({ kind: 'pdf' })).toBe('file')
  expect(kindOf({ kind: 'csv-feed', url: 'https://zaak.example/export' })).toBe('file')
  expect(kindOf({ kind: null, url: 'https://zaak.example/Menu.PDF?v=2' })).toBe('file')
  expect(kindOf({ kind: null })).toBe('page')
  expect(kindOf({ kind: 'text', is_text: true, url: 'config:bot_doel' })).toBe('text')
})

it('names an own text after its field', () => {
  expect(pageName(page({ is_text: true, url: 'config:voorbeeldinput', title: 'Voorbeeldinput' }), false)).toBe(
    'Voorbeeldvraag',
  )
})
