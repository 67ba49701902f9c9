import type { PreviousTurn } from '../contract.ts'
import type { TrialTurn } from './trial-chat-turns.ts'

/** A trial conversation as this tab stores it, so that it continues after a reload. */
interface StoredTalk {
  readonly turns: readonly TrialTurn[]
  readonly asks: PreviousTurn['asks']
}

const TURNS_MAX = 40
const keyOf = (botId: string) => `syvo.trial-talk.${botId}`

/** Returns this tab's stored conversation with a bot; empty where there is none, or it cannot be read. */
export function readStoredTrialChat(botId: string): StoredTalk {
  const nothing: StoredTalk = { turns: [], asks: null }
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(botId)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('turns' in stored) || !Array.isArray(stored.turns))
      return nothing
    const turns = stored.turns.flatMap(turnOf)
    const asks = 'asks' in stored && (stored.asks === 'contact' || stored.asks === 'share_details') ? stored.asks : null
    return { turns, asks }
  } catch {
    return nothing
  }
}

/** Stores the conversation for this tab. */
export function storeTrialChat(botId: string, { turns, asks }: StoredTalk): void {
  try {
    sessionStorage.setItem(keyOf(botId), JSON.stringify({ turns: turns.slice(-TURNS_MAX), asks }))
  } catch {
    // Without storage the chat works; a reload starts a new conversation.
  }
}

function turnOf(value: unknown): TrialTurn[] {
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string') return []
  const from = 'from' in value && value.from === 'visitor' ? 'visitor' : 'bot'
  const sources = 'sources' in value && Array.isArray(value.sources) ? value.sources.flatMap(sourceOf) : []
  return value.text === '' ? [] : [{ from, text: value.text, sources }]
}

function sourceOf(value: unknown): TrialTurn['sources'][number][] {
  if (typeof value !== 'object' || value === null || !('title' in value) || typeof value.title !== 'string') return []
  const url = 'url' in value && typeof value.url === 'string' && /^https?:/.test(value.url) ? value.url : null
  return [{ title: value.title, url, quote: '' }]
}
