import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAgreedBot } from '#modules/billing/store/agreement-store.ts'
import { newId } from '#platform/ids/id.ts'
import { type ModelServer, startModelServer } from '../../../tests/support/model-server.ts'
import { FIRST, rentalFixturesOf, SECOND, THIRD } from '../../../tests/support/rental-fixtures.ts'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { sampleContent, submitContent } from '../../../tests/support/submitted-bot.ts'

type Person = Awaited<ReturnType<ReviewFixture['inRole']>>

let model: ModelServer
let at: ReviewFixture
let endpoints: ReturnType<typeof rentalFixturesOf>
let vendor: Person
let customer: Person
let botId: string
let config: { configId: string; hostedToken: string }
beforeAll(async () => {
  model = await startModelServer()
  const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_API_KEY: 'proef', AI_MODEL: 'instant' }
  at = await openReviewFixture(env)
  endpoints = rentalFixturesOf(at)
})
beforeEach(async () => {
  await at.clear()
  vendor = await at.inRole('vendor')
  customer = await at.app.signUp()
  const first = await submitContent(at.app, { vendorId: vendor.userId, content: sampleContent(FIRST) })
  await at.decide(first.id, 'approve')
  botId = first.botId
  config = await endpoints.rent(botId, customer)
})
afterAll(async () => {
  await at.app.close()
  await model.stop()
})

const release = (changes: Parameters<typeof sampleContent>[0]) => endpoints.release(botId, vendor.userId, changes)

/** Returns the instructions that the model got for each way in which a question reaches the customer's bot. */
async function instructionsEverywhere(): Promise<string[]> {
  model.calls.length = 0
  const run = (body: object) => at.app.send('POST', '/functions/v1/execute-bot', { token: customer.token, body })
  await run({ bot_id: botId, message: 'Zijn jullie open?' })
  await run({ bot_id: botId, message: 'Zijn jullie open?', test: true })
  await run({ botId, inputData: { 'Je vraag': 'Zijn jullie open?' } })
  const opened = await at.app.send('POST', '/functions/v1/hosted-chat/session', {
    body: { bot: botId, token: config.hostedToken },
  })
  const body = { message: 'Zijn jullie open?', client_message_id: newId() }
  await at.app.send('POST', '/functions/v1/hosted-chat/messages', { token: opened.body.session_token, body })
  return model.calls.map(({ system }) => /geheim-\w+/.exec(system)?.[0] ?? 'none')
}

describe('an edit of a live bot', () => {
  it('changes no answer until it is approved, from any channel, and then all of them', async () => {
    const four = (word: string) => [word, word, word, word]
    expect(await instructionsEverywhere()).toEqual(four('geheim-een'))
    const edit = await submitContent(at.app, { vendorId: vendor.userId, botId, content: sampleContent(SECOND) })
    expect(await instructionsEverywhere()).toEqual(four('geheim-een'))
    await at.decide(edit.id, 'request_changes', 'Noem de prijs niet in de tekst.')
    expect(await instructionsEverywhere()).toEqual(four('geheim-een'))
    await release(SECOND)
    expect(await instructionsEverywhere()).toEqual(four('geheim-twee'))
  })

  it('does not reach a customer with a pinned version: their answers, chat and screens stay', async () => {
    expect((await endpoints.hold(botId, 1, customer)).body).toMatchObject({ running: 1, live: 1, held: true })
    await release(SECOND)
    expect(await instructionsEverywhere()).toEqual(['geheim-een', 'geheim-een', 'geheim-een', 'geheim-een'])
    const opened = await at.app.send('POST', '/functions/v1/hosted-chat/session', {
      body: { bot: botId, token: config.hostedToken },
    })
    expect(opened.body).toMatchObject({ company_name: 'Tafelhulp', bot: { title: 'Tafelhulp' } })
    const own = await at.app.send('GET', `/rest/v1/user_bots?user_id=eq.${customer.userId}`, { token: customer.token })
    expect(own.body).toMatchObject([
      {
        version: { running: 1, live: 2, held: true },
        bot: { title: 'Tafelhulp', input_fields: [{ label: 'Je vraag', type: 'textarea' }] },
      },
    ])
  })
})

describe('the pinned version', () => {
  it('decides the form of the category, and what the agreement says about who answers', async () => {
    await endpoints.hold(botId, 1, customer)
    await release({ ...THIRD, category: 'E-commerce' })
    const settingUp = async (who: Person) => {
      const { body } = await at.app.send('POST', '/rest/v1/user_bot_configs', {
        token: who.token,
        body: { bot_id: botId, config_data: {} },
      })
      return body.category
    }
    const agreed = async (who: Person) =>
      at.app.db.as({ role: 'service' }, (tx) => findAgreedBot(tx, who.userId, botId, at.app.clock.now()))
    const other = await at.app.signUp()
    await endpoints.rent(botId, other)
    expect([await settingUp(customer), await settingUp(other)]).toEqual(['horeca', 'ecommerce'])
    expect(await agreed(customer)).toMatchObject({ title: 'Tafelhulp', usesVendorEndpoint: false })
    expect(await agreed(other)).toMatchObject({ title: 'Tafelhulp Plus', usesVendorEndpoint: true })
  })

  it('does not affect the health test of the sample company, which tests what is live', async () => {
    const { token, userId } = vendor
    await at.app.send('POST', '/functions/v1/start-trial', { token, body: { botId } })
    expect((await endpoints.hold(botId, 1, vendor)).status).toBe(200)
    await release(SECOND)
    expect((await endpoints.runAsCustomer(botId, vendor)).content.title).toBe('Tafelhulp')
    const [sample] = await at.asProduct('select id from app.user_bot_configs where user_id = $1 and is_sample', [
      userId,
    ])
    const [started] = await at.app.db.query(
      { role: 'service', configId: String(sample?.id) },
      `select title from app.begin_execution($1, $2, 'test', 'api', null, '{}', $3, 90)`,
      [newId(), botId, at.app.clock.now()],
    )
    expect(started).toEqual({ title: 'Tafelhulp Plus' })
  })
})
