import type { UserBot } from '#modules/activation/contract.ts'
import { formatDate } from '#ui/format/date.ts'
import { dashboardText as text } from './dashboard.text.ts'

const SOON_MS = 7 * 24 * 3600 * 1000

/** The display of an access: its badge, the line beside it, and whether it ends soon (DASH-03, DASH-04). */
export interface AccessLine {
  badge: string
  badgeTone: 'green' | 'blue' | 'neutral'
  line: string
  endsSoon: boolean
}

/** Returns how long an account has a bot; 'soon' is still ahead and at most seven days away (AMB-117). */
export function accessLine(
  userBot: Pick<UserBot, 'access_source' | 'access_end' | 'access_expired' | 'renews_at'>,
  now: Date,
): AccessLine {
  const badge = { trial: text.trial, rental: text.rented, purchase: text.purchased, plan: text.onPlan }[
    userBot.access_source
  ]
  const badgeTone =
    userBot.access_source === 'purchase' ? 'blue' : userBot.access_source === 'trial' ? 'neutral' : 'green'
  if (userBot.access_expired) return { badge, badgeTone, line: text.expired, endsSoon: false }
  // Without an end it was bought, or the plan has it (also behind a rental that runs out).
  if (userBot.access_end === null)
    return {
      badge,
      badgeTone,
      line: userBot.access_source === 'purchase' ? text.forever : text.withPlan,
      endsSoon: false,
    }
  if (userBot.renews_at !== null)
    return { badge, badgeTone, line: text.renews(formatDate(userBot.renews_at)), endsSoon: false }
  const aheadMs = new Date(userBot.access_end).getTime() - now.getTime()
  return {
    badge,
    badgeTone,
    line: text.until(formatDate(userBot.access_end)),
    endsSoon: aheadMs > 0 && aheadMs <= SOON_MS,
  }
}
