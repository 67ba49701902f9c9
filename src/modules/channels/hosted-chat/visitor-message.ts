import type { KnowledgeHits, TypedDetails } from '#modules/runtime/public.ts'
import type { ServerSentEvent } from '#platform/http/sse.ts'
import { newId } from '#platform/ids/id.ts'

/** A visitor's message that waits for its answer. */
export interface VisitorMessage {
  message: string
  conversationId: string
  clientMessageId: string
  executionId: string
  askedAt: Date
  /** The mail address or telephone number in the message. */
  typed: TypedDetails | null
  /** The result of a search that ran together with the start; null when the search is still to be made. */
  found: KnowledgeHits | null
  signal: AbortSignal
}

/** Sends one event to the visitor. */
export type Send = (event: ServerSentEvent) => void

/** Returns the id of an answer: ids order a conversation, so it comes after its question also within one millisecond. */
export function answerId(askedAt: Date, now: Date): string {
  return newId(Math.max(now.getTime(), askedAt.getTime() + 1))
}
