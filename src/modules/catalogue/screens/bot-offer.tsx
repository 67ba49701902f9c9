import { DefinitionList } from '#ui/definition-list.tsx'
import type { BotDetail } from '../contract.ts'
import { botText as text } from './bot.text.ts'
import { offerText } from './bot-offer.text.ts'
import { BotTrader } from './bot-trader.tsx'
import { euros } from './price-text.ts'

type Props = { bot: Pick<BotDetail, 'pricing_model' | 'price' | 'monthly_price' | 'offered_by'> }

/** Shows every amount on a bot's page and its trader, in the page's own words, for use on other screens; below a heading of level 2. */
export function BotOffer({ bot }: Props) {
  const prices = pricesOf(bot)
  return (
    <>
      {prices.length > 0 && <DefinitionList items={prices} layout="spread" />}
      {bot.offered_by && <BotTrader trader={bot.offered_by} headingLevel={3} />}
    </>
  )
}

/** Returns the prices in the order of the page, where renting leads (BOT-11). */
function pricesOf({ pricing_model: model, price, monthly_price: monthly }: Props['bot']) {
  const isSold = price !== null && (model !== 'rental' || monthly === null)
  return [
    ...(monthly === null ? [] : [{ term: offerText.rent, description: `${euros(monthly)} ${text.perMonthVat}` }]),
    ...(isSold ? [{ term: offerText.buy, description: `${euros(price)} ${text.onceVat}` }] : []),
  ]
}
