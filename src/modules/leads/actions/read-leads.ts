import { type Outcome, ok } from '#platform/http/failure.ts'
import { jsonResponse } from '#platform/http/json-response.ts'
import type { Lead, LeadAnalytics } from '../contract.ts'
import type { LeadsDeps } from '../leads-deps.ts'
import { countLeadsOf, type LeadFilters, readAnalytics, readLeadPage } from '../store/lead-pages.ts'

type Asked = LeadFilters & { userId: string }
type AskedPage = Asked & { limit: number; after?: string | undefined }

const member = (userId: string) => ({ role: 'member' as const, userId })

/** Returns one page of the owner's leads for the screen; the filtered total is set when the page holds them all (LEAD-09). */
export async function listLeads(
  { db }: LeadsDeps,
  asked: AskedPage,
): Promise<Outcome<{ leads: Lead[]; total_filtered: number | null; next_after: string | null }>> {
  const { leads, nextAfter } = await readLeadPage(db, member(asked.userId), asked)
  const isComplete = nextAfter === null && asked.after === undefined
  return ok({ leads, total_filtered: isComplete ? leads.length : null, next_after: nextAfter })
}

/** Returns the owner's leads as the plain table of API-47; header `x-next-after` names the next page. */
export async function readLeads({ db }: LeadsDeps, asked: AskedPage): Promise<Response> {
  const { leads, nextAfter } = await readLeadPage(db, member(asked.userId), asked)
  return jsonResponse(leads, { headers: nextAfter ? { 'x-next-after': nextAfter } : {} })
}

/** Counts the owner's leads that match the filters (LEAD-09). */
export async function countLeads({ db }: LeadsDeps, asked: Asked): Promise<Outcome<{ total_filtered: number }>> {
  return ok({ total_filtered: await countLeadsOf(db, member(asked.userId), asked) })
}

/** Returns the totals of all of the owner's leads, as a list of one row (AMB-147). */
export async function readLeadAnalytics({ db }: LeadsDeps, userId: string): Promise<Outcome<LeadAnalytics[]>> {
  return ok([await readAnalytics(db, member(userId), userId)])
}
