import { createFileRoute } from '@tanstack/react-router'
import { ConnectScreen } from '#modules/channels/screens/connect-screen.tsx'
import { privateHead } from '../../../page-head.ts'
import { botReadiness } from '../../../slots/bot-readiness.tsx'

export const Route = createFileRoute('/_workspace/my-bots/$botId/connect')({
  head: privateHead('Syvo Connect'),
  component: ConnectPage,
})

function ConnectPage() {
  const { site } = Route.useRouteContext()
  return <ConnectScreen botId={Route.useParams().botId} origin={site.publicUrl} readiness={botReadiness} />
}
