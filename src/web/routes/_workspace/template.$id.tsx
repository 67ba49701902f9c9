import { createFileRoute } from '@tanstack/react-router'
import { ConfigureScreen } from '#modules/activation/screens/configure-screen.tsx'
import { BotGate } from '../../bot-gate.tsx'
import { privateHead } from '../../page-head.ts'
import { CONFIGURE_TEST_PARTS } from '../../slots/configure-test-parts.tsx'

const TITLE = 'Begin met een voorbeeld'

/** The start template of a bot: its configuration, prefilled with a start for its category (ROUTE-10, AMB-006). */
export const Route = createFileRoute('/_workspace/template/$id')({
  head: privateHead(TITLE),
  component: TemplatePage,
})

function TemplatePage() {
  const { id } = Route.useParams()
  return (
    <BotGate botId={id} title={TITLE}>
      <ConfigureScreen botId={id} step={null} testParts={CONFIGURE_TEST_PARTS} withStarter />
    </BotGate>
  )
}
