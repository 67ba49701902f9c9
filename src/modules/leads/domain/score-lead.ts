import type { LeadScore } from '../contract.ts'

/** The facts that the score of a lead depends on (API-49). */
export interface ScoreFacts {
  emailProvided: boolean
  phoneProvided: boolean
  companyProvided: boolean
  messageLength: number
  /** The source of the lead; empty or `unknown` when there is none. */
  source: string
}

const HOT_FROM = 70
const WARM_FROM = 40

/** Scores a lead by points: email 30, phone 25, company 15, message of 20+ characters 10 or of 100+ 20, known source 10 (AMB-148). */
export function scoreLead(facts: ScoreFacts): LeadScore {
  if (!Number.isFinite(facts.messageLength)) throw new RangeError('A message has a length.')
  const known = facts.source.trim() !== '' && facts.source.trim().toLowerCase() !== 'unknown'
  const points =
    (facts.emailProvided ? 30 : 0) +
    (facts.phoneProvided ? 25 : 0) +
    (facts.companyProvided ? 15 : 0) +
    (facts.messageLength >= 100 ? 20 : facts.messageLength >= 20 ? 10 : 0) +
    (known ? 10 : 0)
  if (points >= HOT_FROM) return 'hot'
  return points >= WARM_FROM ? 'warm' : 'cold'
}

/** Returns the score of a new lead; when scoring fails it silently becomes warm (LEAD-23). */
export function scoreOrWarm(facts: ScoreFacts): LeadScore {
  try {
    return scoreLead(facts)
  } catch {
    return 'warm'
  }
}

/** Returns the facts from a lead's own fields. */
export function scoreFactsOf(lead: {
  email: string | null
  phone: string | null
  company: string | null
  message: string | null
  source: string | null
}): ScoreFacts {
  return {
    emailProvided: lead.email !== null,
    phoneProvided: lead.phone !== null,
    companyProvided: lead.company !== null,
    messageLength: lead.message?.length ?? 0,
    source: lead.source ?? '',
  }
}
