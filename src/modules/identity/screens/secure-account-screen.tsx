import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { FactorCard } from './factor-card.tsx'
import './security.css'
import { securityText as text } from './security.text.ts'
import { securityQuery } from './security-client.ts'

type Props = {
  target: string
  signIn: string
  /** Called when the second factor is on. */
  onSecured: () => void
}

/** Lets an administrator without a second factor turn it on before anything else; afterwards continues to `target`. */
export function SecureAccountScreen({ target, signIn, onSecured }: Props) {
  const api = useApi()
  const { status, user } = useSession()
  const query = useQuery({ ...securityQuery(api, user?.id ?? ''), enabled: user !== null })
  const isSecured = query.data?.factor !== null && query.data?.factor !== undefined
  useEffect(() => {
    if (isSecured) onSecured()
  }, [isSecured, onSecured])
  return (
    <AuthFrame title={text.secureTitle} lead={text.secureLead}>
      <div className="auth-fields">
        {status === 'signed-out' && (
          <ButtonLink href={signIn} size="large" full>
            {text.secureSignIn}
          </ButtonLink>
        )}
        {query.isError && (
          <ErrorState
            message={text.loadFailed}
            retryLabel={text.retry}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && status !== 'signed-out' && (
          <SkeletonGroup label={text.loading}>
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
        {query.data && (
          <Card padded>
            <FactorCard security={query.data} />
          </Card>
        )}
        {isSecured && (
          <ButtonLink href={target} size="large" full>
            {text.next}
          </ButtonLink>
        )}
      </div>
    </AuthFrame>
  )
}
