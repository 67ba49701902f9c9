import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { draftTrialDeps } from '../../../tests/support/draft-trial-deps.ts'
import {
  FITTING_FORM,
  makeVendor,
  saveDraft,
  submitDraft,
  type Vendor,
} from '../../../tests/support/vendor-fixtures.ts'
import { checkDraft } from './actions/check-draft.ts'
import { runDraftTrial } from './actions/run-draft-trial.ts'
import type { CheckResult } from './contract/checks.ts'
import type { BotForm } from './form/bot-form.ts'

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

describe('the trial bench', () => {
  const test = (body: object, token = vendor.token) => app.send('POST', '/functions/v1/test-draft', { token, body })
  const check = (botId: string) =>
    app.send('POST', '/functions/v1/check-draft', { token: vendor.token, body: { bot_id: botId } })

  it('shows input and output of an unsaved draft, and stores nothing of it', async () => {
    const { status, body } = await test({ form: FITTING_FORM, question: 'Tot hoe laat is de bakkerij open?' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      outcome: 'answered',
      answered_by: 'pages',
      question: 'Tot hoe laat is de bakkerij open?',
      tokens_in: 0,
      tokens_out: 0,
      reason: null,
    })
    expect(body.answer).toContain('17.00')
    expect(body.passages[0]).toMatchObject({ title: 'Openingstijden' })
    const [rows] = await app.db.query<{ bots: number; runs: number }>(
      { role: 'service' },
      `select (select count(*)::int from app.bots where vendor_id = $1) as bots,
         (select count(*)::int from app.bot_executions where user_id = $1) as runs`,
      [vendor.userId],
    )
    expect(rows).toEqual({ bots: 0, runs: 0 })
  })

  it('without a model it shows the filled-in instructions that one would get; an endpoint gets none', async () => {
    const asked = { vendorId: vendor.userId, question: 'Tot hoe laat is de bakkerij open?', inputs: undefined }
    const promptOf = async (answers: Parameters<typeof draftTrialDeps>[1], form: Partial<BotForm> = {}) => {
      const request = { ...asked, form: { ...FITTING_FORM, ...form }, signal: never }
      const tested = await runDraftTrial(draftTrialDeps(app, answers), request)
      return tested.ok ? [tested.value.answered_by, tested.value.prompt] : tested.failure
    }
    const [by, prompt] = (await promptOf({})) as [string, string] // a failure has no first item, which the next line asserts
    expect(by).toBe('pages')
    expect(prompt).toContain('assistent van Bakkerij Zon')
    expect(prompt).toContain('van 8.00 tot 17.00 uur')
    expect(prompt).not.toContain('{{')
    expect(await promptOf({ model: () => 'Tot 17.00 uur.' })).toEqual(['model', prompt])
    expect(await promptOf({}, { api_endpoint: 'https://bot.example/' })).toEqual(['endpoint', null])
  })

  it('with a model it shows the instructions as sent, with the company and the passages filled in', async () => {
    const seen: string[] = []
    const deps = draftTrialDeps(app, { model: (_, system) => (seen.push(system), 'Tot 17.00 uur.') })
    const tested = await runDraftTrial(deps, {
      vendorId: vendor.userId,
      form: FITTING_FORM,
      question: undefined,
      inputs: { 'Je vraag': 'Wanneer zijn jullie open?', Anders: 'telt niet' },
      signal: never,
    })
    expect(tested).toMatchObject({
      ok: true,
      value: {
        answered_by: 'model',
        question: 'Wanneer zijn jullie open?',
        tokens_in: 40,
        tokens_out: 8,
        prompt: seen[0],
      },
    })
    expect(seen[0]).toContain('assistent van Bakkerij Zon')
    expect(seen[0]).toContain('van 8.00 tot 17.00 uur')
  })

  it('works on an unfinished form, and says what is missing where nothing can be tried', async () => {
    const half = { ...FITTING_FORM, title: '', category: '', price: 'x', input_fields: '{' }
    expect((await test({ form: half, question: 'Hoe laat open?' })).status).toBe(200)
    const nothing = async (form: Partial<BotForm>, question = 'Hoi') =>
      (await test({ form: { ...FITTING_FORM, ...form }, question })).body.error
    expect(await nothing({}, ' ')).toMatchObject({
      code: 'nothing_to_test',
      message: 'Stel een vraag of vul een veld in.',
    })
    expect(await nothing({ prompt_template: '', sample_pages: [] })).toMatchObject({ code: 'nothing_to_test' })
    expect(await nothing({ api_endpoint: 'http://x.example' })).toMatchObject({
      message: 'Gebruik een adres dat met https:// begint',
    })
  })

  it('accepts no more text in fields than a live bot does, labels counted', async () => {
    const fieldsOf = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`.padStart(10, '0'), 'x'.repeat(1590)]))
    const form = { ...FITTING_FORM, input_fields: '' }
    expect((await test({ form, inputs: fieldsOf(5) })).status).toBe(200)
    const answer = await test({ form, inputs: { ...fieldsOf(5), Nog: '' } })
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { message: 'Samen zijn deze antwoorden te lang' } },
    })
  })

  it('runs the checks on the saved draft without submitting it, and skips what cannot be tried yet', async () => {
    const { body } = await saveDraft(app, vendor)
    const botId = String(body.bot_id)
    const whole = await check(botId)
    expect(whole.body.map((one: CheckResult) => one.key)).toHaveLength(11)
    expect(whole.body.every((one: CheckResult) => one.outcome !== 'failed')).toBe(true)
    await saveDraft(app, vendor, { botId, revision: 1, form: { ...FITTING_FORM, description: '' } })
    const half = (await check(botId)).body
    expect(half.filter((one: CheckResult) => one.outcome === 'skipped')).toHaveLength(5)
    expect(half[2]).toMatchObject({ key: 'form', outcome: 'failed', message: 'Beschrijving is te kort' })
  })

  it('allows two hundred questions a day, those of checks included; submitting still works after that', async () => {
    const ask = () => test({ form: FITTING_FORM, question: 'Hoe laat open?' })
    const { body } = await saveDraft(app, vendor)
    for (let nth = 0; nth < 193; nth++) expect((await ask()).status).toBe(200)
    expect((await check(body.bot_id)).status).toBe(200)
    const tooFew = await check(body.bot_id)
    expect(tooFew.body.error).toMatchObject({
      code: 'test_limit',
      message:
        'Je hebt 200 proefvragen per dag; hiervoor zijn er 4 nodig en zoveel heb je er vandaag niet meer. Morgen kun je weer.',
    })
    for (let nth = 0; nth < 3; nth++) expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({
      status: 429,
      body: { error: { message: 'Je hebt 200 proefvragen per dag; die van vandaag zijn op. Morgen kun je weer.' } },
    })
    expect((await submitDraft(app, vendor, { botId: body.bot_id })).status).toBe(200)
    app.clock.advanceMs(86_400_000)
    expect((await check(body.bot_id)).status).toBe(200)
  })

  it('the checks report what submitting would refuse of the account: a missing profile or a full plan', async () => {
    const accountOf = async (made: Vendor, form: Partial<BotForm> = {}) => {
      const { body: draft } = await saveDraft(app, made, { form: { ...FITTING_FORM, ...form } })
      const body = { bot_id: draft.bot_id }
      const { body: found } = await app.send('POST', '/functions/v1/check-draft', { token: made.token, body })
      const submitted = await submitDraft(app, made, { botId: draft.bot_id })
      const checks: { key: string; outcome: string; hard: boolean }[] = found
      const account = checks.filter(({ key }) => key === 'profile' || key === 'room')
      expect(account.every(({ hard }) => hard)).toBe(true)
      return [account.map(({ key, outcome }) => [key, outcome]), submitted.status, submitted.body.error?.code]
    }
    const nobody = await makeVendor(app, { profile: false })
    expect(await accountOf(nobody)).toEqual([[['profile', 'failed']], 409, 'profile_needed'])
    const passed = [
      ['profile', 'passed'],
      ['room', 'passed'],
    ]
    const free = await makeVendor(app, { plan: null })
    expect(await accountOf(free)).toEqual([passed, 200, undefined])
    const [accounted, status] = await accountOf(free)
    expect([accounted, status]).toEqual([[passed[0], ['room', 'failed']], 429])
    expect(await accountOf(free, { publish: false })).toEqual([[passed[0]], 200, undefined])
  })

  it('an endpoint that does not answer costs the one question that was put to it', async () => {
    const deps = draftTrialDeps(app, {})
    const { body } = await saveDraft(app, vendor, { form: { ...FITTING_FORM, api_endpoint: 'https://bot.example/' } })
    const request = { vendorId: vendor.userId, botId: String(body.bot_id), signal: never }
    expect((await checkDraft(deps, request)).ok).toBe(true)
    const [counter] = await app.db.query<{ used: number }>(
      { role: 'service' },
      'select used from app.rate_counters where bucket = $1',
      [`draft-test:${vendor.userId}`],
    )
    expect(counter).toEqual({ used: 1 })
  })
})
