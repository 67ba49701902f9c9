import type { KeyObject } from 'node:crypto'
import { idOfName } from '#platform/ids/id.ts'
import { maskSubject } from '#platform/rate-limit/consume-rate-limit.ts'

type ChatVisitor = { configId: string; visitor: string }

/** Returns the key that a conversation stores for its visitor: it distinguishes visitors within a configuration and identifies nobody. */
export function visitorKeyOf(key: KeyObject, { configId, visitor }: ChatVisitor): string {
  return maskSubject(key, `${configId} ${visitor}`)
}

/**
 * Returns the conversation id of a visitor's session. It is derived from the session, so that a repeated first question, or contact details left
 * before any question, belong to the same conversation.
 */
export function conversationOf(key: KeyObject, { configId, visitor }: ChatVisitor): string {
  return idOfName(key, `conversation ${configId} ${visitor}`)
}
