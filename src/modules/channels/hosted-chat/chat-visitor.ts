import type { KeyObject } from 'node:crypto'
import { idOfName } from '#platform/ids/id.ts'
import { maskSubject } from '#platform/rate-limit/consume-rate-limit.ts'

type ChatVisitor = { configId: string; visitor: string }

/** Under what a conversation keeps its visitor: tells one from another within a configuration, and nobody who it is. */
export function visitorKeyOf(key: KeyObject, { configId, visitor }: ChatVisitor): string {
  return maskSubject(key, `${configId} ${visitor}`)
}

/**
 * The conversation of a visitor's session. It follows from the session, so that a first question that is sent again, or contact details
 * that are left before any question, belong to one and the same conversation.
 */
export function conversationOf(key: KeyObject, { configId, visitor }: ChatVisitor): string {
  return idOfName(key, `conversation ${configId} ${visitor}`)
}
