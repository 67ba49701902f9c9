import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDate } from '#ui/format/date.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import type { Acceptances } from '../contract/terms.ts'
import { messageOr } from './auth-errors.ts'
import { termsText as text } from './terms.text.ts'
import { acceptancesQuery, saveAcceptance } from './terms-client.ts'
import { TermsLinks } from './terms-links.tsx'

/**
 * Shows when the account accepted terms and privacy statement; a user who signed in without being asked (by a code or another service) accepts here.
 */
export function TermsCard() {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const query = useQuery(acceptancesQuery(api, userId))
  if (query.data) return <Agreement acceptances={query.data} userId={userId} />
  if (query.isError)
    return (
      <ErrorState
        message={text.loadFailed}
        retryLabel={text.retry}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton width="wide" />
    </SkeletonGroup>
  )
}

function Agreement({ acceptances, userId }: { acceptances: Acceptances; userId: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const version = formatDate(acceptances.version)
  if (acceptances.accepted_at !== null) return <p>{text.given(formatDate(acceptances.accepted_at), version)}</p>
  const give = async (): Promise<void> => {
    setPending(true)
    try {
      const given = await saveAcceptance(api, acceptances.version)
      queryClient.setQueryData(acceptancesQuery(api, userId).queryKey, given)
      toastSuccess(text.saved)
    } catch (error) {
      toastError(text.failed, messageOr(error, ''))
      setPending(false)
    }
  }
  return (
    <div className="terms-card">
      <p>{text.notGiven(version)}</p>
      <p>
        <TermsLinks start={text.agree} />.
      </p>
      <Button variant="line" pending={pending} pendingLabel={text.pending} onClick={() => void give()}>
        {text.give}
      </Button>
    </div>
  )
}
