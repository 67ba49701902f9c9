import { createFileRoute } from '@tanstack/react-router'
import { ConfigureScreen, type TestParts } from '#modules/activation/screens/configure-screen.tsx'
import { STEP_NAMES, type StepName } from '#modules/activation/screens/configure-step.ts'
import { KnowledgePages } from '#modules/knowledge/screens/knowledge-pages.tsx'
import { TrialChatQuestion } from '#modules/runtime/screens/trial-chat-question.tsx'
import { privateHead } from '../../../page-head.ts'

export const Route = createFileRoute('/_workspace/my-bots/$botId/inrichten')({
  validateSearch: (raw: Record<string, unknown>): { stap?: StepName | undefined } => ({
    stap: STEP_NAMES.find((known) => known === raw['stap']),
  }),
  head: privateHead('Bot inrichten'),
  component: ConfigurePage,
})

/** What step 2 shows comes from the modules above activation. */
const TEST_PARTS: TestParts = {
  pages: (part) => <KnowledgePages {...part} />,
  question: (part) => <TrialChatQuestion {...part} />,
}

function ConfigurePage() {
  const { botId } = Route.useParams()
  return <ConfigureScreen botId={botId} step={Route.useSearch().stap ?? null} testParts={TEST_PARTS} />
}
