import {
  type AdmittedTurn,
  type AnswerResult,
  answerText,
  type DialogueReply,
  type StoredAnswer,
} from '#modules/runtime/public.ts'
import type { ServerSentEvent } from '#platform/http/sse.ts'

type Source = StoredAnswer['sources'][number]

/** Returns the events that close the stream of a new answer, after its text. */
export function closingEvents(end: AnswerResult): ServerSentEvent[] {
  if (end.outcome === 'failed')
    return [{ event: 'error', data: { code: 'execution_failed', message: answerText.failed } }]
  if (end.outcome === 'refused') return [refusedEvent]
  if (end.outcome === 'stopped') return [] // the reader is gone
  return [
    { event: 'sources', data: { sources: linked(end.sources) } },
    { event: 'done', data: { status: 'completed', offer_contact: false, demo: end.demo } },
  ]
}

/** Returns all events of a stored answer: a page that repeats a question gets the same answer, and it costs no use. */
export function toStoredAnswerEvents(stored: StoredAnswer): ServerSentEvent[] {
  const said = { event: 'delta', data: { text: stored.text } }
  if (stored.outcome === 'refused') return [said, refusedEvent]
  if (stored.outcome === 'dialogue') return [said, dialogueEvent({ asks: stored.asks, opensForm: false }, '')]
  return [
    said,
    { event: 'sources', data: { sources: linked(stored.sources) } },
    { event: 'done', data: { status: 'completed', offer_contact: false } },
  ]
}

/** Returns the one event for a question that may not be answered, nor the next one: the page becomes a contact form. */
export function blockedEvent(reason: Extract<AdmittedTurn, { admission: 'open' }>['outcome']): ServerSentEvent {
  return {
    event: 'done',
    data: { status: 'blocked', blocked_reason: reason, offer_contact: true, limit_reached: true },
  }
}

/** Returns the end of a turn of the dialogue; `question` is the unanswered question, for the form that opens. */
export function dialogueEvent(reply: Pick<DialogueReply, 'asks' | 'opensForm'>, question: string): ServerSentEvent {
  return {
    event: 'done',
    data: {
      status: 'completed',
      offer_contact: reply.asks === 'contact',
      ...(reply.opensForm ? { open_contact: true, contact_question: question } : {}),
    },
  }
}

const refusedEvent: ServerSentEvent = {
  event: 'done',
  data: { status: 'refused', blocked_reason: 'out_of_scope', offer_contact: true },
}

function linked(sources: readonly Source[]): Source[] {
  return sources.filter((source) => source.url !== null)
}
