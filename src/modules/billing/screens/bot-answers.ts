import type { UserBot } from '#modules/activation/contract.ts'
import { formatNumber } from '#ui/format/number.ts'
import { billingText as text } from './billing.text.ts'

/** How many answers a bot with an access of its own gives in a month; they are no part of the plan's (AMB-043). */
export function answersOfBot({ usage }: Pick<UserBot, 'usage'>): string {
  return text.directAnswers(formatNumber(usage.limit))
}

/** The bots that somebody has beside the plan now: tried, rented or bought. */
export function besidePlan(bots: readonly UserBot[]): UserBot[] {
  return bots.filter((one) => !one.access_expired && one.access_source !== 'plan')
}
