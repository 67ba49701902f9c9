import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { pauseBot, readPausedBots, resumeBot } from '../../contract/pause.ts'
import { pauseText as text } from './pause.text.ts'

/** Queries the paused bots; refetched every minute, since another administrator may pause one. */
export function pausedBotsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['paused-bots', userId],
    queryFn: ({ signal }) => api.call(readPausedBots, { signal }),
    refetchInterval: 60_000,
  })
}

/** Pauses or resumes a bot and reports the result; the list of paused bots is read again. */
export function usePause(bot: { readonly id: string; readonly title: string }, onDone: () => void) {
  const api = useApi()
  const cache = useQueryClient()
  const queryKey = ['paused-bots', useSession().user?.id ?? '']
  const invalidate = () => cache.invalidateQueries({ queryKey })
  const fail = (title: string) => (error: Error) => {
    console.error(title, error.message)
    toastError(title, error.message || undefined)
  }
  const pause = useMutation({
    mutationFn: (reason: string) => api.call(pauseBot, { body: { bot_id: bot.id, reason } }),
    onSuccess: () => {
      toastSuccess(text.paused(bot.title), text.pausedToast)
      onDone()
    },
    onError: fail(text.pauseFailed),
    onSettled: invalidate,
  })
  const resume = useMutation({
    mutationFn: () => api.call(resumeBot, { body: { bot_id: bot.id } }),
    onSuccess: () => {
      toastSuccess(text.resumed(bot.title))
      onDone()
    },
    onError: fail(text.resumeFailed),
    onSettled: invalidate,
  })
  return { pause, resume }
}
