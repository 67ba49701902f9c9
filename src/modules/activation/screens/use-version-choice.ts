import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { pinVersion } from '../contract.ts'
import { messageOr, userBotVersionsKey } from './activation-client.ts'
import { versionsText as text } from './versions.text.ts'

/** Chooses which version of a bot answers; null follows the live one. `wanted` is the choice whose request is running. */
export function useVersionChoice(botId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const pinMutation = useMutation({
    mutationFn: (number: number | null) => api.call(pinVersion, { body: { bot_id: botId, number } }),
    onSuccess: (versions) => {
      queryClient.setQueryData(userBotVersionsKey(userId, botId), versions)
      toastSuccess(text.done(versions.running, versions.held))
    },
    onError: (error) => {
      toastError(text.changeFailed, messageOr(error, text.tryAgain))
      // Another version may have been approved meanwhile.
      void queryClient.invalidateQueries({ queryKey: userBotVersionsKey(userId, botId) })
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['user-bots'] })
    },
  })
  return {
    choose: (number: number | null, onDone?: () => void) => {
      if (!pinMutation.isPending) pinMutation.mutate(number, { onSettled: () => onDone?.() })
    },
    isPending: pinMutation.isPending,
    wanted: pinMutation.variables,
  }
}
