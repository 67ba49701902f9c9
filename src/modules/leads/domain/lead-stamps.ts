import type { LeadStatus } from '../contract.ts'

/** The two stamps that a lead collects. */
export interface LeadStamps {
  contacted_at: Date | null
  converted_at: Date | null
}

/**
 * Returns the stamps after a change of status: becoming contacted or converted fills the empty one with `now`; no change clears or moves a stamp
 * (LEAD-21, LEAD-22), in any order of statuses (LEAD-20).
 */
export function stampsAfter(before: LeadStamps, status: LeadStatus, now: Date): LeadStamps {
  return {
    contacted_at: status === 'contacted' ? (before.contacted_at ?? now) : before.contacted_at,
    converted_at: status === 'converted' ? (before.converted_at ?? now) : before.converted_at,
  }
}
