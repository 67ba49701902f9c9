import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDate } from '#ui/format/date.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Role, User } from '../contract.ts'
import { accountQuery, roleQuery } from './account-client.ts'
import { identityText as text } from './identity.text.ts'
import { NameForm } from './name-form.tsx'
import { SecuritySection } from './security-section.tsx'
import './settings.css'
import { termsText } from './terms.text.ts'
import { TermsCard } from './terms-card.tsx'

type Props = { /** Receives the account after a change. */ onUser: (user: User) => void }

/** Shows My Account: the user and their role, the name, and how the account is secured (ROUTE-11, ACCT-01 under AMB-143). */
export function AccountScreen({ onUser }: Props) {
  return (
    <>
      <PageHeader title={text.account} description={text.accountLead} />
      <Card padded>
        <LoadedFacts />
      </Card>
      <SectionHeader title={text.yourName} />
      <Card padded>
        <NameForm onUser={onUser} />
      </Card>
      <SecuritySection onUser={onUser} />
      <SectionHeader title={termsText.title} />
      <Card padded>
        <TermsCard />
      </Card>
    </>
  )
}

function LoadedFacts() {
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
        <Skeleton shape="title" width="half" />
        <Skeleton shape="title" width="wide" />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  }
  return <AccountFacts user={account.data} role={role.data} />
}

/** Shows what cannot be changed here as text: address, role and the start of the membership (ACCT-01). */
export function AccountFacts({ user, role }: { user: User; role: Role }) {
  return (
    <DefinitionList
      items={[
        { term: text.email, description: user.email },
        { term: text.role, description: text.roleNames[role] },
        { term: text.memberSince, description: formatDate(user.created_at) },
      ]}
    />
  )
}
