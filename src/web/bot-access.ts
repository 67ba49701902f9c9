import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import type { BotAction } from '#modules/catalogue/screens/bot-side-card.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { toastError } from '#ui/toast.ts'
import { botAccessText as text } from './bot-access.text.ts'
import { signUpPath } from './session/login-path.ts'
import { browserStorages } from './session/session-storage.ts'
import { storeTrialIntent } from './session/trial-intent.ts'

// An anonymous visitor calls none of them: they load with an account's first press.
const loadCalls = () => import('./bot-access-calls.ts')

/** Returns the page of each bot action for an account that may use the bot (BOT-09). */
export function targetOf(action: BotAction, botId: string): string {
  if (action === 'use') return `/dashboard?bot=${botId}`
  return action === 'install' ? `/install/${botId}` : `/template/${botId}`
}

/** Returns the address where a bot is set up. */
export function wizardPath(botId: string): string {
  return `/my-bots/${botId}/inrichten`
}

/**
 * Returns the three actions of a bot: without a session they lead to sign-up, with a paid plan or direct access to their page; otherwise `blocked`
 * holds the action and the upgrade dialog opens (BOT-08, BOT-09, AMB-039, AMB-074). With room on a paid plan, using the bot switches it on there at
 * once (AMB-198).
 */
export function useBotActions(bot: Pick<BotDetail, 'id' | 'title' | 'pricing_model'>) {
  const { id: botId, pricing_model: model } = bot
  const api = useApi()
  const go = useGo()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<BotAction>()
  const [blocked, setBlocked] = useState<BotAction>()
  const act = async (action: BotAction): Promise<void> => {
    const target = targetOf(action, botId)
    if (!user) return go(signUpPath(target))
    setPending(action)
    const isOnPlans = model !== 'purchase'
    const { canUse, switchOnInPlan } = await loadCalls()
    const allowed = await canUse(api, queryClient, { userId: user.id, botId, isOnPlans })
    if (allowed && action === 'use' && isOnPlans) await switchOnInPlan(api, queryClient, { userId: user.id, bot })
    setPending(undefined)
    if (allowed) go(target)
    else setBlocked(action)
  }
  return { act, pending, blocked, close: () => setBlocked(undefined) }
}

/** Starts the free trial of a bot (AMB-038) and then performs the requested action. */
export function useTrial(
  botId: string,
  onStarted: () => void,
  { onFailure }: { onFailure?: (message: string) => void } = {},
) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const start = async (): Promise<void> => {
    setPending(true)
    setFailure(null)
    try {
      const { startBotTrial } = await loadCalls()
      await startBotTrial(api, queryClient, botId)
      onStarted()
    } catch (error) {
      const message = error instanceof ApiFailure ? error.message : text.trialFailed
      setFailure(message)
      onFailure?.(message)
    } finally {
      setPending(false)
    }
  }
  return { pending, failure, start: () => void start() }
}

/**
 * Returns the handler of the button 'Probeer 30 dagen gratis': an account's trial starts at once and its wizard opens; an anonymous visitor signs up
 * first, and this device stores the intent until the wizard opens (AMB-195).
 */
export function useTrialButton(botId: string): { onTrial: () => void; isStartingTrial: boolean } {
  const go = useGo()
  const { user } = useSession()
  const trial = useTrial(botId, () => go(wizardPath(botId)), { onFailure: toastError })
  const onTrial = (): void => {
    if (user) return trial.start()
    const { href, onPress } = trialSignUpOf(botId)
    onPress()
    go(href)
  }
  return { onTrial, isStartingTrial: trial.pending }
}

/** Returns the sign-up address for trying a bot, and the handler that stores the intent on this device (AMB-195). */
export function trialSignUpOf(botId: string): { href: string; onPress: () => void } {
  const onPress = (): void => {
    const storages = browserStorages()
    if (storages) storeTrialIntent(storages.persistent, botId, Date.now())
  }
  return { href: signUpPath(wizardPath(botId)), onPress }
}
