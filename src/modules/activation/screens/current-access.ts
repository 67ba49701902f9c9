import type { ApiClient } from '#platform/http/api-client.ts'
import { canActivateBot, readUserBots, type UserBot } from '../contract.ts'
import { accessLabelOf } from './access-note.tsx'
import { myBotsText as text } from './my-bots.text.ts'

/** An account's access to one bot: a live access, a free slot on a paid plan, or neither; and whether it had access before. */
export type CurrentAccess =
  | { readonly kind: 'held'; readonly held: UserBot }
  | { readonly kind: 'room_on_plan'; readonly hadAccess: boolean }
  | { readonly kind: 'none'; readonly hadAccess: boolean }

/** Queries an account's access to a bot; `hasPaidPlan` is called only when there is no live access. */
export async function readCurrentAccess(
  api: ApiClient,
  who: { userId: string; botId: string; hasPaidPlan: () => Promise<boolean> },
): Promise<CurrentAccess> {
  const { userId, botId, hasPaidPlan } = who
  const [held] = await api.call(readUserBots, { query: { user_id: `eq.${userId}`, bot_id: `eq.${botId}` } })
  if (held && !held.access_expired) return { kind: 'held', held }
  const hadAccess = held !== undefined
  if (!(await hasPaidPlan())) return { kind: 'none', hadAccess }
  const { allowed } = await api.call(canActivateBot, { body: { bot_id_param: botId } })
  return { kind: allowed ? 'room_on_plan' : 'none', hadAccess }
}

/** Returns which orders of a bot would not pay twice for existing access (AMB-037); the server refuses renting or buying twice. */
export function availableOrders(access: CurrentAccess): { rent: boolean; buy: boolean } {
  if (access.kind === 'none') return { rent: true, buy: true }
  if (access.kind === 'room_on_plan') return { rent: false, buy: true }
  const source = access.held.access_source
  return { rent: source === 'trial', buy: source !== 'purchase' }
}

/** Returns an account's access to a bot in a few words; null when there is none, or the bot is paused or misses its model. */
export function accessLabelFor(access: CurrentAccess): string | null {
  if (access.kind === 'none') return null
  if (access.kind === 'room_on_plan') return text.slotsOnPlan
  return access.held.is_paused || access.held.model_missing ? null : accessLabelOf(access.held)
}
