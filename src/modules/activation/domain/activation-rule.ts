/** What decides whether an account may switch a bot on. */
export interface ActivationState {
  /** The bot is on the marketplace. */
  readonly isPublic: boolean
  /** An administrator stopped it. */
  readonly isPaused: boolean
  /** The version that would run needs a language model, and none is connected. */
  readonly isModelMissing: boolean
  readonly isRentable: boolean
  /** The account has its own live access: trial, rental or purchase. */
  readonly hasDirectAccess: boolean
  /** The bot runs on the account's plan already. */
  readonly runsOnPlan: boolean
  /** Bots that run on the account's plan now. */
  readonly activeCount: number
  /** What the plan allows; null is unlimited. */
  readonly limit: number | null
}

/** Why a bot cannot be switched on. */
export type ActivationRefusal =
  | 'bot_not_found'
  | 'bot_paused'
  | 'model_missing'
  | 'not_rentable'
  | 'activation_limit_reached'

/**
 * Why a bot cannot be switched on, or null when it can. A paused one cannot, nor one that needs a
 * language model where none is connected (AMB-197), whatever access there is; own access needs no place on the plan; a null limit refuses nobody (MYBOTS-07).
 */
export function refusalToActivate(state: ActivationState): ActivationRefusal | null {
  if (state.isPaused) return 'bot_paused'
  if (state.isModelMissing) return 'model_missing'
  if (state.hasDirectAccess || state.runsOnPlan) return null
  if (!state.isPublic) return 'bot_not_found'
  if (!state.isRentable) return 'not_rentable'
  return state.limit === null || state.activeCount < state.limit ? null : 'activation_limit_reached'
}

/** The text of a reached limit (MYBOTS-07). */
export function limitMessage(limit: number): string {
  return `Activatielimiet bereikt: Je kunt maximaal ${limit} bot(s) activeren. Upgrade je abonnement voor meer bots.`
}
