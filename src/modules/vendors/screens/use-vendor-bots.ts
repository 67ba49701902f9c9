import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteBot, updateBot } from '#modules/authoring/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { toastRefusal } from './refusal-toast.tsx'
import { vendorAreaText as text } from './vendor-area.text.ts'
import { messageOr, VENDOR_AREA_KEY } from './vendor-area-client.ts'

/** The parts of a bot that its switch and delete button need. */
export interface VendorBotItem {
  readonly id: string
  readonly title: string
  readonly active: boolean
}

/**
 * Publishes, takes off and deletes the vendor's own bots. A switch shows its new position at once and returns when the server refuses
 * (VEND-25, VEND-31); a request under way is not sent again. `asked` is the bot whose deletion waits for confirmation (VEND-32).
 */
export function useVendorBots(userId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [asked, setAsked] = useState<VendorBotItem | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const of = (bot: VendorBotItem) => ({ id: `eq.${bot.id}`, vendor_id: `eq.${userId}` })
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [VENDOR_AREA_KEY] })
  const turn = async (bot: VendorBotItem, active: boolean): Promise<void> => {
    if (wanted.has(bot.id)) return
    setWanted((before) => new Map(before).set(bot.id, active))
    try {
      await api.call(updateBot, { query: of(bot), body: { active } })
    } catch (error) {
      toastRefusal(error)
    }
    await readAgain()
    setWanted((before) => new Map([...before].filter(([id]) => id !== bot.id)))
  }
  const remove = async (): Promise<void> => {
    if (asked === null || isRemoving) return
    setRemoving(true)
    try {
      await api.call(deleteBot, { query: of(asked) })
      toastSuccess(text.removed(asked.title))
      setAsked(null)
      await readAgain()
    } catch (error) {
      setAsked(null)
      toastError(text.removeFailed, messageOr(error, text.tryAgain))
    } finally {
      setRemoving(false)
    }
  }
  return {
    isOn: (bot: VendorBotItem) => wanted.get(bot.id) ?? bot.active,
    turn: (bot: VendorBotItem, active: boolean) => void turn(bot, active),
    asked,
    ask: setAsked,
    remove: () => void remove(),
    isRemoving,
  }
}

/** The result of `useVendorBots`. */
export type VendorBotLists = ReturnType<typeof useVendorBots>
