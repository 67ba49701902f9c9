import type { VersionContent } from '#modules/catalogue/public.ts'
import { openPageSearch } from '#modules/knowledge/public.ts'
import { type DraftAnswer, questionOf, runDraft } from '#modules/runtime/public.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import { failureText } from '../checking/check.text.ts'
import type { runDraftTrial as testDraftOperation } from '../contract/trial-bench.ts'
import type { BotForm } from '../form/bot-form.ts'
import { readableContent } from '../form/readable-content.ts'
import { formProblems } from '../form/submission.ts'
import { readLine, readLines } from '../form/typed-text.ts'
import { consumeQuestions, TESTS } from './question-quota.ts'

type Tested = OperationOutput<typeof testDraftOperation>

interface Request {
  readonly vendorId: string
  readonly form: BotForm
  readonly question: string | undefined
  readonly inputs: Readonly<Record<string, string>> | undefined
  readonly signal: AbortSignal
}

/** Runs a draft as it is in the editor, also with errors in fields that do not affect the answer; stores only that it was tried. */
export async function runDraftTrial(deps: AuthoringDeps, request: Request): Promise<Outcome<Tested>> {
  const { vendorId, form, signal } = request
  const content = readableContent(form)
  const question = questionAsked(content, request)
  const nothing = nothingToTest(form, content, question)
  if (nothing !== null) return fail({ status: 422, code: 'nothing_to_test', message: nothing })
  const refusal = await consumeQuestions(deps, TESTS, { vendorId, count: 1 })
  if (refusal) return fail(refusal)
  const search = await openPageSearch(pagesOf(form), () =>
    deps.log.warn('the analysis of a question to a draft met its deadline'),
  )
  const found = await search(question)
  const draft = {
    botId: null,
    title: content.title ?? readLine(form.title),
    promptTemplate: content.prompt_template ?? null,
    apiEndpoint: content.api_endpoint ?? null,
    company: readLine(form.sample_company),
  }
  const answer = await runDraft(deps, { draft, question, found, signal })
  const passages = found.passages.map(({ title, heading, text }) => ({ title: heading || title, text }))
  return ok({ ...outcomeOf(answer), question, passages })
}

function outcomeOf({ end, shown, prompt, answeredBy, durationMs }: DraftAnswer): Omit<Tested, 'question' | 'passages'> {
  const hasFailed = end.outcome === 'failed'
  return {
    outcome: end.outcome === 'stopped' ? 'answered' : end.outcome,
    answer: shown,
    prompt,
    answered_by: answeredBy,
    tokens_in: hasFailed ? 0 : end.tokensIn,
    tokens_out: hasFailed ? 0 : end.tokensOut,
    duration_ms: durationMs,
    reason: hasFailed ? failureText(end.reason) : null,
  }
}

/** Returns the question: the one that was typed, or the one that the run dialog makes of its fields, in the order of the bot's own. */
function questionAsked(content: Partial<VersionContent>, { question, inputs = {} }: Request): string {
  if (question !== undefined && question.trim() !== '') return question.trim()
  const labels = content.input_fields?.fields.map((field) => field.label) ?? []
  const names = labels.length > 0 ? labels.filter((label) => Object.hasOwn(inputs, label)) : Object.keys(inputs)
  return questionOf(names.map((label) => ({ label, value: inputs[label] ?? '' })))
}

/** Returns the sample pages; unfinished pages are used as far as they are written. */
function pagesOf(form: BotForm): { title: string; text: string }[] {
  return form.sample_pages
    .map((page) => ({ title: readLine(page.title), text: readLines(page.text) }))
    .filter((page) => page.text !== '')
}

function nothingToTest(form: BotForm, content: Partial<VersionContent>, question: string): string | null {
  if (question === '') return 'Stel een vraag of vul een veld in.'
  const wrong = formProblems(form).find(({ field }) => field === 'api_endpoint' || field === 'prompt_template')
  if (wrong) return wrong.message
  const hasSomething = content.api_endpoint || content.prompt_template || pagesOf(form).length > 0
  return hasSomething ? null : 'Schrijf eerst een prompt of een voorbeeldpagina, of vul een endpoint in.'
}
