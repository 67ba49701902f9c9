import { queryOptions } from '@tanstack/react-query'
import {
  type Configuration,
  onlyOwnedConfigurations,
  readConfigurations,
  readUserBots,
  type UserBot,
} from '#modules/activation/contract.ts'
import { type BotDetail, readBotDetail } from '#modules/catalogue/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { connectText as text } from './connect.text.ts'

/** The published parts: a bot, with the account's access to it and configuration of it, if any. */
export interface Publication {
  readonly bot: BotDetail
  readonly configuration: Configuration | null
  readonly userBot: UserBot | null
}

/** Queries a bot with the account's access to it and configuration of it. */
export function publicationQuery(api: ApiClient, userId: string, botId: string) {
  return queryOptions({
    queryKey: publicationKey(userId, botId),
    queryFn: async ({ signal }): Promise<Publication> => {
      const ofBot = { user_id: `eq.${userId}`, bot_id: `eq.${botId}` }
      const [bot, configurations, [userBot = null]] = await Promise.all([
        api.call(readBotDetail, { query: { botId }, signal }),
        api.call(readConfigurations, { query: ofBot, signal }),
        api.call(readUserBots, { query: ofBot, signal }),
      ])
      return { bot, configuration: onlyOwnedConfigurations(configurations)[0] ?? null, userBot }
    },
    // The wizard before this screen may have changed it.
    staleTime: 0,
    // Another tab may have saved meanwhile; the forms do not lose what was typed here.
    refetchOnWindowFocus: 'always',
  })
}

/** Returns the reason of a failed save, in Dutch: the first problem that the server names, else its message. */
export function saveProblem(error: unknown): string {
  if (!(error instanceof ApiFailure)) return text.unknownProblem
  return firstDetail(error.details) ?? (error.code === 'unexpected' ? text.unknownProblem : error.message)
}

/** Returns the cache key of a publication. */
export function publicationKey(userId: string, botId: string): readonly string[] {
  return ['publication', userId, botId]
}

function firstDetail(details: unknown): string | null {
  const first: unknown = Array.isArray(details) ? details[0] : null
  return typeof first === 'object' && first !== null && 'message' in first && typeof first.message === 'string'
    ? first.message
    : null
}
