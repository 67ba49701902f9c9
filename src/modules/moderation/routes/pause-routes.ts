import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { pauseBot, resumeBot } from '../actions/pause-bot.ts'
import { readPausedBots } from '../actions/read-paused-bots.ts'
import * as contract from '../contract/pause.ts'
import type { ModerationDeps } from '../moderation-deps.ts'

/** Binds the operations of an administrator's pause to their actions. */
export function pauseRoutes(deps: ModerationDeps): Binding[] {
  return [
    bind(contract.readPausedBots, () => readPausedBots(deps)),
    bind(contract.pauseBot, async ({ body }, { caller }) => {
      const { bot_id: botId, reason } = body
      const paused = await pauseBot(deps, { adminId: memberOf(caller).userId, botId, reason })
      return paused.ok ? ok({ bot_id: botId, paused_at: paused.value.pausedAt.toISOString() }) : paused
    }),
    bind(contract.resumeBot, async ({ body }, { caller }) => {
      const resumed = await resumeBot(deps, { adminId: memberOf(caller).userId, botId: body.bot_id })
      return resumed.ok ? ok({ bot_id: body.bot_id }) : resumed
    }),
  ]
}
