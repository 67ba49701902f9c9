import type { QueryClient } from '@tanstack/react-query'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { botDetailQuery, type Listing, listingQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import type { ApiClient } from '#platform/http/api-client.ts'

/** What the landing shows of the catalogue: its bots, and the first featured one whole (AMB-055). A featured bot that cannot be read is none. */
export async function loadLanding(
  queryClient: QueryClient,
  api: ApiClient,
): Promise<{ listing: Listing; featured: BotDetail | null }> {
  const listing = await queryClient.ensureQueryData(listingQuery(api))
  const bot = listing.demo === 'no' ? listing.bots.find((one) => one.featured) : undefined
  if (!bot) return { listing, featured: null }
  const featured = await queryClient.ensureQueryData(botDetailQuery(api, bot.id, null)).catch((error: unknown) => {
    console.error('the featured bot could not be read', error)
    return null
  })
  return { listing, featured }
}
