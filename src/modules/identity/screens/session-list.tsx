import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import type { SessionRow } from '../contract/security.ts'
import { messageOr } from './auth-errors.ts'
import { securityText as text } from './security.text.ts'
import { sessionsQuery, signOutAt, signOutElsewhere } from './security-client.ts'

/** Shows the account's sessions; one, or all others at once, can be signed out. */
export function SessionList() {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const queryClient = useQueryClient()
  const query = useQuery(sessionsQuery(api, userId))
  const [pending, setPending] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const end = async (what: string, work: Promise<void>) => {
    setPending(what)
    try {
      await work
      toastSuccess(text.signedOut)
    } catch (error) {
      toastError(text.failed, messageOr(error, ''))
    } finally {
      setPending(null)
      await queryClient.invalidateQueries({ queryKey: ['sessions', userId] })
    }
  }
  const sessions = query.data ?? []
  return (
    <div className="security-form">
      <h3 className="title-22">{text.sessionsTitle}</h3>
      {query.isError && (
        <ErrorState
          message={text.loadFailed}
          retryLabel={text.retry}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <SkeletonGroup label={text.loading}>
          <Skeleton width="wide" />
        </SkeletonGroup>
      )}
      <ul className="plain-list security-sessions">
        {sessions.map((session) => (
          <SessionDetails
            key={session.id}
            session={session}
            pending={pending === session.id}
            onEnd={() => void end(session.id, signOutAt(api, session.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="line" onClick={() => setIsAsking(true)}>
          {text.signOutOthers}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void end('others', signOutElsewhere(api)).then(() => setIsAsking(false))}
        title={text.othersTitle}
        description={text.othersText(sessions.length - 1)}
        confirmLabel={text.othersConfirm}
        pending={pending === 'others'}
      />
    </div>
  )
}

function SessionDetails({ session, pending, onEnd }: { session: SessionRow; pending: boolean; onEnd: () => void }) {
  const device = session.device ?? text.unknownDevice
  return (
    <li className="security-session">
      <div>
        <strong>{device}</strong>
        <p className="soft small">{text.lastSeen(formatDateTime(session.last_seen_at))}</p>
      </div>
      {session.is_current ? (
        <Badge tone="blue">{text.thisDevice}</Badge>
      ) : (
        <Button variant="quiet" size="small" pending={pending} aria-label={text.signOutOf(device)} onClick={onEnd}>
          {text.signOut}
        </Button>
      )}
    </li>
  )
}
