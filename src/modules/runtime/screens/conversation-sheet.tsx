import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ExampleMark } from '#ui/example-mark.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { PanelPart } from '#ui/panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { removeConversation } from '../contract/conversations.ts'
import { ConversationTranscript } from './conversation-transcript.tsx'
import { conversationsText as text } from './conversations.text.ts'
import { conversationQuery, speakingBotQuery } from './conversations-client.ts'

/** Shows one conversation in a drawer: the transcript, its lead, and a delete button that asks for confirmation. */
export function ConversationSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useApi()
  const cache = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const found = useQuery(conversationQuery(api, userId, id))
  const bot = useQuery(speakingBotQuery(api, found.data?.conversation.bot_id))
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.call(removeConversation, { params: { id } }),
    onSuccess: () => {
      toastSuccess(text.removed)
      onClose()
    },
    onError: (error) => {
      console.error(text.removeFailed, error)
      toastError(text.failedTitle, text.removeFailed)
    },
    onSettled: () => {
      setAsking(false)
      return cache.invalidateQueries({ queryKey: ['conversations', userId, 'list'] })
    },
  })
  const conversation = found.data?.conversation
  const channel = conversation && (text.channels[conversation.channel] ?? conversation.channel)
  const note = conversation && `${formatDateTime(conversation.started_at)} • ${channel}`
  return (
    <>
      <Sheet open onClose={onClose} title={conversation?.bot_title ?? text.one} note={note}>
        <PanelPart>
          {conversation?.is_example && <ExampleMark />}
          {isGone(found.error) && <EmptyState title={text.gone} description={text.goneNote} />}
          {found.isError && !isGone(found.error) && (
            <ErrorState
              message={text.readFailed}
              retryLabel={text.retry}
              pending={found.isFetching}
              onRetry={() => void found.refetch()}
            />
          )}
          {found.isPending && (
            <SkeletonGroup label={text.loading}>
              <Skeleton width="half" />
              <Skeleton width="wide" />
            </SkeletonGroup>
          )}
          {found.data && <ConversationTranscript messages={found.data.messages} bot={bot.data ?? null} />}
        </PanelPart>
        {conversation && (
          <PanelPart>
            <div className="button-row">
              {conversation.lead && (
                <a className="button button-line" href={`/leads?id=${conversation.lead.id}`}>
                  {text.openLead}
                </a>
              )}
              <Button variant="danger-quiet" onClick={() => setAsking(true)}>
                {text.remove}
              </Button>
            </div>
          </PanelPart>
        )}
      </Sheet>
      <ConfirmDialog
        open={asking}
        danger
        title={text.removeTitle}
        description={text.removeNote}
        confirmLabel={text.remove}
        cancelLabel={text.cancel}
        pending={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiFailure && error.status === 404
}
