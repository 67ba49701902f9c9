import { listingHeadText } from '#modules/catalogue/screens/listing-head.text.ts'
import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'

/** The maximum number of bots in the structured data (LIST-15). */
export const STRUCTURED_MAX = 10

/** A listed bot's fields in the head. */
export interface ListedBotName {
  readonly id: string
  readonly title: string
}

/** Returns the head of both listing addresses: one canonical (ROUTE-03) and structured data of at most ten bots (LIST-15). */
export function listingHead(listed: readonly ListedBotName[] | undefined, site: Site): ReturnType<typeof pageHead> {
  const bots = listed?.slice(0, STRUCTURED_MAX) ?? []
  return pageHead(
    {
      title: listingHeadText.title,
      description: listingHeadText.description,
      path: '/marketplace',
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: listingHeadText.title,
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
