import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { cancelSmokeBatch, type SMOKE_CATEGORIES, startSmokeBatch } from '../contract.ts'
import { smokeText as text } from './smoke.text.ts'
import { toastRunning } from './toast-running.tsx'

/** A category that can be asked on its own. */
export type SmokeCategory = (typeof SMOKE_CATEGORIES)[number]

const START = ['start-smoke-batch'] as const

/**
 * Starts the tests of a category (`null`: of all); shows the server's own text when they run already or there is nothing to ask. While
 * a start is under way, the same start is not sent again, as by a double click.
 */
export function useStartBatch() {
  const api = useApi()
  const cache = useQueryClient()
  const start = useMutation({
    mutationKey: START,
    mutationFn: (category: SmokeCategory | null) =>
      api.call(startSmokeBatch, { body: category === null ? {} : { category } }),
    onSuccess: ({ total }) => toastSuccess(text.started, text.startedNote(total)),
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === 409) return toastRunning(error)
      console.error(text.startFailed, error)
      toastError(text.startFailed, error instanceof ApiFailure ? error.message : text.failedNote)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['smoke-tests'] }),
  })
  // The cache is up to date at once; `isPending` only from the next render on.
  const mutate: typeof start.mutate = (category, options) => {
    const isSame = ({ state }: { state: { variables: unknown } }) => state.variables === category
    if (cache.isMutating({ mutationKey: START, predicate: isSame }) === 0) start.mutate(category, options)
  }
  return { ...start, mutate }
}

/** Stops a batch by its id. */
export function useStopBatch() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (batchId: string) => api.call(cancelSmokeBatch, { body: { batch_id: batchId } }),
    onSuccess: ({ cancelled }) => toastSuccess(text.stopped, text.stoppedNote(cancelled)),
    onError: (error) => {
      console.error(text.stopFailed, error)
      toastError(text.stopFailed, error instanceof ApiFailure ? error.message : text.failedNote)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['smoke-tests'] }),
  })
}
