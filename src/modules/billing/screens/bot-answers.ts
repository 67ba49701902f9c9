import type { UserBot } from '#modules/activation/contract.ts'
import type { EffectivePlan } from '#modules/plans/contract.ts'
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

/** Whether a plan has no free slot, by the server's rule: bots that run on it and slots that are reserved take one (AMB-041). */
export function isPlanFull(plan: Pick<EffectivePlan, 'features'> | null, bots: readonly UserBot[]): boolean {
  const allowance = plan?.features['bot_activation']
  const limit = allowance?.enabled ? allowance.limit_value : 0
  const taken = bots.filter((one) => one.on_plan && (one.active || one.access_source !== 'plan'))
  return limit !== null && taken.length >= limit
}
