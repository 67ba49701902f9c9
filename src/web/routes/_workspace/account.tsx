import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '#modules/identity/screens/account-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/account')({
  head: privateHead('Mijn account'),
  component: Account,
})

function Account() {
  const { session } = Route.useRouteContext()
  return (
    <AccountScreen
      onUser={({ id, email, user_metadata }) =>
        session.handle({ type: 'user-updated', user: { id, email, displayName: user_metadata.display_name } })
      }
    />
  )
}
