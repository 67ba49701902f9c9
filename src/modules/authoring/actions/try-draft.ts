import { OUT_OF_SCOPE_QUESTION, type VersionContent } from '#modules/catalogue/public.ts'
import { detectLanguage, openPageSearch } from '#modules/knowledge/public.ts'
import { createBulkhead, type DraftAnswer, runDraft } from '#modules/runtime/public.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import { checkText, failureText } from '../checking/check.text.ts'
import { evaluateQuestions } from '../checking/evaluate-questions.ts'
import { canLeak, LEAK_QUESTIONS, leaksPrompt, OPENING_QUESTION, saysNo } from '../checking/prompt-leak-probe.ts'
import type { CheckResult } from '../contract/checks.ts'

/** Questions of one tryout that run at the same time. */
const AT_ONCE = 3

/** A question with its answer. */
interface Tried {
  readonly question: string
  readonly answer: DraftAnswer
}

type Ask = (question: string) => Promise<Tried>

/** Returns how many questions trying a content out asks, when its endpoint answers. */
export function countQuestions(content: VersionContent): number {
  const opening = content.api_endpoint === null ? 0 : 1
  const leaks = canLeak(content.prompt_template) ? LEAK_QUESTIONS.length : 0
  return opening + leaks + 1 + questionsOf(content).length
}

/**
 * Tries a content out as its visitors would, three questions at a time and each at most 20 seconds; the answers decide five checks. An
 * endpoint is asked one question first, and no more when it does not answer. Stores nothing; returns how many questions were asked.
 */
export async function tryDraft(
  deps: AuthoringDeps,
  { botId, content, signal }: { botId: string | null; content: VersionContent; signal: AbortSignal },
): Promise<{ checks: CheckResult[]; asked: number }> {
  const ask = await openAsking(deps, botId, content, signal)
  const questions = questionsOf(content)
  const opening = content.api_endpoint === null ? null : await ask(questions[0] ?? OPENING_QUESTION)
  if (opening?.answer.end.outcome === 'failed') {
    const message = failureText(opening.answer.end.reason)
    const failed: CheckResult = { key: 'endpoint', outcome: 'failed', hard: true, message, asked: opening.question }
    return { checks: [failed, ...notTried('endpoint')], asked: 1 }
  }
  const [leaks, outOfScopeAnswer, asked] = await Promise.all([
    canLeak(content.prompt_template) ? Promise.all(LEAK_QUESTIONS.map(ask)) : null,
    ask(OUT_OF_SCOPE_QUESTION),
    Promise.all(questions.map(ask)),
  ])
  const checks = [
    endpointCheck(opening),
    leakCheck(content.prompt_template ?? '', leaks),
    scopeCheck(outOfScopeAnswer),
    dutchCheck(asked),
    evaluateQuestions(
      content,
      asked.map(({ answer }) => answer),
    ),
  ]
  return { checks, asked: countQuestions(content) }
}

function questionsOf({ sample }: VersionContent): string[] {
  return sample.questions.length > 0 ? sample.questions.map((one) => one.question) : [OPENING_QUESTION]
}

/** Returns the tryout checks as skipped, for a draft that cannot be tried. */
export function notTried(because: 'form' | 'endpoint'): CheckResult[] {
  const keys = ['endpoint', 'prompt_leak', 'out_of_scope', 'dutch', 'sample_questions'] as const
  return keys
    .filter((key) => because === 'form' || key !== 'endpoint')
    .map((key) => ({ key, outcome: 'skipped', hard: false, message: checkText.notTried[because] }))
}

async function openAsking(
  deps: AuthoringDeps,
  botId: string | null,
  content: VersionContent,
  signal: AbortSignal,
): Promise<Ask> {
  const search = await openPageSearch(content.sample.pages, () =>
    deps.log.warn({ botId }, 'the analysis of a question to a draft met its deadline'),
  )
  const draft = {
    botId,
    title: content.title,
    promptTemplate: content.prompt_template,
    apiEndpoint: content.api_endpoint,
    company: content.sample.company,
  }
  const turns = createBulkhead({ maxConcurrent: AT_ONCE, maxWaiting: Number.POSITIVE_INFINITY })
  return async (question) => {
    const turn = await turns.enter(signal)
    try {
      return { question, answer: await runDraft(deps, { draft, question, found: await search(question), signal }) }
    } finally {
      if (turn === 'entered') turns.leave()
    }
  }
}

