import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { recordLanguageModel } from '#modules/activation/public.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import {
  FITTING_FORM,
  makeVendor,
  saveDraft,
  submitDraft,
  type Vendor,
} from '../../../tests/support/vendor-fixtures.ts'

// A vendor marks a bot as needing a language model, with a recorded example (AMB-197).

const EXAMPLE = { example_input: 'Bon van 12 mei: € 84,70', example_output: 'Btw: € 14,70' }

let app: TestApp
let vendor: Vendor
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
beforeEach(async () => {
  vendor = await makeVendor(app)
})
afterAll(() => app.close())

async function submit(changes: object, who = vendor) {
  const form = { ...FITTING_FORM, title: `Bonnetjesbot ${who.userId.slice(-6)}`, ...changes }
  const { body } = await saveDraft(app, vendor, { form })
  return { botId: String(body.bot_id), answer: await submitDraft(app, who, { botId: body.bot_id }) }
}
const version = async (botId: string) =>
  (
    await app.db.query<{ needs_model: boolean; model_example: unknown }>(
      { role: 'service' },
      "select needs_model, content -> 'model_example' as model_example from app.bot_versions where bot_id = $1",
      [botId],
    )
  )[0]

it('freezes with the version that it needs a model, with its example, which the reviewer reads', async () => {
  const { botId, answer } = await submit({ needs_model: true, ...EXAMPLE })
  expect(answer.status).toBe(200)
  const example = { input: EXAMPLE.example_input, output: EXAMPLE.example_output }
  expect(await version(botId)).toEqual({ needs_model: true, model_example: example })
  const admin = await makeAdmin(app)
  const queue = await app.send('GET', '/functions/v1/review-queue', { token: admin.token })
  const [{ version_id: id }] = queue.body.filter((one: { bot_id: string }) => one.bot_id === botId)
  const review = await app.send('GET', `/functions/v1/review?versionId=${id}`, { token: admin.token })
  expect(review.body).toMatchObject({ needs_model: true, model_example: example })
})

it('stores no example of a bot that needs no model, whatever the form still holds', async () => {
  const { botId } = await submit({ needs_model: false, ...EXAMPLE })
  expect(await version(botId)).toEqual({ needs_model: false, model_example: null })
})

it.each([
  ['without an example', { example_input: '', example_output: '' }, 'example_input'],
  ['without the answer', { ...EXAMPLE, example_output: ' ' }, 'example_output'],
])('is refused %s, by field, and nothing is frozen', async (_, example, field) => {
  const { botId, answer } = await submit({ needs_model: true, ...example })
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.body.error.details)).toContain(field)
  expect(await version(botId)).toBeUndefined()
})

it('is refused to another vendor like an unknown bot, and to a visitor', async () => {
  const other = await makeVendor(app)
  expect((await submit({ needs_model: true, ...EXAMPLE }, other)).answer.status).toBe(404)
  expect((await app.send('POST', '/functions/v1/submit-bot', { body: {} })).status).toBe(401)
})

it('is accepted where no model is connected too: another installation of the same bot may have one', async () => {
  await recordLanguageModel(app.deps, false)
  expect((await submit({ needs_model: true, ...EXAMPLE })).answer.status).toBe(200)
  await recordLanguageModel(app.deps, true)
})
