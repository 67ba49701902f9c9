import { createFileRoute } from '@tanstack/react-router'
import { ConnectScreen } from '#modules/channels/screens/connect-screen.tsx'
import { privateHead } from '../../page-head.ts'

/** The state of the setup and the code for the own website (ROUTE-10, AMB-006). */
export const Route = createFileRoute('/_workspace/install/$id')({
  head: privateHead('Installeer op je website'),
  component: InstallPage,
})

function InstallPage() {
  const { site } = Route.useRouteContext()
  return <ConnectScreen botId={Route.useParams().id} origin={site.publicUrl} />
}
