import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readUserBots, startTrial } from '#modules/activation/contract.ts'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import type { BotAction } from '#modules/catalogue/screens/bot-side-card.tsx'
import { effectivePlanQuery } from '#modules/plans/screens/plans-client.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { toastSuccess } from '#ui/toast.ts'
import { loginPath } from './session/login-path.ts'

/** Where each action of a bot leads for who may use it (BOT-09). */
export function targetOf(action: BotAction, botId: string): string {
  if (action === 'use') return `/dashboard?bot=${botId}`
  return action === 'install' ? `/install/${botId}` : `/template/${botId}`
}

/**
 * The rule behind the three actions of a bot: without a session to the login screen, with a paid plan or own access to where the action leads,
 * else `blocked` holds the action and the upgrade dialog is due (BOT-08, BOT-09, AMB-039, AMB-074).
 */
export function useBotActions({ id: botId, pricing_model: model }: Pick<BotDetail, 'id' | 'pricing_model'>) {
  const api = useApi()
  const go = useGo()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<BotAction>()
  const [blocked, setBlocked] = useState<BotAction>()
  const act = async (action: BotAction): Promise<void> => {
    const target = targetOf(action, botId)
    if (!user) return go(loginPath(target))
    setPending(action)
    const allowed = await mayUse(api, queryClient, { userId: user.id, botId, isOnPlans: model !== 'purchase' })
    setPending(undefined)
    if (allowed) go(target)
    else setBlocked(action)
  }
  return { act, pending, blocked, close: () => setBlocked(undefined) }
}

/** Whether an account may use a bot: with a paid plan, where plans have the bot, or an access that has not ended. */
export async function mayUse(
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

/** Starts the free trial of a bot (AMB-038) and then does what was asked for. */
export function useTrial(botId: string, onStarted: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const start = async (): Promise<void> => {
    setPending(true)
    setFailure(null)
    try {
      await api.call(startTrial, { body: { botId } })
      await queryClient.invalidateQueries()
      toastSuccess('Je proef is begonnen', 'Je gebruikt deze bot 30 dagen voor € 0,00.')
      onStarted()
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error.message : 'De proef kon niet worden gestart.')
    } finally {
      setPending(false)
    }
  }
  return { pending, failure, start: () => void start() }
}
