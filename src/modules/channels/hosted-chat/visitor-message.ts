import type { KnowledgeHits, TypedDetails } from '#modules/runtime/public.ts'
import type { ServerSentEvent } from '#platform/http/sse.ts'
import { newId } from '#platform/ids/id.ts'

/** A message of a visitor on its way to an answer. */
export interface VisitorMessage {
  message: string
  conversationId: string
  clientMessageId: string
  executionId: string
  askedAt: Date
  /** A mail address or telephone number that stands in the message. */
  typed: TypedDetails | null
  /** What the search found that went along with the beginning; null when it is still to be made. */
  found: KnowledgeHits | null
  signal: AbortSignal
}

/** Sends one event to the visitor. */
export type Send = (event: ServerSentEvent) => void

/** The id of an answer: ids order a conversation, so it comes after its question also within one millisecond. */
export function answerId(askedAt: Date, now: Date): string {
  return newId(Math.max(now.getTime(), askedAt.getTime() + 1))
}
