import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiContext } from '#platform/browser/api-context.ts'
import { createApiClient } from '#platform/http/api-client.ts'
import { type ListingFilters, NO_FILTERS, SORTS } from '../domain/listing-filters.ts'
import { demoListing } from './demo-bots.ts'
import { FilterFields } from './filter-fields.tsx'
import { listingQuery } from './listing-client.ts'
import { ListingScreen } from './listing-screen.tsx'
import type { Listing } from './listing-state.ts'
import { ListingToolbar } from './listing-toolbar.tsx'

const EXAMPLES: Listing = { ...demoListing(NO_FILTERS, 'answered'), demo: 'no' }
const api = createApiClient({
  send: () => Promise.reject(new Error('nothing is asked while rendering')),
  token: () => null,
  publicKey: () => null,
})

type ListedInPlan = (bot: Listing['bots'][number]) => boolean

/** Renders the listing with a cached answer for these filters; without a listing it is still loading. */
function render(
  listing: Listing | null,
  filters: ListingFilters = NO_FILTERS,
  popular: Listing['bots'] = [],
  isInPlan?: ListedInPlan,
): string {
  const client = new QueryClient()
  const byRent = listingQuery(api, { ...NO_FILTERS, sort: 'popular' })
  if (popular.length > 0) client.setQueryData(byRent.queryKey, { ...EXAMPLES, bots: popular })
  if (listing) client.setQueryData(listingQuery(api, filters).queryKey, listing)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiContext.Provider value={api}>
        <ListingScreen filters={filters} onFilters={() => {}} {...(isInPlan ? { isInPlan } : {})} />
      </ApiContext.Provider>
    </QueryClientProvider>,
  )
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('the listing', () => {
  it('[LIST-06] the number of results, announced when it changes, and skeletons while it loads', () => {
    expect(render({ ...EXAMPLES, total: 9700 })).toMatch(/role="status"[^>]*><strong[^>]*>9\.700<\/strong> bots</)
    expect(render({ ...EXAMPLES, total: 1 })).toMatch(/<strong[^>]*>1<\/strong> bot</)
    expect(render(null)).toContain('class="skeleton')
    expect(textOf(render(null))).toContain('Bots laden')
  })

  it('[AMB-198] marks the bots that the reader’s plan has room for, as tiles and as rows', () => {
    for (const view of ['grid', 'list'] as const) {
      const marked = (isInPlan?: ListedInPlan) => {
        const html = render(EXAMPLES, { ...NO_FILTERS, view }, [], isInPlan)
        return html.split('Zit in je plan').length - 1
      }
      expect([marked(), marked(({ id }) => id === EXAMPLES.bots[0]?.id)]).toEqual([0, 1])
    }
  })

  it('[LIST-07] without a match it shows the literal text and offers to reset', () => {
    const html = render({ ...EXAMPLES, bots: [], total: 0 }, { ...NO_FILTERS, search: 'zeilboot' })
    expect(html).toMatch(/<h2[^>]*>Geen bots gevonden met de huidige filters\.<\/h2>/)
    expect(html).toMatch(/<button[^>]*>(<[^>]+>)*Reset filters</)
  })

  it('without results it offers the category that the search names and the most rented bots', () => {
    const popular = EXAMPLES.bots.slice(3, 4).map((bot) => ({ ...bot, title: 'Veelgevraagd', total_sales: 40 }))
    const empty = { ...EXAMPLES, bots: [], total: 0 }
    const html = render(empty, { ...NO_FILTERS, search: 'helpdesk' }, popular)
    expect(html).toMatch(/<button[^>]*>(<[^>]+>)*Bekijk 1 bot in Klantenservice</)
    // No category was chosen, so no text mentions a choice.
    expect(textOf(html)).toMatch(/Meest gehuurd (?!binnen).*Veelgevraagd/)
    // A category without bots is not offered, nor one that the search does not name.
    expect(render(empty, { ...NO_FILTERS, search: 'boekhouding' })).not.toMatch(/Bekijk \d/)
    // Nor does it replace a category that has bots.
    const emptier = { ...empty, facets: { ...empty.facets, categories: { klantenservice: 3 } } }
    const many = render(emptier, { ...NO_FILTERS, search: 'boekhouding facturen horeca restaurant helpdesk' })
    expect(many).toMatch(/Bekijk 3 bots in Klantenservice/)
    expect(render(empty, { ...NO_FILTERS, search: 'zeilboot' })).not.toMatch(/Bekijk \d/)
    expect(render(empty, NO_FILTERS, popular)).not.toContain('Meest gehuurd')
  })

  it('without a chosen filter no text mentions one, and no bot is offered that cannot be rented', () => {
    const [one, two] = EXAMPLES.bots.map((bot) => ({ ...bot, total_sales: 4 }))
    if (!one || !two) throw new Error('two examples are needed')
    const popular = [
      { ...one, title: 'Nog zonder model', model_missing: true },
      { ...two, title: 'Werkt wel' },
    ]
    const empty = { ...EXAMPLES, bots: [], total: 0 }
    const shown = textOf(render(empty, { ...NO_FILTERS, search: 'zeilboot' }, popular))
    expect(shown).toContain('Zoek op een ander woord, of bekijk alle bots.')
    expect(shown).toMatch(/Meest gehuurd .*Werkt wel/)
    expect(shown).not.toMatch(/binnen je keuze|Nog zonder model|Haal een filter weg/)
    const narrowed = textOf(render(empty, { ...NO_FILTERS, search: 'zeilboot', price: '500+' }, popular))
    expect(narrowed).toContain('Haal een filter weg')
  })

  it('an empty marketplace shows its own empty state, no examples and nothing to reset (AMB-053)', () => {
    const html = render({ ...EXAMPLES, bots: [], total: 0 })
    expect(textOf(html)).toContain('Er staan nog geen bots op de marktplaats.')
    expect(html).not.toContain('Reset filters')
    expect(html).not.toContain('Voorbeeld')
  })

  it('[LIST-05] it starts as a grid and shows a list when asked, with a switch between them', () => {
    expect(render(EXAMPLES)).toContain('class="tile-wall"')
    expect(render(EXAMPLES, { ...NO_FILTERS, view: 'list' })).toContain('class="tile-list"')
    expect(render(EXAMPLES)).toMatch(/Tegels.*Lijst/s)
  })

  it('examples are marked, with a way to try again, and filter like bots (AMB-052)', () => {
    const html = render(demoListing(NO_FILTERS, 'thrown'))
    expect(textOf(html)).toContain('Voorbeelddata. De echte bots konden niet worden geladen.')
    expect(html).toMatch(/<button[^>]*>(<[^>]+>)*Probeer opnieuw</)
    const horeca = demoListing({ ...NO_FILTERS, categories: ['horeca'], search: 'MENU' }, 'thrown')
    expect(horeca).toMatchObject({ total: 1, bots: [{ title: 'Voorbeeld: reserveren' }] })
  })

  it('a mistyped search says which one is answered, and further bots have a button and their number', () => {
    const html = render({ ...EXAMPLES, meant: 'horeca', total: 80, nextAfter: 'x' }, { ...NO_FILTERS, search: 'horca' })
    expect(textOf(html)).toContain('Bedoel je ‘horeca’? Geen bots voor ‘horca’; dit zijn bots voor ‘horeca’.')
    expect(html).toMatch(/role="status">6 van 80 bots</)
    expect(html).toMatch(/<button[^>]*>(<[^>]+>)*Toon meer bots</)
    expect(render(EXAMPLES)).not.toContain('Toon meer bots')
  })
})

