import { createSecretKey } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChatSession, readChatSession, signChatSession } from './chat-session.ts'

const key = createSecretKey(Buffer.alloc(32, 7))
const now = new Date('2026-11-20T09:00:00Z')
const session: ChatSession = {
  configId: 'c',
  botId: 'b',
  visitor: 'v',
  channel: 'widget',
  expiresAtMs: now.getTime() + 1000,
}

describe('a chat session', () => {
  it('reads back what was signed, until it expires', () => {
    const text = signChatSession(key, session)
    expect(readChatSession(key, text, now)).toEqual(session)
    expect(readChatSession(key, text, new Date(session.expiresAtMs))).toBeNull()
  })

  it('is refused under another key, and no other text is accepted', () => {
    expect(readChatSession(createSecretKey(Buffer.alloc(32, 8)), signChatSession(key, session), now)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readChatSession(key, `chat.${text}`, now)).toBeNull()
      }),
    )
  })
})
