import type { QueryClient } from '@tanstack/react-query'
import {
  accessLabelFor,
  availableOrders,
  type CurrentAccess,
  readCurrentAccess,
} from '#modules/activation/screens/current-access.ts'
import { effectivePlanQuery } from '#modules/plans/screens/plans-client.ts'
import type { ApiClient } from '#platform/http/api-client.ts'

/** An account's access to a bot, with what the bot's page derives from it. */
export interface LoadedAccess {
  readonly access: CurrentAccess
  readonly left: ReturnType<typeof availableOrders>
  readonly words: string | null
  readonly isTried: boolean
  /** The account has or had the bot, so that its trial is used or in use. */
  readonly isKnown: boolean
  readonly hasFreePlanSlot: boolean
}

/** Loads an account's access to a bot; separate code, which anonymous visitors do not load. */
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
