/** The facts of a bot that decide whether it can be ordered. */
export interface BotToOrder {
  readonly isPublic: boolean
  /** An administrator paused it. */
  readonly isPaused: boolean
  /** It needs a language model, and none is connected (AMB-197). */
  readonly isModelMissing: boolean
  readonly isOwnBot: boolean
  /** Whole cents including VAT; null when it is not sold in this way. */
  readonly priceCents: number | null
  readonly canBeHad: boolean
  /** The account already has it in this way: bought, or rented by a live subscription. */
  readonly isAlreadyOwned: boolean
}

/** Why a bot cannot be ordered. */
export type OrderRefusal = 'botNotFound' | 'botPaused' | 'modelMissing' | 'notForSale' | 'ownBot' | 'accessExists'

/** Returns why a bot cannot be ordered, or null when it can (AMB-037). */
export function refusalToOrder(bot: BotToOrder): OrderRefusal | null {
  if (!bot.isPublic) return 'botNotFound'
  if (bot.isPaused) return 'botPaused'
  if (bot.isModelMissing) return 'modelMissing'
  if (!bot.canBeHad || bot.priceCents === null) return 'notForSale'
  if (bot.isOwnBot) return 'ownBot'
  return bot.isAlreadyOwned ? 'accessExists' : null
}
