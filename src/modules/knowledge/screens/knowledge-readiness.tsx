import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { hasNothingRead } from './count-pages.ts'
import { knowledgeQuery } from './knowledge-client.ts'

type Props = { configId: string; warning: ReactNode; whenRead: ReactNode }

/** `warning` when a configuration names pages and none of them could be read, `whenRead` otherwise; nothing until that is known. */
export function KnowledgeReadiness({ configId, warning, whenRead }: Props) {
  const query = useQuery(knowledgeQuery(useApi(), configId, false))
  if (query.isPending) return null
  return query.data && hasNothingRead(query.data) ? warning : whenRead
}
