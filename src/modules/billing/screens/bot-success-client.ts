import { queryOptions } from '@tanstack/react-query'
import { readUserBots } from '#modules/activation/contract.ts'
import { readBots } from '#modules/catalogue/contract.ts'
import type { ApiClient } from '#platform/http/api-client.ts'

/** A bot that was bought or rented, with the fields that this screen needs. */
export interface ObtainedBot {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly monthly_execution_limit: number
}

/** The bot and the account's access to it. */
export interface Obtained {
  readonly bot: ObtainedBot
  /** Whether the account may use it now (AMB-004). */
  readonly hasAccess: boolean
  /** For its tile; null for a bot that the account never had. */
  readonly category: string | null
}

/** Queries the approved, active bot with that id (API-37) and the account's access to it; null when there is none. */
export function obtainedBotQuery(api: ApiClient, userId: string, botId: string) {
  return queryOptions({
    queryKey: ['obtained-bot', userId, botId],
    queryFn: async ({ signal }): Promise<Obtained | null> => {
      const [[bot], userBots] = await Promise.all([
        api.call(readBots, {
          query: {
            select: 'id,title,description,monthly_execution_limit,pricing_model',
            id: `eq.${botId}`,
            active: 'eq.true',
            status: 'eq.approved',
            limit: '1',
          },
          signal,
        }),
        api.call(readUserBots, { query: { user_id: `eq.${userId}`, bot_id: `eq.${botId}` }, signal }),
      ])
      if (!bot) return null
      return {
        bot,
        hasAccess: userBots.some((one) => !one.access_expired),
        category: userBots[0]?.bot.category ?? null,
      }
    },
  })
}
