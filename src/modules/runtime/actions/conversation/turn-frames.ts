import type { ServerSentEvent } from '#platform/http/sse.ts'
import { answerText } from '../../answer.text.ts'
import type { AnswerSource } from '../../contract.ts'
import type { AnswerEnd, DialogueEnd, TurnProgress } from './turn.ts'

/** The fields that a channel adds to the events of a turn. */
export interface FrameFields {
  readonly started?: Readonly<Record<string, unknown>>
}

/**
 * Returns the server-sent events of a turn's event, as every chat page reads them: `start`, `delta`, `sources`, and `done` or `error`. The page offers
 * a contact form where `offer_contact` is true. Sources without an address are left out.
 */
export function framesOf(event: TurnProgress, { started = {} }: FrameFields = {}): ServerSentEvent[] {
  if (event.type === 'started') return [{ event: 'start', data: { ...started, message_id: event.id } }]
  if (event.type === 'text') return [{ event: 'delta', data: { text: event.text } }]
  const { end } = event
  if (end.by === 'dialogue') return [dialogueDone(end)]
  if (end.by === 'answer') return answerFrames(end)
  const { outcome, asks, sources } = end.answer
  if (outcome === 'refused') return [refusedDone]
  if (outcome === 'dialogue') return [dialogueDone({ asks, opensForm: false, openQuestion: '' })]
  return [sourcesOf(sources), { event: 'done', data: { status: 'completed', offer_contact: false } }]
}

function answerFrames({ result, addition, isBooking }: AnswerEnd): ServerSentEvent[] {
  if (isBooking) return [dialogueDone({ asks: addition?.asks ?? null, opensForm: false, openQuestion: '' })]
  if (result.outcome === 'failed') return [failedFrame]
  if (result.outcome === 'refused') return [refusedDone]
  if (result.outcome === 'stopped') return [] // the reader is gone
  const done = { status: 'completed', offer_contact: false, demo: result.demo }
  return [sourcesOf(result.sources), { event: 'done', data: done }]
}

/** The last event of an answer that failed. */
export const failedFrame: ServerSentEvent = {
  event: 'error',
  data: { code: 'execution_failed', message: answerText.failed },
}

const refusedDone: ServerSentEvent = {
  event: 'done',
  data: { status: 'refused', blocked_reason: 'out_of_scope', offer_contact: true },
}

function dialogueDone({ asks, opensForm, openQuestion }: Omit<DialogueEnd, 'by' | 'text' | 'configId' | 'durationMs'>) {
  const form = opensForm ? { open_contact: true, contact_question: openQuestion } : {}
  return { event: 'done', data: { status: 'completed', offer_contact: asks === 'contact', ...form } }
}

function sourcesOf(sources: readonly AnswerSource[]): ServerSentEvent {
  return { event: 'sources', data: { sources: sources.filter((source) => source.url !== null) } }
}
