import { botOrderPath } from '#modules/billing/screens/leave.ts'
import type { Bot } from '#modules/catalogue/contract.ts'
import { euros } from '#modules/catalogue/screens/price-text.ts'
import type { OwnOffer } from '#modules/plans/screens/upgrade-dialog.tsx'

/** A bot as far as it says how it is sold. */
export type SoldBot = Pick<Bot, 'id' | 'title' | 'pricing_model' | 'price' | 'monthly_price'>

/** The ways to a bot by itself, with their prices, for who has no room for it on a plan (AMB-037). */
export function ownOfferOf(bot: SoldBot): OwnOffer {
  const { id, title, pricing_model: model, price, monthly_price: monthly } = bot
  return {
    botName: title,
    rent: model === 'purchase' || monthly === null ? null : { href: botOrderPath(id, 'rental'), price: euros(monthly) },
    buy: model === 'rental' || price === null ? null : { href: botOrderPath(id, 'purchase'), price: euros(price) },
  }
}
