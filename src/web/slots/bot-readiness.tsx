import type { ComponentProps, ReactNode } from 'react'
import { KnowledgeReadiness } from '#modules/knowledge/screens/knowledge-readiness.tsx'

/** Shows whether a bot has something to answer from, is still reading it, or has nothing; derived from its knowledge. */
export function botReadiness(part: ComponentProps<typeof KnowledgeReadiness>): ReactNode {
  return <KnowledgeReadiness {...part} />
}
