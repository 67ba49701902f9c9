import { useRef } from 'react'
import { Notice } from '#ui/notice.tsx'
import type { ListedBot } from '../contract.ts'
import type { ListingFilters } from '../domain/listing-filters.ts'
import { listingItemOf } from '../domain/listing-item.ts'
import { BotListRow, BotTileCard } from './bot-tile-card.tsx'
import { listingText } from './listing.text.ts'
import { ListingMore } from './listing-more.tsx'
import type { Listing } from './listing-state.ts'
import { NoResults } from './no-results.tsx'

type Props = {
  listing: Listing
  filters: ListingFilters
  /** The bots are those of earlier filters; the right ones are loading. */
  isBehind: boolean
  /** Whether the reader's paid plan has a free slot for a bot that it does not have yet (AMB-198). */
  isInPlan: (bot: ListedBot) => boolean
  onReset: () => void
  onCategory: (key: string) => void
}

/** Shows the bots that were found and the way to load more, or what to do when there are none (LIST-05, LIST-07). */
export function ListingResults({ listing, filters, isBehind, isInPlan, onReset, onCategory }: Props) {
  const list = useRef<HTMLUListElement>(null)
  if (listing.bots.length === 0)
    return <NoResults listing={listing} filters={filters} onReset={onReset} onCategory={onCategory} />
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
            <BotListRow
              key={bot.id}
              item={listingItemOf(bot)}
              inMaintenance={bot.in_maintenance}
              modelMissing={bot.model_missing}
              isInPlan={isInPlan(bot)}
            />
          ) : (
            <BotTileCard
              key={bot.id}
              item={listingItemOf(bot)}
              executions={bot.monthly_execution_limit}
              inMaintenance={bot.in_maintenance}
              modelMissing={bot.model_missing}
              isInPlan={isInPlan(bot)}
              isFeature={bot.featured && place === 0 && filters.sort === 'featured'}
            />
          ),
        )}
      </ul>
      {!isBehind && <ListingMore listing={listing} filters={filters} onShown={focusBot} />}
    </>
  )
}
