/** The properties of a bot that decide whether it may be published. Prices in cents; `inputs` counts its input fields. */
export interface Publishable {
  readonly title: string
  readonly pricing_model: 'purchase' | 'rental' | 'both'
  readonly price_cents: number | null
  readonly monthly_price_cents: number | null
  readonly api_endpoint: string | null
  readonly prompt_template: string | null
  readonly inputs: number
}

/** The text of VEND-29. */
export const NOTHING_TO_RUN = 'Configuratie vereist: Voeg een prompt, endpoint of JSON-schema toe.'

/** The text of VEND-30; the screen links its 'Abonnement' (AMB-113). */
export const PLAN_LIMIT = 'Plan-limiet bereikt: Upgrade je plan op Abonnement om meer te publiceren.'

/** Returns why a bot cannot be published as it is, in the stated words and order (VEND-26 to VEND-29); null when it can. */
export function publishProblem(bot: Publishable): string | null {
  if (bot.title.trim().length < 3) return 'Titel vereist'
  if (bot.pricing_model !== 'rental' && bot.price_cents === null) return 'Prijs vereist: Eenmalige prijs ontbreekt.'
  if (bot.pricing_model !== 'purchase' && bot.monthly_price_cents === null)
    return 'Maandprijs vereist: Maandprijs ontbreekt.'
  return hasWork(bot) ? null : NOTHING_TO_RUN
}

/** Returns whether a bot has anything to answer with. */
export function hasWork(bot: Pick<Publishable, 'api_endpoint' | 'prompt_template' | 'inputs'>): boolean {
  return Boolean(bot.api_endpoint?.trim() || bot.prompt_template?.trim()) || bot.inputs > 0
}

/** Returns whether one more bot may be published under a limit; null is unlimited (VEND-30). */
export function canPublishMore(published: number, limit: number | null): boolean {
  return limit === null || published < limit
}
