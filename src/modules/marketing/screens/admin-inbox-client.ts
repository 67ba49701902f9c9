import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { downloadResponse } from '#platform/browser/download-response.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import {
  exportEarlyAccess,
  handleContactMessage,
  readContactMessages,
  readEarlyAccess,
} from '../contract/admin-inbox.ts'
import { messagesText, waitingListText } from './admin-inbox.text.ts'

/** The messages that a list shows. */
export type MessageState = 'open' | 'handled'

/** Queries the messages of the contact form, page by page. */
export function messagesQuery(api: ApiClient, userId: string, state: MessageState) {
  return infiniteQueryOptions({
    queryKey: ['contact-messages', userId, state],
    queryFn: ({ pageParam, signal }) =>
      api.call(readContactMessages, { query: { state, ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
    staleTime: 15_000,
  })
}

/** Marks a message as handled, shows the result and reads the lists again, also when another administrator was first. */
export function useHandledMessage() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (messageId: string) => api.call(handleContactMessage, { body: { message_id: messageId } }),
    onSuccess: () => toastSuccess(messagesText.handledToast),
    onError: (error) => {
      console.error(messagesText.handleFailed, error.message)
      toastError(messagesText.handleFailed, error.message || undefined)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['contact-messages'] }),
  })
}

/** Queries the waiting list of Enterprise, page by page. */
export function waitingListQuery(api: ApiClient, userId: string) {
  return infiniteQueryOptions({
    queryKey: ['waiting-list', userId],
    queryFn: ({ pageParam, signal }) =>
      api.call(readEarlyAccess, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
    staleTime: 15_000,
  })
}

/** Downloads the whole waiting list as a file. */
export function useWaitingListFile() {
  const api = useApi()
  return useMutation({
    mutationFn: async () => downloadResponse(await api.open(exportEarlyAccess), waitingListText.fileName),
    onError: (error) => {
      console.error(waitingListText.exportFailed, error.message)
      toastError(waitingListText.exportFailed, error.message || undefined)
    },
  })
}
