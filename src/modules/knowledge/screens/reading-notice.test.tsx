import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Knowledge } from '../contract.ts'
import { pageStateOf } from './page-state.ts'
import { ReadingNotice } from './reading-notice.tsx'

type Page = Knowledge['pages'][number]

const page = (url: string, status: Page['status']): Page => ({
  url,
  title: '',
  status,
  reason: status === 'read' ? null : 'empty',
  kind: null,
  passages: status === 'read' ? 3 : 0,
  thin: false,
  read_at: null,
  stale: false,
  is_text: url.startsWith('config:'),
})

function noticeOf(...pages: Page[]): string {
  const ended = { isReading: false, isBeingRead: false }
  const html = renderToStaticMarkup(
    <ReadingNotice
      knowledge={{ reading: false, queued: false }}
      isExpected={false}
      pages={pages.map((one) => ({ page: one, state: pageStateOf(one, ended) }))}
      botTitle="Balie"
      onFix={() => undefined}
    />,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

const menu = page('https://zaak.example/menu', 'failed')
const question = page('config:voorbeeldinput', 'skipped')
const goal = page('config:bot_doel', 'skipped')
const read = page('https://zaak.example/faq', 'read')

it('an own text without result is called a text and is fixed where it was typed, not by another page', () => {
  const notice = noticeOf(read, question)
  expect(notice).toContain('De tekst bij ‘Voorbeeldvraag’ kunnen we niet gebruiken.')
  expect(notice).toContain('Pas de tekst aan')
  expect(notice).not.toContain('pagina')
  expect(noticeOf(read, question, goal)).toContain('2 eigen teksten kunnen we niet gebruiken.')
})

it('a page that was not read is named, and own texts are not counted as pages', () => {
  const notice = noticeOf(menu, question)
  expect(notice).toContain('/menu is niet gelezen.')
  expect(notice).toContain('Kies een andere pagina')
  expect(noticeOf(menu, page('https://zaak.example/kaart', 'failed'), question)).toContain(
    '2 pagina’s zijn niet goed gelezen.',
  )
})
