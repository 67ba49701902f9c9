/** A month's answers: those given, and the limit. Null is unlimited. */
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
 * Returns the monthly limit that stops a bot first (AMB-043). `plan` is null for a bot in trial, rental or purchase: only its own limit counts there.
 * With equally many answers left it returns the bot's own, which the database checks first.
 */
export function bindingLimit(bot: { used: number; limit: number }, plan: AnswerUse | null): BindingLimit {
  const own: BindingLimit = { scope: 'bot', ...bot, left: Math.max(0, bot.limit - bot.used) }
  if (!plan || plan.limit === null) return own
  const left = Math.max(0, plan.limit - plan.used)
  return left < own.left ? { scope: 'plan', used: plan.used, limit: plan.limit, left } : own
}
