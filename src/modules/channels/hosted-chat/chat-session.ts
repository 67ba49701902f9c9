import type { KeyObject } from 'node:crypto'
import { readSignedParts, signParts } from './signed-parts.ts'

/** How long a chat session lasts before the page exchanges its token again. */
export const CHAT_SESSION_MS = 30 * 60_000

/** What a chat session says: for which configuration, for which visitor, over which channel, until when. */
export interface ChatSession {
  configId: string
  botId: string
  visitor: string
  channel: 'widget' | 'hosted'
  expiresAtMs: number
}

/** Writes a session as a signed text; it holds no personal data and grants chatting with one configuration only. */
export function signChatSession(key: KeyObject, session: ChatSession): string {
  const { configId, botId, visitor, channel, expiresAtMs } = session
  return signParts(key, 'chat', [configId, botId, visitor, channel, expiresAtMs])
}

/** Reads a session back; null when it is forged, malformed or over. */
export function readChatSession(key: KeyObject, text: string, now: Date): ChatSession | null {
  const session = readSigned(key, text)
  return session && session.expiresAtMs > now.getTime() ? session : null
}

/** How long after its end a session still tells who the visitor was. */
const RENEWABLE_MS = 12 * 60 * 60_000

/** The visitor of an earlier session of this configuration, so that a renewed one goes on with the same conversation; null for any other text. */
export function visitorToRenew(key: KeyObject, text: string, configId: string, now: Date): string | null {
  const session = readSigned(key, text)
  const isRecent = session !== null && session.expiresAtMs + RENEWABLE_MS > now.getTime()
  return isRecent && session.configId === configId ? session.visitor : null
}

function readSigned(key: KeyObject, text: string): ChatSession | null {
  const parts = readSignedParts(key, 'chat', text)
  if (!parts) return null
  // The signature proves that `signChatSession` wrote these.
  const [configId, botId, visitor, channel, expiresAtMs] = parts as Parts
  return { configId, botId, visitor, channel, expiresAtMs }
}

type Parts = [configId: string, botId: string, visitor: string, channel: ChatSession['channel'], expiresAtMs: number]
