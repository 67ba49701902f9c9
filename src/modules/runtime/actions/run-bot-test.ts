import { findConfiguration } from '#modules/activation/public.ts'
import { findManagedBot } from '#modules/catalogue/public.ts'
import { findNewestRole } from '#modules/identity/public.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { completeTurn } from './conversation/complete-turn.ts'
import { testTurn } from './conversation/test-turn.ts'
import { type ExecuteBotResponse, refusalOf, refusals, responseOf } from './execution-response.ts'
import type { MemberCache } from './member-cache.ts'

/**
 * Returns whether an account may test bots of other accounts: it is an administrator now, or with `lately` as far as the last minute's lookups say.
 */
export async function canTest(
  { db, clock, knownMembers }: Pick<RuntimeDeps, 'db' | 'clock'> & { knownMembers: MemberCache },
  userId: string,
  lately: boolean,
): Promise<boolean> {
  const now = clock.now()
  if (lately && knownMembers.isKnown(userId, now)) return false
  const newest = await db.as({ role: 'member', userId }, (tx) => findNewestRole(tx, userId))
  if (newest?.role === 'admin') return true
  knownMembers.remember(userId, now)
  return false
}

/**
 * Asks a bot a question for an administrator (API-35, AMB-124), with the given configuration of any account, or else the bot's sample company. Both
 * lookups run as the administrator, so a demoted one finds neither.
 */
export async function runBotTest(
  deps: RuntimeDeps,
  request: { userId: string; botId: string; configId: string | null; message: string; signal: AbortSignal },
): Promise<ExecuteBotResponse> {
  const { userId, botId, message, signal } = request
  const found = await deps.db.as({ role: 'member', userId }, async (tx) => {
    const bot = await findManagedBot(tx, botId)
    if (!bot || request.configId === null) return { bot, configId: bot?.sample_config_id ?? null }
    const config = await findConfiguration(tx, request.configId)
    return { bot, configId: config?.bot_id === bot.id ? config.id : null }
  })
  if (!found.bot) return refusals.botNotFound
  if (found.configId === null) return refusals.configNotFound
  const turn = await completeTurn(deps, testTurn(deps, { botId, configId: found.configId, message }, signal))
  return turn.is === 'refused' ? refusalOf(turn.reason) : responseOf(deps, turn.end)
}
