import { formatNumber } from '#ui/format/number.ts'
import { answerLimitText as text } from './answer-limit.text.ts'
import { bindingLimit } from './domain/answer-limit.ts'

type Use = {
  /** The bot's own answers of this month. */
  usage: { used: number; limit: number }
  /** The grant by which the account has the bot. */
  source: string
  /** The plan's answers of this month; undefined while they load, not allowed and without limit when loading failed. */
  plan: { allowed: boolean; used: number; limit_value: number | null } | undefined
}

/** Returns what the bar of one bot's answers shows: the limit that binds, its use, and what is left. */
export function answersBar({ usage, source, plan }: Use): { used: number; limit: number; text: string; note: string } {
  const isKnown = plan !== undefined && (plan.allowed || plan.limit_value !== null)
  const isCounted = source === 'plan' && isKnown
  const { scope, used, limit, left } = bindingLimit(
    { used: usage.used, limit: usage.limit },
    isCounted ? { used: plan.used, limit: plan.limit_value } : null,
  )
  const words = scope === 'plan' ? text.ofPlan : text.ofBot
  return { used, limit, text: words(formatNumber(used), formatNumber(limit)), note: text.left(formatNumber(left)) }
}
