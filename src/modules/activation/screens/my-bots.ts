import type { Bot } from '#modules/catalogue/contract.ts'
import type { UserBot } from '../contract.ts'

/** One bot in My Bots: on offer, one of the account's, or both. */
export interface MyBot {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly isActive: boolean
  /** True when it counts against the plan's limit while it is switched on; direct access does not. */
  readonly needsPlan: boolean
  /** True when a slot on the plan is reserved for the end of direct access; it counts, switched on or not. */
  readonly hasReservedSlot: boolean
  /** True when it needs a language model and none is connected: it cannot be switched on (AMB-197). */
  readonly modelMissing: boolean
  /** The account's own row, when it has one. */
  readonly held: UserBot | null
}

/**
 * Returns all bots on offer and all of the account's, the switched-on ones first, then the account's other ones (AMB-115). `wanted` holds turned
 * switches whose request is still running.
 */
export function myBotsOf(
  offers: readonly Bot[],
  held: readonly UserBot[],
  wanted: ReadonlyMap<string, boolean>,
): MyBot[] {
  const userBotsById = new Map(held.map((row) => [row.bot_id, row]))
  const offered = new Set(offers.map((bot) => bot.id))
  const withdrawn = held.filter((row) => !offered.has(row.bot_id)).map((row) => row.bot)
  const bots = [...offers, ...withdrawn].map((bot): MyBot => {
    const { id } = bot
    const own = userBotsById.get(id) ?? null
    // A pinned version's texts are shown, whatever is on offer now.
    const { title, description, category } = own?.bot ?? bot
    const isLive = own !== null && !own.access_expired
    return {
      id,
      title,
      description,
      category,
      held: own,
      isActive: wanted.get(id) ?? (isLive && own.active),
      needsPlan: !isLive || own.access_source === 'plan',
      modelMissing: own?.model_missing ?? ('model_missing' in bot && bot.model_missing === true),
      hasReservedSlot: isLive && own.on_plan && own.access_source !== 'plan',
    }
  })
  return bots.sort((one, other) => rankOf(one) - rankOf(other) || one.title.localeCompare(other.title, 'nl'))
}

/** The rank of each bot when the screen opened, so that turning a switch moves nothing out of view. */
export type Arrangement = ReadonlyMap<string, number>

/** Returns the arrangement of the bots in their present state. */
export function arrangementOf(bots: readonly MyBot[]): Arrangement {
  return new Map(bots.map((bot) => [bot.id, rankOf(bot)]))
}

/** Returns the bots in their two groups, each in its place when the screen opened; a newer bot gets its present place. */
export function groupsOf(bots: readonly MyBot[], arrangement: Arrangement): { own: MyBot[]; offered: MyBot[] } {
  const rank = (bot: MyBot) => arrangement.get(bot.id) ?? rankOf(bot)
  const inOrder = bots.toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, 'nl'))
  return { own: inOrder.filter((bot) => rank(bot) < 2), offered: inOrder.filter((bot) => rank(bot) === 2) }
}

/** Counts the bots that count against the plan's limit (MYBOTS-03). */
export function countOnPlan(bots: readonly MyBot[]): number {
  return bots.filter((bot) => bot.hasReservedSlot || (bot.isActive && bot.needsPlan)).length
}

function rankOf(bot: MyBot): number {
  if (bot.held === null) return 2
  return bot.held.active && !bot.held.access_expired ? 0 : 1
}
