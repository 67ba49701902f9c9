import type { ComponentProps, ReactNode } from 'react'
import { KnowledgeReadiness } from '#modules/knowledge/screens/knowledge-readiness.tsx'

/** What is said of a bot that has something to answer from, of one that still reads it, and of one that has nothing; from what it has read. */
export function botReadiness(part: ComponentProps<typeof KnowledgeReadiness>): ReactNode {
  return <KnowledgeReadiness {...part} />
}
