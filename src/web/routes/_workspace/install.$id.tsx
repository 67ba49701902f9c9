import { createFileRoute } from '@tanstack/react-router'
import { ConnectScreen } from '#modules/channels/screens/connect-screen.tsx'
import { BotGate } from '../../bot-gate.tsx'
import { privateHead } from '../../page-head.ts'
import { botReadiness } from '../../slots/bot-readiness.tsx'

const TITLE = 'Installeer op je website'

/** The state of the setup and the code for the customer's website (ROUTE-10, AMB-006). */
export const Route = createFileRoute('/_workspace/install/$id')({
  head: privateHead(TITLE),
  component: InstallPage,
})

function InstallPage() {
  const { site } = Route.useRouteContext()
  const { id } = Route.useParams()
  return (
    <BotGate botId={id} title={TITLE}>
      <ConnectScreen botId={id} origin={site.publicUrl} readiness={botReadiness} />
    </BotGate>
  )
}
