import { useNavigate, useSearch } from '@tanstack/react-router'
import { filtersOf, type ListingFilters, searchOf } from '#modules/catalogue/screens/listing-address.ts'
import { ListingScreen } from '#modules/catalogue/screens/listing-screen.tsx'

/** The listing, bound to the address (LIST-09); the one screen of `/bots` and `/marketplace` (ROUTE-03). */
export function ListingPage() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (filters: ListingFilters) =>
    void navigate({ to: '.', search: searchOf(filters), replace: true, resetScroll: false })
  return <ListingScreen filters={filtersOf(search)} onFilters={change} />
}
