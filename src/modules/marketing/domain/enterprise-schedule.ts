import type { EnterpriseTemplate } from '../contract.ts'

/** The days between joining and each mail of the waiting list (API-29). */
export const DELAY_DAYS: Readonly<Record<EnterpriseTemplate, number>> = {
  enterprise_welcome: 0,
  enterprise_sneak_peek: 14,
  enterprise_launch: 30,
}

const DAY_MS = 24 * 3_600_000

/** Returns when a mail of the waiting list is due for an entry that joined at an instant. */
export function dueAt(template: EnterpriseTemplate, joinedAt: Date): Date {
  return new Date(joinedAt.getTime() + DELAY_DAYS[template] * DAY_MS)
}
