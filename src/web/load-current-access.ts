import type { QueryClient } from '@tanstack/react-query'
import {
  accessLabelFor,
  availableOrders,
  type CurrentAccess,
  readCurrentAccess,
} from '#modules/activation/screens/current-access.ts'
import { effectivePlanQuery } from '#modules/plans/screens/plans-client.ts'
import type { ApiClient } from '#platform/http/api-client.ts'

/** What an account has of a bot, and what its page makes of that. */
export interface LoadedAccess {
  readonly access: CurrentAccess
  readonly left: ReturnType<typeof availableOrders>
  readonly words: string | null
  readonly isTried: boolean
  /** It has or had the bot, so that its free days are used or in use. */
  readonly isKnown: boolean
  readonly hasFreePlanSlot: boolean
}

/** Finds out what an account has of a bot; it is code of its own, which no visitor loads. */
export async function loadCurrentAccess(
  api: ApiClient,
  queryClient: QueryClient,
  { userId, botId }: { userId: string; botId: string },
): Promise<LoadedAccess> {
  const hasPaidPlan = async () => (await queryClient.fetchQuery(effectivePlanQuery(api, userId)))?.is_paid ?? false
  const access = await readCurrentAccess(api, { userId, botId, hasPaidPlan })
  const isTried = access.kind === 'held' && access.held.access_source === 'trial'
  return {
    access,
    left: availableOrders(access),
    words: accessLabelFor(access),
    isTried,
    isKnown: access.kind === 'held' || access.hadAccess,
    hasFreePlanSlot: access.kind === 'room_on_plan',
  }
}
