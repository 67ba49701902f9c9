import { readUserBots } from '#modules/activation/contract.ts'
import { isPlanFull } from '#modules/billing/screens/bot-answers.ts'
import type { ListedBot } from '#modules/catalogue/contract.ts'
import type { EffectivePlan } from '#modules/plans/contract.ts'
import type { ApiClient } from '#platform/http/api-client.ts'

/** What a paid plan has a slot for: nothing when it is full, else every bot that can be rented and that the account does not have. */
export interface PlanSlots {
  readonly hasFreeSlot: boolean
  readonly heldIds: readonly string[]
}

/** Finds out what an account's plan has room for; it is code of its own, which no visitor loads. */
export async function loadPlanSlots(
  api: ApiClient,
  { userId, plan }: { userId: string; plan: EffectivePlan },
): Promise<PlanSlots> {
  const bots = await api.call(readUserBots, { query: { user_id: `eq.${userId}` } })
  const heldIds = bots.filter((bot) => !bot.access_expired).map((bot) => bot.bot_id)
  return { hasFreeSlot: plan.is_paid && !isPlanFull(plan, bots), heldIds }
}

/** Whether the plan would have a listed bot for nothing more. */
export function isBotInPlan(
  { hasFreeSlot, heldIds }: PlanSlots,
  bot: Pick<ListedBot, 'id' | 'monthly_price' | 'model_missing'>,
): boolean {
  return hasFreeSlot && bot.monthly_price !== null && !bot.model_missing && !heldIds.includes(bot.id)
}
