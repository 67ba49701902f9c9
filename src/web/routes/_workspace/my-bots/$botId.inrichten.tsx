import { createFileRoute } from '@tanstack/react-router'
import { ConfigureScreen } from '#modules/activation/screens/configure-screen.tsx'
import { STEP_NAMES, type StepName } from '#modules/activation/screens/configure-step.ts'
import { privateHead } from '../../../page-head.ts'
import { CONFIGURE_TEST_PARTS } from '../../../slots/configure-test-parts.tsx'
import { IntendedTrial } from '../../../slots/intended-trial.tsx'

export const Route = createFileRoute('/_workspace/my-bots/$botId/inrichten')({
  validateSearch: (raw: Record<string, unknown>): { stap?: StepName | undefined } => ({
    stap: STEP_NAMES.find((known) => known === raw['stap']),
  }),
  head: privateHead('Bot inrichten'),
  component: ConfigurePage,
})

function ConfigurePage() {
  const { botId } = Route.useParams()
  return (
    <>
      <IntendedTrial key={botId} botId={botId} />
      <ConfigureScreen botId={botId} step={Route.useSearch().stap ?? null} testParts={CONFIGURE_TEST_PARTS} />
    </>
  )
}
