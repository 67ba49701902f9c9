import { queryOptions } from '@tanstack/react-query'
import { readBots, type VendorBot } from '#modules/catalogue/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { readVendorDashboard, readVendorProfile, type SavedVendorProfile, type VendorDashboard } from '../contract.ts'

/** The query key of everything that the vendor area shows. */
export const VENDOR_AREA_KEY = 'vendor-rooms'

const LIST_FIELDS =
  'id,title,category,active,status,price,monthly_price,total_sales,total_revenue,created_at,updated_at,api_endpoint,prompt_template,input_fields,pricing_model,review_feedback'

/** Queries the vendor's own bots, last changed first (API-16). */
export function vendorBotsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [VENDOR_AREA_KEY, userId, 'bots'],
    queryFn: async ({ signal }): Promise<VendorBot[]> => {
      const query = { vendor_id: `eq.${userId}`, select: LIST_FIELDS, order: 'updated_at.desc' }
      return (await api.call(readBots, { query, signal })).filter(isVendorBot)
    },
    staleTime: 0,
  })
}

/** Queries the vendor's dashboard; refetched when the window gets the focus back. */
export function vendorDashboardQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [VENDOR_AREA_KEY, userId, 'dashboard'],
    queryFn: ({ signal }): Promise<VendorDashboard> => api.call(readVendorDashboard, { signal }),
    staleTime: 15_000,
  })
}

/** Queries the vendor's profile; null before it was filled in. */
export function vendorProfileQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [VENDOR_AREA_KEY, userId, 'profile'],
    queryFn: ({ signal }): Promise<SavedVendorProfile | null> => api.call(readVendorProfile, { signal }),
    staleTime: 0,
  })
}

/** Returns the Dutch message of a failed call, or the given text when nothing more is known. */
export function messageOr(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.code !== 'unexpected' && error.message !== '' ? error.message : fallback
}

function isVendorBot(bot: object): bot is VendorBot {
  return 'prompt_template' in bot
}
