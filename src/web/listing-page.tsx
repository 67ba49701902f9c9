import { useNavigate, useSearch } from '@tanstack/react-router'
import { filtersOf, type ListingFilters, searchOf } from '#modules/catalogue/screens/listing-address.ts'
import { ListingScreen } from '#modules/catalogue/screens/listing-screen.tsx'
import { useBotsInPlan } from './slots/use-bots-in-plan.ts'

/** The listing, bound to the address (LIST-09); the one screen of `/bots` and `/marketplace` (ROUTE-03). */
export function ListingPage() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const filters = filtersOf(search)
  const change = (next: ListingFilters) =>
    void navigate({ to: '.', search: searchOf(next), replace: isSameStep(filters, next), resetScroll: false })
  return <ListingScreen filters={filters} onFilters={change} isInPlan={useBotsInPlan()} />
}

/**
 * Tells whether a change belongs to the previous history step: continued typing in a search, or another layout. Any other change can be undone by
 * itself.
 */
function isSameStep(before: ListingFilters, next: ListingFilters): boolean {
  const bare = (filters: ListingFilters) => JSON.stringify(searchOf({ ...filters, search: '', view: 'grid' }))
  return bare(before) === bare(next) && (before.search === next.search || (before.search !== '' && next.search !== ''))
}
