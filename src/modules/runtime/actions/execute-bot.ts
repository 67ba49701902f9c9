import type { RuntimeDeps } from '../runtime-deps.ts'
import type { ConfigCache } from './config-cache.ts'
import { completeTurn } from './conversation/complete-turn.ts'
import { type OwnerRequest, ownerTurn } from './conversation/owner-turn.ts'
import { textOf } from './conversation/turn.ts'
import { type ExecuteBotResponse, refusalOf, responseOf } from './execution-response.ts'

/** Runs a bot for its owner and returns the whole answer at once; a rehearsed message also gets the reply that a visitor would read. */
export async function executeBot(
  deps: RuntimeDeps & { knownConfigs: ConfigCache },
  { signal, ...request }: OwnerRequest & { readonly signal: AbortSignal },
): Promise<ExecuteBotResponse> {
  const turn = await completeTurn(deps, ownerTurn(deps, request, signal))
  if (turn.is === 'refused') return refusalOf(turn.reason)
  const { end } = turn
  const response = await responseOf(deps, end)
  if (!('rehearsed' in request.input) || end.by === 'repeated') return response
  if (end.by === 'answer' && end.result.outcome === 'failed') return response
  const reply =
    end.by === 'dialogue' ? { text: end.text, asks: end.asks } : { text: textOf(end), asks: end.addition?.asks ?? null }
  return { ...response, body: { ...response.body, visitor_reply: reply } }
}
