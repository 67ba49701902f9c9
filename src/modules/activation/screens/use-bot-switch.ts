import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { activateBot, deactivateBot } from '../contract.ts'
import { messageOr } from './activation-client.ts'
import { myBotsText as text } from './my-bots.text.ts'

/** A bot whose switch is turned. */
interface TurnedBot {
  readonly id: string
  readonly title: string
}

/** The server's answer for a bot that the plan has no slot for. */
export interface ReachedLimit {
  readonly reason: string
  readonly botId: string
}

/**
 * Switches bots on and off. `wanted` shows a turned switch at once; it returns by itself when the server refuses, with the reason (MYBOTS-07,
 * MYBOTS-08). A switch cannot be turned again during its request. `limit` is the server's answer when the plan has no free slot.
 */
export function useBotSwitch() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [limit, setLimit] = useState<ReachedLimit | null>(null)
  const turn = async ({ id: botId, title }: TurnedBot, isOn: boolean): Promise<void> => {
    if (wanted.has(botId)) return
    setWanted((before) => new Map(before).set(botId, isOn))
    try {
      await api.call(isOn ? activateBot : deactivateBot, { body: { bot_id_param: botId } })
      toastSuccess(isOn ? text.turnedOn(title) : text.turnedOff(title), isOn ? text.turnedOnNext : text.turnedOffNext)
    } catch (error) {
      if (isLimit(error)) setLimit({ reason: error.message, botId })
      else toastError(isOn ? text.activateFailed : text.deactivateFailed, messageOr(error, text.tryAgain))
    }
    // Other screens show access too; they refetch when they are opened.
    void queryClient.invalidateQueries({ refetchType: 'none' })
    await queryClient.invalidateQueries({ queryKey: ['user-bots'] })
    setWanted((before) => new Map([...before].filter(([id]) => id !== botId)))
  }
  return {
    wanted,
    turn: (bot: TurnedBot, isOn: boolean) => void turn(bot, isOn),
    limit,
    clearLimit: () => setLimit(null),
  }
}

function isLimit(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'activation_limit_reached'
}
