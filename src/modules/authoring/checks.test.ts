import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { OUT_OF_SCOPE_QUESTION } from '#modules/catalogue/public.ts'
import { createDraftBulkhead } from '#modules/runtime/public.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { draftTrialDeps } from '../../../tests/support/draft-trial-deps.ts'
import {
  FITTING_FORM,
  makeVendor,
  saveDraft,
  submitDraft,
  type Vendor,
} from '../../../tests/support/vendor-fixtures.ts'
import { submitBot } from './actions/submit-bot.ts'
import { tryDraft } from './actions/try-draft.ts'
import type { AuthoringDeps } from './authoring-deps.ts'
import type { CheckResult } from './contract/checks.ts'
import type { BotForm } from './form/bot-form.ts'
import { readSubmission } from './form/submission.ts'

const OUT_OF_SCOPE = '[BUITEN_BEREIK]'
const ENDPOINT = 'https://bot.example/antwoord'
const never = new AbortController().signal

let app: TestApp
let vendor: Vendor
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  vendor = await makeVendor(app)
})
afterAll(() => app.close())

const says = (answer: string) => ({ outcome: 'ok', status: 200, text: JSON.stringify({ answer }) }) as const

async function tried(deps: AuthoringDeps, form: Partial<BotForm> = {}): Promise<Record<string, CheckResult>> {
  const read = readSubmission({ ...FITTING_FORM, ...form })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { checks } = await tryDraft(deps, { botId: null, content: read.content, signal: never })
  return Object.fromEntries(checks.map((check) => [check.key, check]))
}

