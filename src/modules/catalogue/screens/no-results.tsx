import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { categoryKey, LISTED_CATEGORIES } from '../domain/categories.ts'
import { categoriesNamedBy } from '../domain/category-search-terms.ts'
import { countFilters, isNarrowed, type ListingFilters, NO_FILTERS } from '../domain/listing-filters.ts'
import { listingItemOf } from '../domain/listing-item.ts'
import { BotTileCard } from './bot-tile-card.tsx'
import { catalogueText as text } from './catalogue.text.ts'
import { listingText } from './listing.text.ts'
import { listingQuery } from './listing-client.ts'
import type { Listing } from './listing-state.ts'

const EMPTY_TILES = [{ category: 'Klantenservice' }, { category: 'Marketing', seed: 'zoek-01' }, { category: 'Horeca' }]
const CATEGORIES_MAX = 2
const OTHERS_MAX = 4

type Props = {
  listing: Listing
  filters: ListingFilters
  onReset: () => void
  /** Shows all bots of one category, and resets the search and the other filters. */
  onCategory: (key: string) => void
}

/** Offers what to do when no bot matches: the category that the search names, a reset of the filters, or bots that can be rented (LIST-07). */
export function NoResults({ listing, filters, onReset, onCategory }: Props) {
  if (!isNarrowed(filters))
    return <EmptyState headingLevel={2} title={text.none} description={text.noneHint} tiles={EMPTY_TILES} />
  const botsOf = (key: string) => listing.facets.categories[key] ?? 0
  // A category without bots is left out first, so that it does not replace one that has bots. A chosen category stays in view: its bots are what the
  // reader came for.
  const named = [...new Set([...filters.categories, ...categoriesNamedBy(filters.search)])]
    .filter((key) => botsOf(key) > 0)
    .slice(0, CATEGORIES_MAX)
  return (
    <>
      <EmptyState
        headingLevel={2}
        title={text.noMatch}
        description={countFilters(filters) > 0 ? text.noMatchHint : text.noWordHint}
        tiles={EMPTY_TILES}
        action={
          <div className="listing-ways">
            {LISTED_CATEGORIES.filter((category) => named.includes(categoryKey(category))).map((category) => {
              const key = categoryKey(category)
              return (
                <Button key={key} onClick={() => onCategory(key)}>
                  {listingText.category(category, botsOf(key))}
                </Button>
              )
            })}
            <Button variant="line" onClick={onReset}>
              {text.reset}
            </Button>
          </div>
        }
      />
      {listing.demo === 'no' && <OtherBots categories={filters.categories} />}
    </>
  )
}

/** Shows the most rented bots, of the chosen categories where there are any, for a search without a result. */
function OtherBots({ categories }: { categories: ListingFilters['categories'] }) {
  const api = useApi()
  const chosen = useQuery({
    ...listingQuery(api, { ...NO_FILTERS, categories, sort: 'popular' }),
    enabled: categories.length > 0,
  })
  // Without a chosen category this query has the key of the one below, and its answer.
  const hasChosen = categories.length > 0 && chosen.data?.demo === 'no' && chosen.data.bots.length > 0
  const all = useQuery({
    ...listingQuery(api, { ...NO_FILTERS, sort: 'popular' }),
    enabled: categories.length === 0 || (chosen.isFetched && !hasChosen),
  })
  const data = hasChosen ? chosen.data : all.data
  const bots = data?.demo === 'no' ? data.bots.filter((bot) => !bot.model_missing).slice(0, OTHERS_MAX) : []
  const [first] = bots
  if (!first) return null
  return (
    <section className="listing-others">
      <h2 className="title-28">
        {hasChosen ? listingText.ofChosen : first.total_sales > 0 ? listingText.mostRented : listingText.others}
      </h2>
      <ul className="tile-wall" role="list">
        {bots.map((bot) => (
          <BotTileCard
            key={bot.id}
            item={listingItemOf(bot)}
            executions={bot.monthly_execution_limit}
            inMaintenance={bot.in_maintenance}
            modelMissing={bot.model_missing}
            isFeature={false}
          />
        ))}
      </ul>
    </section>
  )
}
