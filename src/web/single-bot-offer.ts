import { botOrderPath } from '#modules/billing/screens/navigate-away.ts'
import type { Bot } from '#modules/catalogue/contract.ts'
import { euros } from '#modules/catalogue/screens/price-text.ts'
import type { SingleBotOffer, TrialOffer } from '#modules/plans/screens/upgrade-dialog.tsx'

/** The fields of a bot that say how it is sold. */
export type SoldBot = Pick<Bot, 'id' | 'title' | 'pricing_model' | 'price' | 'monthly_price'>

/** A trial that can be started, with the result of the last attempt. */
type StartableTrial = Pick<TrialOffer, 'pending' | 'failure'> & { start: () => void }

/** Returns the ways to get a bot by itself, with their prices, for an account without room for it on a plan (AMB-037). */
export function toSingleBotOffer(bot: SoldBot): SingleBotOffer {
  const { id, title, pricing_model: model, price, monthly_price: monthly } = bot
  return {
    botName: title,
    rent: model === 'purchase' || monthly === null ? null : { href: botOrderPath(id, 'rental'), price: euros(monthly) },
    buy: model === 'rental' || price === null ? null : { href: botOrderPath(id, 'purchase'), price: euros(price) },
  }
}

/**
 * Returns what the upgrade dialog offers of a bot: a plan and its trial where it can be rented, else only the purchase (AMB-035, AMB-039). Without a
 * `trial`, as for an account that has or had the bot, none is offered (AMB-195).
 */
export function upgradeOf(bot: SoldBot, trial: StartableTrial | null) {
  const own = toSingleBotOffer(bot)
  if (bot.pricing_model === 'purchase') return { need: 'purchase', own } as const
  if (trial === null) return { need: 'subscription', own } as const
  return {
    need: 'subscription',
    own,
    trial: { botName: bot.title, pending: trial.pending, failure: trial.failure, onStart: trial.start },
  } as const
}
