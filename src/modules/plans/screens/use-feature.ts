import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import type { FeatureUse } from '../contract.ts'
import { effectivePlanQuery, featureUseQuery } from './plans-client.ts'

/** Returns the plan that counts for the signed-in account: undefined while it loads, null when loading failed or without a session (PLAN-15). */
export function usePlan() {
  const api = useApi()
  const session = useSession()
  const query = useQuery({
    ...effectivePlanQuery(api, session.user?.id ?? ''),
    enabled: session.status === 'signed-in',
  })
  return session.status === 'signed-out' ? null : query.data
}

/** Returns whether and how often the signed-in account may use a feature; undefined while it loads. A failed check allows nothing (PLAN-15). */
export function useFeature(key: string): FeatureUse | undefined {
  const api = useApi()
  const session = useSession()
  return useQuery({ ...featureUseQuery(api, session.user?.id ?? '', key), enabled: session.status === 'signed-in' })
    .data
}
