import { useQuery } from '@tanstack/react-query'
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

/** Where an administrator without a second factor turns it on before anything else; afterwards it goes on to `target`. */
export function SecureAccountScreen({ target, signIn }: { target: string; signIn: string }) {
  const api = useApi()
  const { status, user } = useSession()
  const query = useQuery({ ...securityQuery(api, user?.id ?? ''), enabled: user !== null })
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
        {query.data?.factor && (
          <ButtonLink href={target} size="large" full>
            {text.next}
          </ButtonLink>
        )}
      </div>
    </AuthFrame>
  )
}
