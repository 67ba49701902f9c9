/** A bot as somebody wants to order it. */
export interface BotToOrder {
  readonly isPublic: boolean
  /** An administrator stopped it. */
  readonly isPaused: boolean
  /** It needs a language model, and none is connected (AMB-197). */
  readonly isModelMissing: boolean
  readonly isOwnBot: boolean
  /** Whole cents including btw; null when it is not sold in this way. */
  readonly priceCents: number | null
  readonly canBeHad: boolean
  /** The account has just this already: bought, or rented by a subscription that runs. */
  readonly isAlreadyOwned: boolean
}

/** Why a bot cannot be ordered. */
export type OrderRefusal = 'botNotFound' | 'botPaused' | 'modelMissing' | 'notForSale' | 'ownBot' | 'accessExists'

/** Why a bot cannot be ordered, or null when it can (AMB-037). */
export function refusalToOrder(bot: BotToOrder): OrderRefusal | null {
  if (!bot.isPublic) return 'botNotFound'
  if (bot.isPaused) return 'botPaused'
  if (bot.isModelMissing) return 'modelMissing'
  if (!bot.canBeHad || bot.priceCents === null) return 'notForSale'
  if (bot.isOwnBot) return 'ownBot'
  return bot.isAlreadyOwned ? 'accessExists' : null
}
