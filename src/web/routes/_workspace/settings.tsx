import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#modules/identity/screens/settings-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/settings')({
  head: privateHead('Instellingen'),
  component: Settings,
})

function Settings() {
  const { session } = Route.useRouteContext()
  return (
    <SettingsScreen
      onUser={({ id, email, user_metadata }) =>
        session.handle({ type: 'user-updated', user: { id, email, displayName: user_metadata.display_name } })
      }
    />
  )
}
