import { createFileRoute } from '@tanstack/react-router'
import { cleanListingSearch } from '#modules/catalogue/screens/listing-address.ts'
import { listingHead } from '../../listing-head.ts'
import { ListingPage } from '../../listing-page.tsx'

export const Route = createFileRoute('/_public/bots')({
  validateSearch: cleanListingSearch,
  // Every page loads the loaders of all routes; this one's work comes with the listing's own code.
  loader: async ({ context, location }) =>
    (await import('../../load-listing.ts')).loadListing(context, location.search),
  head: ({ loaderData, match }) => listingHead(loaderData, match.context.site),
  component: ListingPage,
})
