import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SearchInput } from '#ui/search-input.tsx'
import { toastNotice } from '#ui/toast.ts'
import type { ListedBot } from '../contract.ts'
import { type ListingFilters, NO_FILTERS, SEARCH_MAX } from '../domain/listing-filters.ts'
import { countTitle, catalogueText as text } from './catalogue.text.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import './listing.css'
import { listingQuery } from './listing-client.ts'
import { ListingResults } from './listing-results.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import type { Listing } from './listing-state.ts'
import { ListingToolbar } from './listing-toolbar.tsx'
import { useSearchBox } from './use-search-box.ts'

type Props = {
  filters: ListingFilters
  onFilters: (filters: ListingFilters) => void
  /** Whether the reader's paid plan has a free slot for a bot; a visitor has none. */
  isInPlan?: (bot: ListedBot) => boolean
}

const NONE_IN_PLAN = () => false

/** Shows the marketplace: the public bots as a wall of tiles, filtered by the address (LIST-01 to LIST-14). */
export function ListingScreen({ filters, onFilters, isInPlan = NONE_IN_PLAN }: Props) {
  // The current bots stay until the answer to other filters has arrived.
  const query = useQuery({
    ...listingQuery(useApi(), filters),
    placeholderData: (before: Listing | undefined) => before,
  })
  if (!query.data) return <ListingSkeleton />
  return (
    <LoadedListing
      listing={query.data}
      isBehind={query.isPlaceholderData}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
      filters={filters}
      onFilters={onFilters}
      isInPlan={isInPlan}
    />
  )
}

type LoadedProps = Required<Props> & { listing: Listing; isBehind: boolean; retrying: boolean; onRetry: () => void }

function LoadedListing({ listing, isBehind, retrying, onRetry, filters, onFilters, isInPlan }: LoadedProps) {
  const [sheetOpen, setSheetOpen] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const apply = (next: ListingFilters) => {
    onFilters(next)
    // A reader who scrolled far sees the start of the other bots.
    if ((result.current?.getBoundingClientRect().top ?? 0) < 0) result.current?.scrollIntoView()
  }
  const box = useSearchBox(filters.search, (search) => apply({ ...filters, search }))
  const change = (next: ListingFilters) => apply({ ...next, search: box.commit() })
  const only = (categories: readonly string[]) => {
    box.clear()
    apply({ ...NO_FILTERS, categories, sort: filters.sort, view: filters.view })
  }
  const reset = () => only([])
  // The button that did this disappears once there are bots, and the focus would be lost.
  const onlyFromEmpty = (categories: readonly string[]) => {
    count.current?.focus({ preventScroll: true })
    only(categories)
  }
  useDemoNotice(listing.demo)
  return (
    <div className="container listing">
      <div className="listing-head">
        <h1 className="title-52">
          {countTitle(listing.facets.bots)}
          <br />
          {text.choose}
        </h1>
        <SearchInput
          label={text.search}
          blursOnEscape
          placeholder={text.searchPlaceholder}
          value={box.text}
          onValueChange={box.setText}
          maxLength={SEARCH_MAX}
        />
      </div>
      <aside className="listing-filters" aria-label={text.filters}>
        <FilterFields name="side" filters={filters} facets={listing.facets} onFilters={change} />
      </aside>
      <div ref={result} className="listing-result" aria-busy={isBehind}>
        <ListingToolbar
          count={listing.total}
          countRef={count}
          filters={filters}
          onFilters={change}
          onOpenFilters={() => setSheetOpen(true)}
        />
        {listing.demo !== 'no' && <DemoBanner retrying={retrying} onRetry={onRetry} />}
        <ListingResults
          listing={listing}
          filters={filters}
          isBehind={isBehind}
          isInPlan={isInPlan}
          onReset={() => onlyFromEmpty([])}
          onCategory={(key) => onlyFromEmpty([key])}
        />
        <p className="soft small listing-note">
          {text.sortNote} {text.scoreNote}
          {listing.bots.some((bot) => bot.model_missing) && ` ${text.modelNote}`}
        </p>
      </div>
      <FilterSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        filters={filters}
        facets={listing.facets}
        onFilters={change}
        onReset={reset}
      />
    </div>
  )
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
