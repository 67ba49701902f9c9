import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Notice } from '#ui/notice.tsx'
import { publishingLimitQuery } from './editor-client.ts'
import { publishText as text } from './publish.text.ts'

/**
 * Shows how often the plan still lets this account publish this month (VEND-20, VEND-21); nothing for a plan without a limit, or while it is not
 * known. `onlyWhenReached` is for the steps before publishing.
 */
export function LimitBanner({ onlyWhenReached = false }: { onlyWhenReached?: boolean }) {
  const limit = useQuery(publishingLimitQuery(useApi(), useSession().user?.id ?? '')).data
  if (!limit || limit.remaining === null) return null
  if (limit.remaining > 0) return onlyWhenReached ? null : <Notice>{text.limitLeft(limit.remaining)}</Notice>
  return (
    <Notice tone="attention" title={text.limitReached} action={<a href="/developer/pricing">{text.upgrade}</a>}>
      {text.limitReachedNote}
    </Notice>
  )
}
