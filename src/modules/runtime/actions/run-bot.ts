import type { OperationInput } from '#platform/http/operation.ts'
import type { executeBot as contract } from '../contract/execution.ts'
import { readDialoguePreview } from '../dialogue/domain/dialogue-preview.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import type { ConfigCache } from './config-cache.ts'
import { executeBot } from './execute-bot.ts'
import { type ExecuteBotResponse, refusals } from './execution-response.ts'
import type { MemberCache } from './member-cache.ts'
import { canTest, runBotTest } from './run-bot-test.ts'

type Request = { userId: string; body: OperationInput<typeof contract>['body']; signal: AbortSignal }

/** Answers a request to run a bot: an administrator's message is a health test (API-35), every other request runs a bot of the caller. */
export async function runBot(
  deps: RuntimeDeps & { knownConfigs: ConfigCache; knownMembers: MemberCache },
  { userId, body, signal }: Request,
): Promise<ExecuteBotResponse> {
  if ('botId' in body) {
    const surface = body.test ? 'test' : 'dashboard'
    return executeBot(deps, { userId, botId: body.botId, input: { fields: body.inputData }, surface, signal })
  }
  const { bot_id: botId, config_id: configId = null, message } = body
  if (configId !== null || !body.test) {
    if (await canTest(deps, userId, configId === null))
      return runBotTest(deps, { userId, botId, configId, message, signal })
    if (configId !== null) return refusals.forbidden
  }
  if (!body.test) return executeBot(deps, { userId, botId, input: { message }, surface: 'dashboard', signal })
  const rehearsed = readDialoguePreview(message, body.previous ?? null, deps.detectContact)
  return executeBot(deps, {
    userId,
    botId,
    input: { message: rehearsed.withoutDetails, rehearsed },
    surface: 'test',
    signal,
  })
}
