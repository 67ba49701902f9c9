import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { toastNotice } from '#ui/toast.ts'
import { applyListingFilters, countCategories, type ListingFilters, NO_FILTERS } from '../domain/listing-filters.ts'
import { type ListingItem, listingItemOf } from '../domain/listing-item.ts'
import { BotListRow, BotTileCard } from './bot-tile-card.tsx'
import { countTitle, catalogueText as text } from './catalogue.text.ts'
import { type Listing, listingQuery } from './catalogue-client.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import './listing.css'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'

type Props = { filters: ListingFilters; onFilters: (filters: ListingFilters) => void }

/** The marketplace: every public bot as a wall of tiles, narrowed by what stands in the address (LIST-01 to LIST-14). */
export function ListingScreen({ filters, onFilters }: Props) {
  const query = useQuery(listingQuery(useApi()))
  if (!query.data) return <ListingSkeleton />
  return (
    <LoadedListing
      listing={query.data}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
      filters={filters}
      onFilters={onFilters}
    />
  )
}

type LoadedProps = Props & { listing: Listing; retrying: boolean; onRetry: () => void }

function LoadedListing({ listing, retrying, onRetry, filters, onFilters }: LoadedProps) {
  const [sheetOpen, setSheetOpen] = useState(false)
  const [term, setTerm] = useSearchTerm(filters.search)
  const items = listing.bots.map(listingItemOf)
  const counts = countCategories(items)
  const shown = applyListingFilters(items, { ...filters, search: term })
  const change = (next: ListingFilters) => onFilters({ ...next, search: term })
  const search = (value: string) => {
    setTerm(value)
    onFilters({ ...filters, search: value })
  }
  const reset = () => {
    setTerm('')
    onFilters({ ...NO_FILTERS, sort: filters.sort, view: filters.view })
  }
  useDemoNotice(listing.demo)
  return (
    <div className="container listing">
      <div className="listing-head">
        <h1 className="title-52">
          {countTitle(items.length)}
          <br />
          {text.choose}
        </h1>
        <SearchInput label={text.search} placeholder={text.searchPlaceholder} value={term} onValueChange={search} />
      </div>
      <aside className="listing-filters" aria-label={text.filters}>
        <FilterFields name="side" filters={filters} counts={counts} onFilters={change} />
      </aside>
      <div className="listing-result">
        <ListingToolbar
          count={shown.length}
          filters={{ ...filters, search: term }}
          onFilters={change}
          onOpenFilters={() => setSheetOpen(true)}
        />
        {listing.demo !== 'no' && <DemoBanner retrying={retrying} onRetry={onRetry} />}
        <Found items={shown} total={items.length} listing={listing} filters={filters} onReset={reset} />
        <p className="soft small listing-note">
          {text.sortNote} {text.scoreNote}
        </p>
      </div>
      <FilterSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        filters={filters}
        counts={counts}
        onFilters={change}
        onReset={reset}
      />
    </div>
  )
}

/** What is typed, ahead of the address, which trails by a keystroke; while nobody types, the address leads (a step back, a link). */
function useSearchTerm(searched: string): [string, (term: string) => void] {
  const [term, setTerm] = useState(searched)
  useEffect(() => {
    if (!document.activeElement?.matches('input[type="search"]')) setTerm(searched)
  }, [searched])
  return [term, setTerm]
}

function useDemoNotice(demo: Listing['demo']) {
  useEffect(() => {
    if (demo === 'thrown') toastNotice(text.noticeTitle, text.noticeText)
  }, [demo])
}

function DemoBanner({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const action = (
    <Button size="small" variant="line" pending={retrying} onClick={onRetry}>
      {text.retry}
    </Button>
  )
  return (
    <div className="listing-banner">
      <Notice tone="attention" title={text.demoTitle} action={action} live>
        {text.demoText}
      </Notice>
    </div>
  )
}

type FoundProps = {
  items: readonly ListingItem[]
  total: number
  listing: Listing
  filters: ListingFilters
  onReset: () => void
}

function Found({ items, total, listing, filters, onReset }: FoundProps) {
  if (total === 0)
    return <EmptyState headingLevel={2} title={text.none} description={text.noneHint} tiles={EMPTY_TILES} />
  if (items.length === 0) {
    const action = (
      <Button variant="line" onClick={onReset}>
        {text.reset}
      </Button>
    )
    return (
      <EmptyState
        headingLevel={2}
        title={text.noMatch}
        description={text.noMatchHint}
        tiles={EMPTY_TILES}
        action={action}
      />
    )
  }
  if (filters.view === 'list') {
    return (
      <ul className="tile-list" role="list">
        {items.map((item) => (
          <BotListRow key={item.id} item={item} />
        ))}
      </ul>
    )
  }
  const executions = new Map(listing.bots.map((bot) => [bot.id, bot.monthly_execution_limit]))
  return (
    <ul className="tile-wall" role="list">
      {items.map((item, index) => (
        <BotTileCard
          key={item.id}
          item={item}
          executions={executions.get(item.id) ?? 0}
          isFeature={item.featured && index === 0 && filters.sort === 'featured'}
        />
      ))}
    </ul>
  )
}

const EMPTY_TILES = [{ category: 'Klantenservice' }, { category: 'Marketing', seed: 'zoek-01' }, { category: 'Horeca' }]
