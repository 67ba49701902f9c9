import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { User } from '../contract.ts'
import { EmailCard } from './email-card.tsx'
import { FactorCard } from './factor-card.tsx'
import { PasswordCard } from './password-card.tsx'
import './security.css'
import { securityText as text } from './security.text.ts'
import { securityQuery } from './security-client.ts'
import { SessionList } from './session-list.tsx'

/** Shows the security section of the settings: password, second factor, and the sessions of the account. */
export function SecuritySection({ onUser }: { onUser: (user: User) => void }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const query = useQuery(securityQuery(api, userId))
  return (
    <>
      <SectionHeader title={text.title} />
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
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {query.data && (
        <div className="security">
          <Card padded>
            <EmailCard hasPassword={query.data.has_password} />
          </Card>
          <Card padded>
            <PasswordCard hasPassword={query.data.has_password} onUser={onUser} />
          </Card>
          <Card padded>
            <FactorCard security={query.data} />
          </Card>
          <Card padded>
            <SessionList />
          </Card>
        </div>
      )}
    </>
  )
}
