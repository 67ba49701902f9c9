/** The ways to sell a bot (DATA-02). */
export const PRICING_MODELS = ['purchase', 'rental', 'both'] as const

/** The way in which a bot is sold. */
export type PricingModel = (typeof PRICING_MODELS)[number]

const MODELS: Readonly<Record<string, PricingModel>> = {
  purchase: 'purchase',
  rental: 'rental',
  both: 'both',
  buy: 'purchase',
  subscription: 'rental',
}

/** Returns the pricing model of a stored or legacy word: `buy` is purchase, `subscription` is rental (DATA-02, AMB-035); null for any other. */
export function pricingModelOf(word: string): PricingModel | null {
  return Object.hasOwn(MODELS, word) ? (MODELS[word] ?? null) : null
}

/** Returns whether a bot can be rented, and so be tried and switched on with a plan (AMB-035). */
export function canBeRented(model: PricingModel): boolean {
  return model !== 'purchase'
}

/** Returns whether a bot can be bought once (AMB-036). */
export function canBeBought(model: PricingModel): boolean {
  return model !== 'rental'
}
