import type { ApiClient } from '#platform/http/api-client.ts'
import { canActivateBot, readUserBots, type UserBot } from '../contract.ts'
import { accessLabelOf } from './access-note.tsx'
import { myBotsText as text } from './my-bots.text.ts'

/** What an account has of one bot: an access that lasts, room for it on a plan that is paid for, or neither; and whether it had one before. */
export type CurrentAccess =
  | { readonly kind: 'held'; readonly held: UserBot }
  | { readonly kind: 'room_on_plan'; readonly hadAccess: boolean }
  | { readonly kind: 'none'; readonly hadAccess: boolean }

/** Asks what an account has of a bot; `hasPaidPlan` is asked only when it has no access of its own. */
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

/** Which orders of a bot would not be a second payment for what an account has (AMB-037); the server refuses renting or buying twice. */
export function availableOrders(access: CurrentAccess): { rent: boolean; buy: boolean } {
  if (access.kind === 'none') return { rent: true, buy: true }
  if (access.kind === 'room_on_plan') return { rent: false, buy: true }
  const source = access.held.access_source
  return { rent: source === 'trial', buy: source !== 'purchase' }
}

/** What an account has of a bot in a few words; null when that is nothing, or stands still. */
export function accessLabelFor(access: CurrentAccess): string | null {
  if (access.kind === 'none') return null
  if (access.kind === 'room_on_plan') return text.slotsOnPlan
  return access.held.is_paused || access.held.model_missing ? null : accessLabelOf(access.held)
}
