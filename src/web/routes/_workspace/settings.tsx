import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#modules/identity/screens/settings-screen.tsx'
import { privateHead } from '../../page-head.ts'
import { PaidItemsOnDeletion } from '../../slots/paid-items-on-deletion.tsx'

export const Route = createFileRoute('/_workspace/settings')({
  head: privateHead('Instellingen'),
  component: Settings,
})

function Settings() {
  const { session } = Route.useRouteContext()
  // As when signing out: the session in memory stays until the page is left, or a guard would open another page first.
  return (
    <SettingsScreen
      onDeleted={() => session.clearStored()}
      onSignedOut={() => location.assign('/')}
      paid={<PaidItemsOnDeletion />}
    />
  )
}
