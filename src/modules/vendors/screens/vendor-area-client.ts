import { queryOptions } from '@tanstack/react-query'
import { readBots, type VendorBot } from '#modules/catalogue/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { readVendorDashboard, readVendorProfile, type SavedVendorProfile, type VendorDashboard } from '../contract.ts'

/** The query key of everything that the vendor area shows. */
export const VENDOR_AREA_KEY = 'vendor-rooms'

const LIST_FIELDS =
  'id,title,category,active,status,price,monthly_price,total_sales,total_revenue,created_at,updated_at,api_endpoint,prompt_template,input_fields,pricing_model,review_feedback'

/** The most bots that one read returns (AMB-171). */
const BOTS_PER_READ = 1000

/** Queries all of the vendor's own bots, last changed first, by as many reads as they need (API-16). */
export function vendorBotsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [VENDOR_AREA_KEY, userId, 'bots'],
    queryFn: async ({ signal }): Promise<VendorBot[]> => {
      const query = { vendor_id: `eq.${userId}`, select: LIST_FIELDS, order: 'updated_at.desc' }
      const bots: VendorBot[] = []
      for (let page; page === undefined || page.length === BOTS_PER_READ; ) {
        const after = bots.at(-1)?.id
        page = await api.call(readBots, { query: after === undefined ? query : { ...query, after }, signal })
        bots.push(...page.filter(isVendorBot))
      }
      return bots
    },
    staleTime: 0,
  })
}

/** Queries the vendor's dashboard with all bots, by as many reads as they need; refetched when the window gets the focus back. */
export function vendorDashboardQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [VENDOR_AREA_KEY, userId, 'dashboard'],
    queryFn: async ({ signal }): Promise<VendorDashboard> => {
      const dashboard = await api.call(readVendorDashboard, { query: {}, signal })
      const bots = [...dashboard.bots]
      for (let after = dashboard.next_after; after; ) {
        const page = await api.call(readVendorDashboard, { query: { after }, signal })
        bots.push(...page.bots)
        after = page.next_after
      }
      return { ...dashboard, bots }
    },
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