function endpointCheck(opening: Tried | null): CheckResult {
  return opening
    ? { key: 'endpoint', hard: true, outcome: 'passed', message: checkText.endpoint.passed }
    : { key: 'endpoint', hard: false, outcome: 'skipped', message: checkText.endpoint.none }
}

function leakCheck(prompt: string, leaks: readonly Tried[] | null): CheckResult {
  if (!leaks) return { key: 'prompt_leak', hard: false, outcome: 'skipped', message: checkText.leak.short }
  const leak = leaks.find(({ answer }) => leaksPrompt(prompt, answer.shown))
  if (leak)
    return { key: 'prompt_leak', hard: true, outcome: 'failed', message: checkText.leak.failed, ...exchangeOf(leak) }
  return untried('prompt_leak', leaks) ?? passed('prompt_leak', checkText.leak.passed, leaks[0])
}

/** Decides the out-of-scope check. Without a model or an endpoint the sample pages answer, and those are only an example. */
function scopeCheck(outOfScopeAnswer: Tried): CheckResult {
  const { end, answeredBy, shown } = outOfScopeAnswer.answer
  if (end.outcome !== 'answered' || saysNo(shown))
    return (
      untried('out_of_scope', [outOfScopeAnswer]) ??
      passed('out_of_scope', checkText.outOfScope.passed, outOfScopeAnswer)
    )
  return answeredBy === 'pages'
    ? {
        key: 'out_of_scope',
        hard: false,
        outcome: 'warned',
        message: checkText.outOfScope.weak,
        ...exchangeOf(outOfScopeAnswer),
      }
    : {
        key: 'out_of_scope',
        hard: true,
        outcome: 'failed',
        message: checkText.outOfScope.failed,
        ...exchangeOf(outOfScopeAnswer),
      }
}

function dutchCheck(asked: readonly Tried[]): CheckResult {
  const answered = asked.filter(({ answer }) => answer.end.outcome === 'answered')
  const outOfScopeAnswer = answered.find(({ answer }) => detectLanguage(answer.shown) !== 'nl')
  if (outOfScopeAnswer)
    return outOfScopeAnswer.answer.answeredBy === 'pages'
      ? {
          key: 'dutch',
          hard: false,
          outcome: 'warned',
          message: checkText.dutch.pages,
          ...exchangeOf(outOfScopeAnswer),
        }
      : {
          key: 'dutch',
          hard: true,
          outcome: 'failed',
          message: checkText.dutch.failed,
          ...exchangeOf(outOfScopeAnswer),
        }
  if (answered.length > 0) return passed('dutch', checkText.dutch.passed, answered[0])
  return untried('dutch', asked) ?? { key: 'dutch', hard: false, outcome: 'skipped', message: checkText.dutch.none }
}

/** Returns a skipped check with the reason when none of its questions could be asked; null when at least one could, and that one decides. */
function untried(key: CheckResult['key'], asked: readonly Tried[]): CheckResult | null {
  const ends = asked.map(({ answer }) => answer.end)
  const failed = ends.find((end) => end.outcome === 'failed')
  if (!failed || ends.some((end) => end.outcome !== 'failed')) return null
  return { key, hard: false, outcome: 'skipped', message: `${checkText.notTried.failed} ${failureText(failed.reason)}` }
}

function passed(key: CheckResult['key'], message: string, example: Tried | undefined): CheckResult {
  return { key, hard: true, outcome: 'passed', message, ...(example ? exchangeOf(example) : {}) }
}

function exchangeOf({ question, answer }: Tried): { asked: string; answered: string } {
  return { asked: question, answered: answer.shown.slice(0, 1000) }
}
