import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { readinessOf } from './count-pages.ts'
import { knowledgeQuery } from './knowledge-client.ts'

type Props = {
  configId: string
  warning: ReactNode
  whileReading: ReactNode
  whenRead: ReactNode
  /** Shown until the readiness is known; nothing by default. */
  whilePending?: ReactNode
}

/**
 * Shows `warning` when a configuration has nothing to answer from, `whileReading` while that may still come, `whenRead` otherwise, also when the
 * query fails.
 */
export function KnowledgeReadiness({ configId, warning, whileReading, whenRead, whilePending }: Props) {
  const query = useQuery(knowledgeQuery(useApi(), configId, false))
  if (query.isPending) return whilePending
  const readiness = query.data ? readinessOf(query.data) : 'ready'
  return { nothing: warning, reading: whileReading, ready: whenRead }[readiness]
}
