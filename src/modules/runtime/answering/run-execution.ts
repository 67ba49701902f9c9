import { bookingOf, tellsHowToBook } from '../dialogue/domain/booking-request.ts'
import { removeProfanity } from '../dialogue/domain/remove-profanity.ts'
import { nearestPassagesOf } from '../domain/nearest-passages.ts'
import type { KnowledgeHits, RuntimeDeps } from '../runtime-deps.ts'
import type { AnswerEvent, AnswerResult, AnswerTask } from './answer-events.ts'
import { answerWithModel } from './answer-with-model.ts'

/** A started execution: what the database returned, and the question. */
export interface RunningExecution {
  id: string
  botId: string
  configId: string | null
  started: AnswerTask['started']
  question: string
  /** The result of a search that ran together with the start; null when the search is still to be made. */
  found: KnowledgeHits | null
  history: AnswerTask['history']
  /** True for a conversation, where the dialogue answers a booking request: no page is a reply to it. */
  isConversation?: boolean
  signal: AbortSignal
}

/**
 * Carries out a started execution: retrieve → scope → answer. Yields text as it comes and exactly one end; never throws for what a provider, an
 * endpoint or a reader of the stream does. The caller finishes the execution, because that belongs to the caller's transaction.
 */
export async function* runExecution(deps: RuntimeDeps, execution: RunningExecution): AsyncGenerator<AnswerEvent> {
  try {
    if (isBooking(execution)) {
      yield { type: 'end', end: { outcome: 'refused', demo: false, tokensIn: 0, tokensOut: 0 } }
      return
    }
    const hits = await retrieve(deps, execution)
    const task: AnswerTask = {
      executionId: execution.id,
      botId: execution.botId,
      started: execution.started,
      question: execution.question,
      history: execution.history,
      passages: hits.passages,
      signal: execution.signal,
    }
    if (execution.started.api_endpoint) {
      yield* deps.callEndpoint({
        ...task,
        url: execution.started.api_endpoint,
        secret: execution.started.endpoint_secret,
      })
    } else if (deps.model) {
      yield* answerWithModel(deps.model, task)
    } else {
      yield* answerExtractively(isUnansweredRequest(execution, hits) ? { ...hits, extractive: null } : hits)
    }
  } catch (error) {
    deps.log.error({ err: error, executionId: execution.id }, 'execution broke')
    yield { type: 'end', end: { outcome: 'failed', reason: 'internal' } }
  }
}

/** Returns whether the dialogue answers with how to book; a vendor's endpoint may take bookings itself. */
function isBooking({ isConversation, started, question }: RunningExecution): boolean {
  return isConversation === true && !started.api_endpoint && bookingOf(question) === 'concrete'
}

/** Returns whether a booking request stays unanswered: a passage that merely mentions a booking is no answer, so the dialogue offers a person. */
function isUnansweredRequest({ isConversation, question }: RunningExecution, { extractive }: KnowledgeHits): boolean {
  if (isConversation !== true || extractive === null || bookingOf(question) === null) return false
  return !tellsHowToBook(extractive.answer)
}

async function retrieve(deps: RuntimeDeps, execution: RunningExecution): Promise<KnowledgeHits> {
  const { configId, found } = execution
  if (found) return found
  return configId
    ? deps.knowledge.search(configId, removeProfanity(execution.question))
    : { passages: [], extractive: null }
}

/** Answers without a model: with the best-fitting sentence of the customer's own pages, or a refusal (AMB-044, AMB-046). */
async function* answerExtractively(hits: KnowledgeHits): AsyncGenerator<AnswerEvent> {
  const found = hits.extractive
  let end: AnswerResult = {
    outcome: 'refused',
    demo: true,
    tokensIn: 0,
    tokensOut: 0,
    nearest: nearestPassagesOf(hits.passages),
  }
  if (found) {
    yield { type: 'text', text: found.answer }
    const source = { title: found.source.heading || found.source.title, url: found.source.url, quote: found.sentence }
    end = { outcome: 'answered', text: found.answer, sources: [source], demo: true, tokensIn: 0, tokensOut: 0 }
  }
  yield { type: 'end', end }
}
