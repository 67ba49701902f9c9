import type { AuthoringDeps } from '#modules/authoring/authoring-deps.ts'
import { createKnowledgeSearch } from '#modules/knowledge/public.ts'
import { createDraftBulkhead, endpointCaller, type PostGuarded } from '#modules/runtime/public.ts'
import type { TestApp } from './create-test-app.ts'

/** Dependencies of an app whose language model, or vendor's endpoint, is faked and answers as given. */
export function draftTrialDeps(
  app: TestApp,
  answers: {
    model?: (question: string, system: string) => string
    endpoint?: (question: string, signal: AbortSignal) => Awaited<ReturnType<PostGuarded>> | ReturnType<PostGuarded>
  },
): AuthoringDeps {
  const { db, clock, log, maskKey, publicUrl } = app.deps
  const post: PostGuarded = async (_, request) =>
    answers.endpoint?.(JSON.parse(request.body).question, request.signal) ?? {
      outcome: 'failed',
      reason: 'unreachable',
    }
  const usage = { tokensIn: 40, tokensOut: 8, estimated: false, finishReason: 'stop' } as const
  return {
    db,
    clock,
    log,
    maskKey,
    publicUrl,
    draftBulkhead: createDraftBulkhead(),
    knowledge: createKnowledgeSearch(db, () => {}),
    detectContact: () => null,
    usageChanged: () => {},
    callEndpoint: endpointCaller(post, () => clock.now()),
    model: answers.model
      ? {
          name: 'proef',
          complete: () => {
            throw new Error('A draft is streamed, as a live bot is.')
          },
          async *stream({ messages, system }) {
            const text = answers.model?.(messages.at(-1)?.content ?? '', system) ?? ''
            yield { type: 'text', text }
            yield { type: 'end', result: { outcome: 'answered', text, ...usage } }
          },
        }
      : null,
  }
}