describe('the filters', () => {
  const filters: ListingFilters = { ...NO_FILTERS, categories: ['horeca', 'marketing'], price: '0-50', search: 'x' }
  const nothing = () => {}

  it('[LIST-04] the sort offers its five ways', () => {
    const html = renderToStaticMarkup(
      <ListingToolbar count={1} filters={NO_FILTERS} onFilters={nothing} onOpenFilters={nothing} />,
    )
    expect([...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)).toEqual([...SORTS])
    expect(SORTS).toEqual(['featured', 'price-low', 'price-high', 'rating', 'popular'])
  })

  it('[LIST-03] the button on small screens counts the active filters, without the search', () => {
    const opener = (asked: ListingFilters) =>
      renderToStaticMarkup(<ListingToolbar count={1} filters={asked} onFilters={nothing} onOpenFilters={nothing} />)
    expect(opener(filters)).toMatch(/aria-haspopup="dialog".*Filters.*badge[^>]*>3<.*actief/s)
    for (const asked of [NO_FILTERS, { ...NO_FILTERS, search: 'x' }]) expect(opener(asked)).not.toContain('actief')
  })

  it('every category and price range has its number', () => {
    const html = renderToStaticMarkup(
      <FilterFields name="side" filters={filters} facets={EXAMPLES.facets} onFilters={nothing} />,
    )
    for (const line of [
      'Klantenservice 1',
      'Administratie 0',
      'Alle prijzen 6',
      'Gratis 0',
      '€ 0 tot € 50 5',
      '€ 50 tot € 200 1',
    ])
      expect(textOf(html)).toContain(line)
    expect(html.match(/checked=""/g)).toHaveLength(3)
  })
})
