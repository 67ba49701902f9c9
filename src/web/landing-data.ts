import type { QueryClient } from '@tanstack/react-query'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { botDetailQuery, showcaseQuery } from '#modules/catalogue/screens/catalogue-client.ts'
import type { ApiClient } from '#platform/http/api-client.ts'

/** What the landing shows of the catalogue: the first featured bot whole (AMB-055), and the lowest price a month in euros. */
export interface LandingData {
  readonly featured: BotDetail | null
  readonly fromPrice: number | null
}

/** Reads what the landing shows of the catalogue; a featured bot that cannot be read is none. */
export async function loadLanding(queryClient: QueryClient, api: ApiClient): Promise<LandingData> {
  const { featuredId, fromPrice } = await queryClient.ensureQueryData(showcaseQuery(api))
  if (featuredId === null) return { featured: null, fromPrice }
  const featured = await queryClient.ensureQueryData(botDetailQuery(api, featuredId, null)).catch((error: unknown) => {
    console.error('the featured bot could not be read', error)
    return null
  })
  return { featured, fromPrice }
}
