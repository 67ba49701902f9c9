import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDate } from '#ui/format/date.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { accountQuery, roleQuery } from './account-client.ts'
import { identityText as text } from './identity.text.ts'
import './settings.css'

/** My Account: who is signed in, and as what (ROUTE-11). */
export function AccountScreen() {
  return (
    <>
      <PageHeader title={text.account} description={text.accountLead} />
      <Card padded>
        <AccountFacts />
      </Card>
      <p className="account-change">
        <a href="/settings">{text.changeAccount}</a>
      </p>
    </>
  )
}

function AccountFacts() {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const account = useQuery(accountQuery(api, userId))
  const role = useQuery(roleQuery(api, userId))
  if (account.isError) {
    return (
      <ErrorState
        message={text.accountFailed}
        retryLabel={text.retry}
        pending={account.isFetching}
        onRetry={() => void account.refetch()}
      />
    )
  }
  if (!account.data || !role.data) {
    return (
      <SkeletonGroup label={text.loading}>
        <Skeleton width="half" />
        <Skeleton width="wide" />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  }
  return (
    <DefinitionList
      items={[
        { term: text.name, description: account.data.user_metadata.display_name },
        { term: text.email, description: account.data.email },
        { term: text.role, description: text.roleNames[role.data] },
        { term: text.memberSince, description: formatDate(account.data.created_at) },
      ]}
    />
  )
}
