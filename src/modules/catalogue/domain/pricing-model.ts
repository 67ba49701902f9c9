/** How a bot can be sold (DATA-02). */
export const PRICING_MODELS = ['purchase', 'rental', 'both'] as const

/** How a bot is sold. */
export type PricingModel = (typeof PRICING_MODELS)[number]

const MODELS: Readonly<Record<string, PricingModel>> = {
  purchase: 'purchase',
  rental: 'rental',
  both: 'both',
  buy: 'purchase',
  subscription: 'rental',
}

/** The pricing model that a stored or legacy word means: `buy` is purchase, `subscription` is rental (DATA-02, AMB-035); null for any other. */
export function pricingModelOf(word: string): PricingModel | null {
  return Object.hasOwn(MODELS, word) ? (MODELS[word] ?? null) : null
}

/** Whether a bot can be rented, and so be tried and switched on with a plan (AMB-035). */
export function canBeRented(model: PricingModel): boolean {
  return model !== 'purchase'
}

/** Whether a bot can be bought once and for all (AMB-036). */
export function canBeBought(model: PricingModel): boolean {
  return model !== 'rental'
}
