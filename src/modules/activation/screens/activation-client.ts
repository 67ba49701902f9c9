import { queryOptions } from '@tanstack/react-query'
import { type Bot, type BotDetail, readBotDetail, readBots } from '#modules/catalogue/contract.ts'
import { canUseFeature, type FeatureUse, getEffectivePlan } from '#modules/plans/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import {
  type Configuration,
  canActivateBot,
  onlyOwnedConfigurations,
  readConfigurations,
  readExampleData,
  readUserBots,
  readUserBotVersions,
  saveConfiguration,
  type UserBot,
  type UserBotVersions,
} from '../contract.ts'

/** Queries the signed-in account's bots, switched-on ones first. Every change of access or usage must invalidate `['user-bots']`. */
export function userBotsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['user-bots', userId],
    queryFn: ({ signal }): Promise<UserBot[]> => api.call(readUserBots, { query: { user_id: `eq.${userId}` }, signal }),
  })
}

/** The most bots that one read returns (AMB-171). */
const OFFERS_MAX = 1000

/** Returns whether there may be more bots on offer than were read. */
export function areOffersCut(offers: readonly Bot[]): boolean {
  return offers.length >= OFFERS_MAX
}

/** Queries the bots on offer: those that are active and can be rented, a thousand at most (MYBOTS-02, AMB-035). */
export function offersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['rentable-bots'],
    queryFn: ({ signal }): Promise<Bot[]> =>
      api.call(readBots, {
        query: { active: 'eq.true', pricing_model: 'eq.subscription', order: 'title.asc', limit: String(OFFERS_MAX) },
        signal,
      }),
  })
}

/** Queries how many bots the account's plan may have switched on, null is unlimited (MYBOTS-03), and whether the plan is paid. */
export function activationLimitQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['activation-limit', userId],
    queryFn: async (): Promise<{ limit: number | null; isPaid: boolean }> => {
      const { features, is_paid: isPaid } = await api.call(getEffectivePlan, { body: {} })
      const allowance = features['bot_activation']
      return { limit: allowance?.enabled ? allowance.limit_value : 0, isPaid }
    },
  })
}

/** Queries the answers of the account's plan in this month, under the cache key that the dashboard uses too. */
export function planAnswersQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['feature-use', userId, 'executions_monthly'],
    queryFn: ({ signal }): Promise<FeatureUse> =>
      api.call(canUseFeature, { body: { key: 'executions_monthly' }, signal }),
  })
}

/** Queries a bot as its customer sees it, also when it is no longer public. */
export function userBotDetailQuery(api: ApiClient, userId: string, botId: string) {
  return queryOptions({
    queryKey: ['held-bot', userId, botId],
    queryFn: ({ signal }): Promise<BotDetail> => api.call(readBotDetail, { query: { botId }, signal }),
    staleTime: 60_000,
  })
}

/** Queries the account's configuration of a bot; creates an empty one, marked invalid, when there is none (CONF-02). */
export function configurationQuery(api: ApiClient, userId: string, botId: string) {
  return queryOptions({
    queryKey: configurationKey(userId, botId),
    queryFn: async (): Promise<Configuration> => {
      const query = { user_id: `eq.${userId}`, bot_id: `eq.${botId}` }
      const [found] = onlyOwnedConfigurations(await api.call(readConfigurations, { query }))
      return found ?? (await api.call(saveConfiguration, { body: { bot_id: botId } }))
    },
    // Another tab may have saved meanwhile; the form does not lose what was typed here.
    refetchOnWindowFocus: 'always',
  })
}

/** Returns the cache key of a configuration. */
export function configurationKey(userId: string, botId: string): readonly string[] {
  return ['configuration', userId, botId]
}

/** Queries the versions of one of the account's bots; they change when an administrator approves one. */
export function userBotVersionsQuery(api: ApiClient, userId: string, botId: string) {
  return queryOptions({
    queryKey: userBotVersionsKey(userId, botId),
    queryFn: ({ signal }): Promise<UserBotVersions> => api.call(readUserBotVersions, { query: { botId }, signal }),
    staleTime: 0,
  })
}

/** Returns the cache key of a bot's versions. */
export function userBotVersionsKey(userId: string, botId: string): readonly string[] {
  return ['own-versions', userId, botId]
}

/** Queries whether the account may switch the bot on now, and if not, why. */
export function canActivateQuery(api: ApiClient, userId: string, botId: string) {
  return queryOptions({
    queryKey: ['may-activate', userId, botId],
    queryFn: () => api.call(canActivateBot, { body: { bot_id_param: botId } }),
    staleTime: 0,
  })
}

/** Queries whether the account has example data; only its removal changes that. */
export function exampleDataQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['example-data', userId],
    queryFn: ({ signal }) => api.call(readExampleData, { signal }),
    staleTime: 300_000,
  })
}

/** Returns the Dutch message of a failed call, or the given text when there is none. */
export function messageOr(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.code !== 'unexpected' && error.message !== '' ? error.message : fallback
}
