import type { UserBot } from '#modules/activation/contract.ts'
import { formatNumber } from '#ui/format/number.ts'
import { billingText as text } from './billing.text.ts'

/** Returns how many answers a bot with direct access gives in a month; they do not count against the plan (AMB-043). */
export function answersOfBot({ usage }: Pick<UserBot, 'usage'>): string {
  return text.directAnswers(formatNumber(usage.limit))
}

/** Returns the bots that the account has beside the plan now: on trial, rented or bought. */
export function besidePlan(bots: readonly UserBot[]): UserBot[] {
  return bots.filter((one) => !one.access_expired && one.access_source !== 'plan')
}
