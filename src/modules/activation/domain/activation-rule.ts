/** The facts that decide whether an account may switch a bot on. */
export interface ActivationState {
  /** True when the bot is on the marketplace. */
  readonly isPublic: boolean
  /** True when an administrator paused it. */
  readonly isPaused: boolean
  /** True when the version that would run needs a language model and none is connected. */
  readonly isModelMissing: boolean
  readonly isRentable: boolean
  /** True when the account has live direct access: trial, rental or purchase. */
  readonly hasDirectAccess: boolean
  /** True when the bot already runs on the account's plan. */
  readonly runsOnPlan: boolean
  /** Bots that run on the account's plan now. */
  readonly activeCount: number
  /** The plan's limit; null is unlimited. */
  readonly limit: number | null
}

/** The reason why a bot cannot be switched on. */
export type ActivationRefusal =
  | 'bot_not_found'
  | 'bot_paused'
  | 'model_missing'
  | 'not_rentable'
  | 'activation_limit_reached'

/**
 * Returns why a bot cannot be switched on, or null when it can. Paused bots, and bots that need a language model where none is connected (AMB-197),
 * are refused with any access; direct access needs no slot on the plan; a null limit refuses nobody (MYBOTS-07).
 */
export function refusalToActivate(state: ActivationState): ActivationRefusal | null {
  if (state.isPaused) return 'bot_paused'
  if (state.isModelMissing) return 'model_missing'
  if (state.hasDirectAccess || state.runsOnPlan) return null
  if (!state.isPublic) return 'bot_not_found'
  if (!state.isRentable) return 'not_rentable'
  return state.limit === null || state.activeCount < state.limit ? null : 'activation_limit_reached'
}

/** Returns the text of a reached limit (MYBOTS-07). */
export function limitMessage(limit: number): string {
  return `Activatielimiet bereikt: Je kunt maximaal ${limit} bot(s) activeren. Upgrade je abonnement voor meer bots.`
}
