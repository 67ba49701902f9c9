import { useEffect, useEffectEvent, useState } from 'react'
import { useGo } from '#platform/browser/navigation-context.ts'
import { type LeadFilters, leadFiltersOf, leadsPath } from './leads-client.ts'

const PAUSE_MS = 250

/** Returns the filters of the leads, at first those of the address, and a function to change them; the address follows when the typing pauses. */
export function useLeadFilters(inAddress: Record<string, unknown>): [LeadFilters, (filters: LeadFilters) => void] {
  const go = useGo()
  const [filters, setFilters] = useState(() => leadFiltersOf(inAddress))
  const path = leadsPath(filters)
  const write = useEffectEvent(() => {
    // A drawer that was opened in this moment has the filters in its own address.
    if (!inAddress['id'] && path !== leadsPath(leadFiltersOf(inAddress))) go(path, { replace: true, keepScroll: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => write(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [path])
  return [filters, setFilters]
}
