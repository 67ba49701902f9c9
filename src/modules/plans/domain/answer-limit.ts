/** A month's answers: how many were given, and how many there may be. Null is unlimited. */
export interface AnswerUse {
  readonly used: number
  readonly limit: number | null
}

/** The limit at which a bot stops first: its own (`bot`) or its account's plan (`plan`). */
export interface BindingLimit {
  readonly scope: 'bot' | 'plan'
  readonly used: number
  readonly limit: number
  readonly left: number
}

/**
 * Which monthly limit stops a bot first (AMB-043). `plan` is null for a bot in trial, rental or purchase: only its own limit counts there. With
 * equally many answers left the bot's own is named, as the database asks that one first.
 */
export function bindingLimit(bot: { used: number; limit: number }, plan: AnswerUse | null): BindingLimit {
  const own: BindingLimit = { scope: 'bot', ...bot, left: Math.max(0, bot.limit - bot.used) }
  if (!plan || plan.limit === null) return own
  const left = Math.max(0, plan.limit - plan.used)
  return left < own.left ? { scope: 'plan', used: plan.used, limit: plan.limit, left } : own
}
