import type { KeyObject } from 'node:crypto'
import { readSignedParts, signParts } from './signed-parts.ts'

/** The lifetime of a chat session before the page exchanges its token again, in milliseconds. */
export const CHAT_SESSION_MS = 30 * 60_000

/** The content of a chat session: configuration, visitor, channel and expiry. */
export interface ChatSession {
  configId: string
  botId: string
  visitor: string
  channel: 'widget' | 'hosted'
  expiresAtMs: number
}

/** Returns a session as a signed text; it holds no personal data and grants a chat with one configuration only. */
export function signChatSession(key: KeyObject, session: ChatSession): string {
  const { configId, botId, visitor, channel, expiresAtMs } = session
  return signParts(key, 'chat', [configId, botId, visitor, channel, expiresAtMs])
}

/** Reads a session back; null when it is forged, malformed or expired. */
export function readChatSession(key: KeyObject, text: string, now: Date): ChatSession | null {
  const session = readSigned(key, text)
  return session && session.expiresAtMs > now.getTime() ? session : null
}

/** The time after its expiry in which a session still identifies its visitor, in milliseconds. */
const RENEWABLE_MS = 12 * 60 * 60_000

/**
 * Returns the visitor of an earlier session of this configuration, so that a renewed session continues the same conversation; null for any other
 * text.
 */
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
