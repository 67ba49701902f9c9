import type { TestParts } from '#modules/activation/screens/configure-screen.tsx'
import { KnowledgePages } from '#modules/knowledge/screens/knowledge-pages.tsx'
import { TrialChatQuestion } from '#modules/runtime/screens/trial-chat-question.tsx'
import { botReadiness } from './bot-readiness.tsx'

/** The parts of modules above activation in step 2 of the configuration. */
export const CONFIGURE_TEST_PARTS: TestParts = {
  pages: (part) => <KnowledgePages {...part} />,
  readiness: botReadiness,
  question: (part) => <TrialChatQuestion {...part} />,
}
