import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { countActiveFilters, type ListingFilters } from '../domain/listing-filters.ts'
import { listingItemOf } from '../domain/listing-item.ts'
import { BotListRow, BotTileCard } from './bot-tile-card.tsx'
import { catalogueText as text } from './catalogue.text.ts'
import { listingText } from './listing.text.ts'
import { ListingMore } from './listing-more.tsx'
import type { Listing } from './listing-state.ts'

type Props = {
  listing: Listing
  filters: ListingFilters
  /** The bots are those of earlier filters; the right ones are on their way. */
  isBehind: boolean
  onReset: () => void
}

/** The bots that were found and the way to more of them, or what to do when there are none (LIST-05, LIST-07). */
export function ListingResults({ listing, filters, isBehind, onReset }: Props) {
  const list = useRef<HTMLUListElement>(null)
  if (listing.bots.length === 0) return <NothingFound isNarrowed={countActiveFilters(filters) > 0} onReset={onReset} />
  const focusBot = (place: number) => {
    const link = list.current?.children[place]?.querySelector('a')
    link?.focus()
  }
  return (
    <>
      {listing.meant !== null && !isBehind && (
        <div className="listing-banner">
          <Notice live>{listingText.meant(filters.search, listing.meant)}</Notice>
        </div>
      )}
      <ul
        ref={list}
        className={filters.view === 'list' ? 'tile-list' : 'tile-wall'}
        role="list"
        data-behind={isBehind || undefined}
      >
        {listing.bots.map((bot, place) =>
          filters.view === 'list' ? (
            <BotListRow key={bot.id} item={listingItemOf(bot)} inMaintenance={bot.in_maintenance} />
          ) : (
            <BotTileCard
              key={bot.id}
              item={listingItemOf(bot)}
              executions={bot.monthly_execution_limit}
              inMaintenance={bot.in_maintenance}
              isFeature={bot.featured && place === 0 && filters.sort === 'featured'}
            />
          ),
        )}
      </ul>
      {!isBehind && <ListingMore listing={listing} filters={filters} onShown={focusBot} />}
    </>
  )
}

function NothingFound({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  if (!isNarrowed)
    return <EmptyState headingLevel={2} title={text.none} description={text.noneHint} tiles={EMPTY_TILES} />
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

const EMPTY_TILES = [{ category: 'Klantenservice' }, { category: 'Marketing', seed: 'zoek-01' }, { category: 'Horeca' }]
