import { catalogueText } from '#modules/catalogue/screens/catalogue.text.ts'
import type { Listing } from '#modules/catalogue/screens/catalogue-client.ts'
import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'

const LISTED_MAX = 10

/** The head of both listing addresses: one canonical (ROUTE-03) and structured data of at most ten bots (LIST-15), never of demo data. */
export function listingHead(listing: Listing | undefined, site: Site): ReturnType<typeof pageHead> {
  const bots = listing?.demo === 'no' ? listing.bots.slice(0, LISTED_MAX) : []
  return pageHead(
    {
      title: catalogueText.listingTitle,
      description: catalogueText.listingDescription,
      path: '/marketplace',
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: catalogueText.listingTitle,
        numberOfItems: bots.length,
        itemListElement: bots.map((bot, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: bot.title,
          url: `${site.publicUrl}/bot/${bot.id}`,
        })),
      },
    },
    site,
  )
}
