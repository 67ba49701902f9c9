import type { AnswerResult } from '../../answering/answer-events.ts'
import { runExecution } from '../../answering/run-execution.ts'
import { bookingOf } from '../../dialogue/domain/booking-request.ts'
import { additionTo } from '../../dialogue/domain/decide-refusal.ts'
import type { RuntimeDeps } from '../../runtime-deps.ts'
import { factsForRefusal } from './facts-for-refusal.ts'
import type { AnswerEnd, DialogueTurn, QuestionTurn, Turn, TurnEvent, TurnProgress } from './turn.ts'

/**
 * Carries out one turn of a conversation, for every channel: admit → search → answer → store → end (AMB-043 to AMB-047). Yields the events that
 * `TurnEvent` describes. Throws only when the database fails; what a model, an endpoint or a reader does is an event.
 */
export async function* converse<Refusal extends string>(
  deps: RuntimeDeps,
  turn: Turn<Refusal>,
): AsyncGenerator<TurnEvent<Refusal>> {
  const startedAt = performance.now()
  const elapsedMs = () => Math.round(performance.now() - startedAt)
  const admission = await turn.admit()
  switch (admission.is) {
    case 'refused':
      yield { type: 'refused', reason: admission.reason }
      return
    case 'repeated':
      yield { type: 'started', id: admission.id, messagesLeft: null }
      yield { type: 'text', text: admission.answer.text }
      yield { type: 'end', end: { by: 'repeated', answer: admission.answer } }
      return
    case 'dialogue':
      yield* reply(admission, elapsedMs)
      return
    case 'question':
      yield* answer(deps, admission, turn.signal, elapsedMs)
  }
}

async function* reply(turn: DialogueTurn, elapsedMs: () => number): AsyncGenerator<TurnProgress> {
  yield { type: 'started', id: turn.id, messagesLeft: null }
  const { text, asks, opensForm, openQuestion = '' } = await turn.reply(elapsedMs)
  yield { type: 'text', text }
  const { configId } = turn
  const durationMs = elapsedMs()
  yield { type: 'end', end: { by: 'dialogue', text, asks, opensForm, openQuestion, configId, durationMs } }
}

async function* answer(
  deps: RuntimeDeps,
  turn: QuestionTurn,
  signal: AbortSignal,
  elapsedMs: () => number,
): AsyncGenerator<TurnProgress> {
  yield { type: 'started', id: turn.execution.id, messagesLeft: turn.messagesLeft }
  for await (const event of runExecution(deps, { ...turn.execution, signal })) {
    if (event.type === 'text') {
      yield event
      continue
    }
    const end = await endOf(deps, turn, event.end, elapsedMs)
    await turn.store(end)
    if (end.addition) yield { type: 'text', text: end.addition.text }
    yield { type: 'end', end }
  }
}

async function endOf(
  deps: RuntimeDeps,
  { execution: { configId, started }, dialogue }: QuestionTurn,
  result: AnswerResult,
  elapsedMs: () => number,
): Promise<AnswerEnd> {
  const answeredBy = started.api_endpoint ? 'endpoint' : deps.model ? 'model' : 'pages'
  const bare = { by: 'answer', result, answeredBy, configId } as const
  if (!dialogue) return { ...bare, addition: null, isBooking: false, durationMs: elapsedMs() }
  const { message, state } = dialogue
  const facts = await factsForRefusal(deps, configId, result, message, state)
  const addition = additionTo(result.outcome, message, state, facts)
  const isBooking = result.outcome === 'refused' && bookingOf(message) !== null
  return { ...bare, addition, isBooking, durationMs: elapsedMs() }
}
