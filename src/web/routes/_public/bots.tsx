import { createFileRoute } from '@tanstack/react-router'
import { listingQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import { cleanListingSearch } from '#modules/catalogue/screens/listing-address.ts'
import { ListingSkeleton } from '#modules/catalogue/screens/listing-skeleton.tsx'
import { listingHead } from '../../listing-head.ts'
import { ListingPage } from '../../listing-page.tsx'

export const Route = createFileRoute('/_public/bots')({
  validateSearch: cleanListingSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(listingQuery(context.api)),
  head: ({ loaderData, match }) => listingHead(loaderData, match.context.site),
  pendingComponent: ListingSkeleton,
  component: ListingPage,
})
