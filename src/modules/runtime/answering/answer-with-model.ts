import { buildSystemMessage } from '../domain/build-prompt.ts'
import { nearestPassagesOf } from '../domain/nearest-passages.ts'
import { createScopeFilter } from '../domain/scope-marker.ts'
import type { ModelFailure, ModelPort, ModelRequest } from '../model/model-port.ts'
import { estimateRequestTokens, estimateTokens } from '../model/token-estimate.ts'
import type { AnswerEvent, AnswerResult, AnswerTask } from './answer-events.ts'

const OUTPUT_TOKENS_MAX = 400

/**
 * Answers with the configured model; the question is a user message of its own, as typed. The model's judgement about scope comes first in its output
 * and is held back until it is clear.
 */
export async function* answerWithModel(model: ModelPort, task: AnswerTask): AsyncGenerator<AnswerEvent> {
  const request = {
    system: systemMessageOf(task),
    messages: [...task.history, { role: 'user' as const, content: task.question }],
    maxOutputTokens: OUTPUT_TOKENS_MAX,
  }
  const filter = createScopeFilter()
  let shown = ''
  for await (const event of model.stream(request, task.signal)) {
    if (event.type === 'text') {
      const text = filter.push(event.text)
      if (text) {
        shown += text
        yield { type: 'text', text }
      }
      continue
    }
    const { result } = event
    if (result.outcome === 'failed') {
      const isStopped = task.signal.aborted && shown !== ''
      yield { type: 'end', end: isStopped ? toStoppedResult(request, shown) : failedBy(result) }
      return
    }
    const rest = filter.end()
    if (rest) yield { type: 'text', text: rest }
    const tokens = { tokensIn: result.tokensIn, tokensOut: result.tokensOut }
    if (filter.decision() === 'out_of_scope')
      yield {
        type: 'end',
        end: { outcome: 'refused', demo: false, nearest: nearestPassagesOf(task.passages), ...tokens },
      }
    else
      yield {
        type: 'end',
        end: { outcome: 'answered', text: shown + rest, sources: sourcesOf(task), demo: false, ...tokens },
      }
  }
}

/** Returns the instructions and the data as the model gets them. */
export function systemMessageOf({ started, passages }: Pick<AnswerTask, 'started' | 'passages'>): string {
  return buildSystemMessage({
    botTitle: started.title,
    template: started.prompt_template,
    companyName: textOf(started.branding_data?.company_name),
    configuration: Object.entries(started.config_data ?? {}).flatMap(([label, value]) =>
      typeof value === 'string' && value ? [{ label, value }] : [],
    ),
    passages,
  })
}

/**
 * Returns a stopped answer. Disconnecting does not evade a limit: the shown text counts, with estimated tokens, because the provider no longer
 * reports them.
 */
function toStoppedResult(request: ModelRequest, shown: string): AnswerResult {
  const tokens = { tokensIn: estimateRequestTokens(request), tokensOut: estimateTokens(shown) }
  return { outcome: 'stopped', text: shown, demo: false, ...tokens }
}

function failedBy({ reason, retryAfterMs }: ModelFailure): AnswerResult {
  return { outcome: 'failed', reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

/** Returns the best passage as the source under the answer; a model's own claim about its source is not believed. */
function sourcesOf(task: AnswerTask) {
  const best = task.passages[0]
  return best ? [{ title: best.heading || best.title, url: best.url, quote: best.text.slice(0, 300) }] : []
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim() : null
}
