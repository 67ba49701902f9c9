import { euro } from '#ui/format/euro.ts'
import { criticalText as text } from './critical.text.ts'

/** Formats an amount in euros, as the endpoints answer it, in nl-NL with two decimals (SHELL-09). */
export function euros(amount: number): string {
  return euro(Math.round(amount * 100))
}

/** Returns the leading price of a bot, with its term: the monthly one, else the one-time one (AMB-036, AMB-050). */
export function leadingPrice(bot: { monthlyPrice: number | null; price: number | null }): {
  amount: string
  term: string
} {
  const amount = bot.monthlyPrice ?? bot.price ?? 0
  if (amount === 0) return { amount: text.free, term: '' }
  return { amount: euros(amount), term: bot.monthlyPrice === null ? text.once : text.perMonth }
}