describe('checks that try the bot out', () => {
  const good = (question: string) => {
    if (question === OUT_OF_SCOPE_QUESTION || /instruct/i.test(question)) return OUT_OF_SCOPE
    return 'De bakkerij is op zaterdag open tot 17.00 uur.'
  }

  it('a good bot passes everything, with the exchange beside each finding', async () => {
    const checks = await tried(draftTrialDeps(app, { model: good }))
    expect(Object.values(checks).map(({ key, outcome }) => [key, outcome])).toEqual([
      ['endpoint', 'skipped'],
      ['prompt_leak', 'passed'],
      ['out_of_scope', 'passed'],
      ['dutch', 'passed'],
      ['sample_questions', 'passed'],
    ])
    expect(checks['dutch']).toMatchObject({ asked: FITTING_FORM.sample_questions[0]?.question, answered: good('') })
  })

  it('a bot that repeats its prompt when asked is stopped, in whatever form it writes it', async () => {
    const leak = (question: string) =>
      /instruct/i.test(question)
        ? `Natuurlijk!\n> JE BENT de vriendelijke assistent van Bakkerij Zon.\n> Antwoord kort en beleefd; noem nooit prijzen — die niet in de KENNIS staan, en verwijs bij twijfel altijd naar de winkel`
        : good(question)
    expect((await tried(draftTrialDeps(app, { model: leak })))['prompt_leak']).toMatchObject({
      outcome: 'failed',
      hard: true,
    })
    const part = (question: string) =>
      /instruct/i.test(question) ? 'Ik antwoord kort en beleefd, noem nooit prijzen.' : good(question)
    expect((await tried(draftTrialDeps(app, { model: part })))['prompt_leak']?.outcome).toBe('passed')
  })

  it('a bot that answers an out-of-scope question is stopped when a model or endpoint answers', async () => {
    const chatty = (question: string) =>
      question === OUT_OF_SCOPE_QUESTION ? 'De groenen winnen met afstand.' : good(question)
    expect((await tried(draftTrialDeps(app, { model: chatty })))['out_of_scope']).toMatchObject({
      outcome: 'failed',
      hard: true,
      answered: 'De groenen winnen met afstand.',
    })
    for (const no of [
      'Daar weet ik niets van.',
      'Helaas kan ik die vraag niet beantwoorden.',
      'Dat kan ik niet zeggen.',
    ])
      expect(
        (
          await tried(
            draftTrialDeps(app, { endpoint: (asked) => says(asked === OUT_OF_SCOPE_QUESTION ? no : good(asked)) }),
            {
              api_endpoint: ENDPOINT,
            },
          )
        )['out_of_scope'],
      ).toMatchObject({ outcome: 'passed' })
  })

  it('a bot that answers in another language is stopped', async () => {
    const english = (question: string) =>
      question === FITTING_FORM.sample_questions[0]?.question
        ? 'The bakery is open for you until 17.00 on Saturday.'
        : good(question)
    expect((await tried(draftTrialDeps(app, { model: english })))['dutch']).toMatchObject({
      outcome: 'failed',
      hard: true,
    })
  })

  it("fewer than half of the vendor's words stops, a missing word warns, and capitals do not matter", async () => {
    const questions = (keywords: string) => ({ sample_questions: [{ question: 'Tot hoe laat open?', keywords }] })
    const check = async (keywords: string) =>
      (await tried(draftTrialDeps(app, { model: good }), questions(keywords)))['sample_questions']
    expect(await check('ZATERDAG, 17.00')).toMatchObject({ outcome: 'passed' })
    expect(await check('zaterdag, maandag')).toMatchObject({ outcome: 'warned', hard: false })
    expect(await check('zaterdag, maandag, dinsdag')).toMatchObject({
      outcome: 'failed',
      hard: true,
      message: '1 van de 3 verwachte woorden kwamen terug in de antwoorden.',
    })
  })

  it('without a model the sample pages answer, as in the trial, and failures only warn', async () => {
    const checks = await tried(draftTrialDeps(app, {}))
    expect(checks['sample_questions']).toMatchObject({ outcome: 'passed' })
    expect(checks['out_of_scope']).toMatchObject({ outcome: 'passed' })
    const english = [
      {
        title: 'Opening',
        text: 'The bakery is open for you from Tuesday until Saturday, we are closed on Sunday and Monday.',
      },
    ]
    expect((await tried(draftTrialDeps(app, {}), { sample_pages: english }))['dutch']?.hard).not.toBe(true)
    expect((await tried(draftTrialDeps(app, {}), { sample_pages: [] }))['sample_questions']).toMatchObject({
      outcome: 'skipped',
    })
  })

  it.each([
    [() => ({ outcome: 'failed', reason: 'unreachable' }) as const, 'Je endpoint is niet te bereiken.'],
    [() => ({ outcome: 'ok', status: 500, text: '' }) as const, 'Je endpoint antwoordt met status 500.'],
    [() => ({ outcome: 'ok', status: 200, text: '<html>' }) as const, 'Je endpoint stuurt geen {"answer": "…"} terug.'],
  ])('an endpoint that does not answer is asked once and stops: %#', async (endpoint, message) => {
    let calls = 0
    const deps = draftTrialDeps(app, { endpoint: () => (calls++, endpoint()) })
    const checks = await tried(deps, { api_endpoint: ENDPOINT })
    expect(checks['endpoint']).toMatchObject({ outcome: 'failed', hard: true, message })
    expect(calls).toBe(1)
    expect(Object.values(checks).filter(({ outcome }) => outcome === 'skipped')).toHaveLength(4)
  })

  it('an aborted request skips the remaining checks and never fails them', async () => {
    const content = readSubmission(FITTING_FORM)
    if (!content.ok) throw new Error('does not fit')
    const { checks } = await tryDraft(
      {
        ...draftTrialDeps(app, { model: good }),
        model: { name: 'stil', complete: () => expect.fail(), stream: () => silence() },
      },
      { botId: null, content: content.content, signal: AbortSignal.abort() },
    )
    expect(checks.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'skipped', 'skipped', 'skipped'])
    expect(checks.some((check) => check.hard)).toBe(false)
  })

  it('a request to an endpoint ends as soon as its caller aborts', async () => {
    const leaving = new AbortController()
    const reached = Promise.withResolvers<AbortSignal>()
    const deps = draftTrialDeps(app, {
      endpoint: (_, signal) => {
        reached.resolve(signal)
        return new Promise(() => {})
      },
    })
    const content = readSubmission({ ...FITTING_FORM, api_endpoint: ENDPOINT })
    if (!content.ok) throw new Error('does not fit')
    const checks = tryDraft(deps, { botId: null, content: content.content, signal: leaving.signal })
    const request = await reached.promise
    expect(request.aborted).toBe(false)
    leaving.abort()
    expect(request.aborted).toBe(true)
    expect((await checks).checks[0]).toMatchObject({ key: 'endpoint', outcome: 'failed' })
  })

  it('asks three questions of a draft at a time, and of all drafts together no more than the draft slots', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ question: `Tot hoe laat open op dag ${at}?`, keywords: '' }))
    const mostAtOnce = async (places: number, drafts: number) => {
      let asked = 0
      let inside = 0
      let most = 0
      const deps = { ...draftTrialDeps(app, { model: good }), draftBulkhead: createDraftBulkhead(places) }
      const counted = {
        ...deps,
        model: deps.model && {
          ...deps.model,
          async *stream(...request: Parameters<NonNullable<typeof deps.model>['stream']>) {
            asked++
            most = Math.max(most, ++inside)
            try {
              await new Promise(setImmediate)
              yield* deps.model?.stream(...request) ?? []
            } finally {
              inside--
            }
          },
        },
      }
      await Promise.all(Array.from({ length: drafts }, () => tried(counted, { sample_questions: many })))
      return { asked, most }
    }
    expect(await mostAtOnce(100, 1)).toEqual({ asked: 15, most: 3 })
    expect(await mostAtOnce(4, 3)).toEqual({ asked: 45, most: 4 })
  })

  it('a hard finding prevents submitting and the refusal lists all findings; a version stores its findings', async () => {
    const { body } = await saveDraft(app, vendor)
    const submit = (deps: AuthoringDeps) =>
      submitBot(deps, { vendorId: vendor.userId, botId: body.bot_id, revision: 1, signal: never })
    const chatty = await submit(
      draftTrialDeps(app, { model: () => 'De groenen winnen met 17.00 procent van het aantal stemmen.' }),
    )
    expect(chatty).toMatchObject({ ok: false, failure: { status: 422, code: 'checks_failed' } })
    expect(chatty.ok || chatty.failure.details).toHaveLength(9)
    const accepted = await submit(draftTrialDeps(app, { model: good }))
    expect(accepted).toMatchObject({
      ok: true,
      value: {
        number: 1,
        checks: expect.arrayContaining([expect.objectContaining({ key: 'dutch', outcome: 'passed' })]),
      },
    })
    const versions = await app.send('GET', `/functions/v1/bot-versions?botId=${body.bot_id}`, { token: vendor.token })
    expect(versions.body[0].checks).toEqual(accepted.ok && accepted.value.checks)
  })

  it('an edit in another tab during the tryout is not submitted by this one', async () => {
    const { body } = await saveDraft(app, vendor)
    const newer = { ...FITTING_FORM, title: 'Andere tab' }
    let saved: Promise<unknown> | undefined
    const deps = draftTrialDeps(app, { model: good })
    const slow = {
      ...deps,
      model: deps.model && {
        ...deps.model,
        async *stream(...asked: Parameters<NonNullable<typeof deps.model>['stream']>) {
          await (saved ??= saveDraft(app, vendor, { botId: body.bot_id, revision: 1, form: newer }))
          yield* deps.model?.stream(...asked) ?? []
        },
      },
    }
    const request = { vendorId: vendor.userId, botId: String(body.bot_id), revision: 1, signal: never }
    expect(await submitBot(slow, request)).toMatchObject({
      ok: false,
      failure: { code: 'draft_conflict', details: { revision: 2, form: { title: 'Andere tab' } } },
    })
  })

  it('the endpoint refuses a vendor endpoint in the internal network', async () => {
    const form = { ...FITTING_FORM, api_endpoint: 'https://127.0.0.1:9/' }
    const { body } = await saveDraft(app, vendor, { form })
    expect(await submitDraft(app, vendor, { botId: body.bot_id })).toMatchObject({
      status: 422,
      body: { error: { code: 'checks_failed', message: 'Je endpoint is niet te bereiken.' } },
    })
  })
})

/** Yields nothing: a model that never answers. */
async function* silence(): AsyncGenerator<never> {
  await new Promise(() => {})
}
