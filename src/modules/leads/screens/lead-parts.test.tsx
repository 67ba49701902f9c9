import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Lead } from '../contract.ts'
import { LeadFilterBar } from './lead-filters.tsx'
import { LeadSummary } from './lead-summary.tsx'
import { LeadTable } from './lead-table.tsx'
import { NO_FILTERS } from './leads-client.ts'

const LEAD: Lead = {
  id: '01a1f82f-1e80-7514-82ee-cf2f9e7a9920',
  user_id: '01a1f82f-1e80-7514-82ee-cf2f9e7a9921',
  bot_id: null,
  conversation_id: null,
  name: 'Noor Bakker',
  email: 'noor@klant.example',
  phone: '+31612345678',
  company: 'Bakker bv',
  message: null,
  source: 'widget',
  score: 'hot',
  status: 'contacted',
  contacted_at: null,
  converted_at: null,
  created_at: '2026-11-20T09:00:00.000Z',
  is_example: false,
}
const EMPTY = { name: null, email: null, phone: null, company: null, source: null }
const nothing = () => undefined
const tableOf = (changes: Partial<Lead>) =>
  renderToStaticMarkup(
    <LeadTable
      leads={[{ ...LEAD, ...changes }]}
      title="Leads (1)"
      selectedId={null}
      onOpen={nothing}
      onStatus={nothing}
    />,
  )
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&')
const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)].map(([, value, label]) => [value, label])

describe('the filters', () => {
  const html = renderToStaticMarkup(<LeadFilterBar filters={NO_FILTERS} onChange={nothing} />)

  it('[LEAD-07] [LEAD-08] offer all scores and all statuses with their Dutch labels', () => {
    expect(optionsOf(html)).toEqual([
      ['', 'Alle scores'],
      ['hot', 'hot'],
      ['warm', 'warm'],
      ['cold', 'cold'],
      ['', 'Alle statussen'],
      ['new', 'Nieuw'],
      ['contacted', 'Benaderd'],
      ['qualified', 'Gekwalificeerd'],
      ['converted', 'Geconverteerd'],
      ['lost', 'Verloren'],
    ])
  })

  it('have one button that clears them, enabled only while a filter is set', () => {
    const filtered = renderToStaticMarkup(
      <LeadFilterBar filters={{ ...NO_FILTERS, score: 'hot', search: 'noor' }} onChange={nothing} />,
    )
    expect(
      [html, filtered].map((one) =>
        /<button[^>]*disabled[^>]*>[^<]*Reset filters|disabled=""[^>]*>.*Reset filters/.test(one),
      ),
    ).toEqual([true, false])
  })
})

describe('a row', () => {
  it('[LEAD-10] [AMB-192] shows the name or that it is unknown, the score in capitals and the status as a badge with a menu', () => {
    expect(textOf(tableOf({}))).toMatch(/Noor Bakker.*HOT/s)
    const badge = (changes: Partial<Lead>) => /<select[^>]*>/.exec(tableOf(changes))?.[0] ?? ''
    expect(badge({})).toMatch(/class="[^"]*\bselect-badge\b/)
    expect(badge({})).toContain('aria-label="Status van Noor Bakker"')
    expect(badge({ status: 'new' })).toContain('data-tone="blue"')
    expect(badge({ status: 'converted' })).toContain('data-tone="green"')
    expect(tableOf({})).toMatch(/<option value="contacted" selected="">Benaderd</)
    expect(textOf(tableOf(EMPTY))).toContain('Onbekende naam')
  })

  it('[LEAD-11] shows the given details, and the date in long Dutch form with its source', () => {
    const text = textOf(tableOf({}))
    for (const part of ['noor@klant.example', '+31612345678', 'Bakker bv']) expect(text).toContain(part)
    expect(text).toMatch(/20 november 2026\D+10:00 • Bron: widget/)
    expect(textOf(tableOf({ source: 'hosted' }))).toContain('Bron: chatpagina')
    expect(textOf(tableOf(EMPTY))).not.toContain('Bron')
  })

  it('[LEAD-12] has a button for details and a status selector', () => {
    const html = tableOf({})
    expect(html).toMatch(/<button[^>]*aria-label="Details van Noor Bakker"/)
    expect(html).toMatch(/<select[^>]*aria-label="Status van Noor Bakker"/)
  })
})

it('[LEAD-04] shows four cards: all leads, hot ones, the conversion with its numbers, and the distribution', () => {
  const figures = { total: 1240, hot: 310, warm: 530, cold: 400, converted: 93, conversion_rate: 8 }
  const text = textOf(renderToStaticMarkup(<LeadSummary figures={figures} />)).replaceAll(/\s+/g, ' ')
  for (const part of ['Totaal 1.240', 'Hot leads 310', 'Conversie 8', '93 van 1.240 geconverteerd'])
    expect(text).toContain(part)
  expect(text).toMatch(/Verdeling.*hot.*warm.*cold/)
})

it('marks a lead that is example data, and no other', () => {
  expect(tableOf({ is_example: true })).toMatch(/class="sample-mark">Voorbeeld</)
  expect(tableOf({ is_example: false })).not.toContain('Voorbeeld')
})
