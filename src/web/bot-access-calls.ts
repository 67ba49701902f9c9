import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { activateBot, canActivateBot, readUserBots, startTrial } from '#modules/activation/contract.ts'
import { effectivePlanQuery } from '#modules/plans/screens/plans-client.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { toastSuccess } from '#ui/toast.ts'
import { botAccessText as text } from './bot-access.text.ts'

/** Tells whether an account may use a bot: with a paid plan, where the bot is on plans, or with an access that has not ended. */
export async function canUse(
  api: ApiClient,
  queryClient: QueryClient,
  { userId, botId, isOnPlans = true }: { userId: string; botId: string; isOnPlans?: boolean },
): Promise<boolean> {
  const plan = await queryClient.fetchQuery(effectivePlanQuery(api, userId))
  if (plan?.is_paid && isOnPlans) return true
  try {
    const bots = await api.call(readUserBots, { query: { user_id: `eq.${userId}`, bot_id: `eq.${botId}` } })
    return bots.some((bot) => !bot.access_expired)
  } catch (error) {
    // An access that cannot be checked is no access (PLAN-15).
    console.error('access could not be checked', error)
    return false
  }
}

/** Queries whether an account has or had a bot, so that its trial is used or in use; refetched per view, because one press starts a trial. */
export function trialUsedQuery(api: ApiClient, { userId, botId }: { userId: string; botId: string }) {
  return queryOptions({
    queryKey: ['user-bots', userId, botId, 'trial-used'],
    queryFn: async () => {
      const rows = await api.call(readUserBots, { query: { user_id: `eq.${userId}`, bot_id: `eq.${botId}` } })
      return rows.length > 0
    },
  })
}

/** Starts the free trial of a bot and says so; a refusal is thrown as the call's failure (AMB-038). */
export async function startBotTrial(api: ApiClient, queryClient: QueryClient, botId: string): Promise<void> {
  await api.call(startTrial, { body: { botId } })
  await queryClient.invalidateQueries()
  toastSuccess(text.trialStarted, text.trialTerms)
}

type Input = { userId: string; bot: { readonly id: string; readonly title: string } }

/**
 * Switches a bot on in an account's paid plan while there is room, and says how much room is left (AMB-198). Changes nothing without a paid plan,
 * room or need. A failed call leaves the bot unchanged; the next page says what is missing.
 */
export async function switchOnInPlan(
  api: ApiClient,
  queryClient: QueryClient,
  { userId, bot }: Input,
): Promise<boolean> {
  try {
    const plan = await queryClient.fetchQuery(effectivePlanQuery(api, userId))
    if (!plan?.is_paid) return false
    const rows = await api.call(readUserBots, { query: { user_id: `eq.${userId}`, bot_id: `eq.${bot.id}` } })
    const liveAccess = rows.find((row) => !row.access_expired)
    if (liveAccess?.active) return false
    const may = await api.call(canActivateBot, { body: { bot_id_param: bot.id } })
    if (!may.allowed) return false
    await api.call(activateBot, { body: { bot_id_param: bot.id } })
    await queryClient.invalidateQueries()
    const isInPlan = liveAccess === undefined || liveAccess.access_source === 'plan'
    toastSuccess(text.isOn(bot.title), isInPlan ? text.slotsLeft(may.active_count + 1, may.limit_value) : undefined)
    return true
  } catch (error) {
    console.error('the bot could not be switched on in the plan', error)
    return false
  }
}
