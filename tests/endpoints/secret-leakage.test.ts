import { afterAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { submitBot } from '#modules/authoring/actions/submit-bot.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { OUT_OF_SCOPE_QUESTION } from '#modules/catalogue/public.ts'
import type { Operation } from '#platform/http/operation.ts'

import { createTestApp } from '../support/create-test-app.ts'
import { draftTrialDeps } from '../support/draft-trial-deps.ts'
import { FITTING_FORM, makeVendor, saveDraft, vendorFixturesOf } from '../support/vendor-fixtures.ts'
import { callEndpoint } from './call-endpoint.ts'
import { createEndpointFixtures, type EndpointFixtures } from './endpoint-fixtures.ts'
import { type EndpointRequest, goodRequests } from './good-requests.ts'

const PROMPT = 'geheime instructie achtentwintig'
const ENDPOINT = 'https://geheim-adres.example/antwoord'

const app = await createTestApp({
  widgetFiles: { loader: '', assets: new Map(), scriptPath: '/chat/chat.js', stylePath: '/chat/chat.css' },
})
await seedCatalogue(app, { demo: false })
await createPlanPrices(app.payments)
const vendorFixtures = vendorFixturesOf(app)
afterAll(() => app.close())

const endpoints = app.bindings.map(({ operation }) => operation).filter(({ method }) => method === 'GET')
const post = (path: string, token: string, body: unknown) => app.send('POST', path, { token, body })

/** Creates a vendor's bot with its own prompt and endpoint, which was tried out and waits for review. */
async function secretBot(): Promise<{ botId: string; vendor: Awaited<ReturnType<typeof makeVendor>> }> {
  const vendor = await makeVendor(app)
  const form = { ...FITTING_FORM, prompt_template: `Antwoord kort. ${PROMPT}.`, api_endpoint: ENDPOINT }
  const botId = String((await saveDraft(app, vendor, { form })).body.bot_id)
  const answers = (question: string) =>
    question === OUT_OF_SCOPE_QUESTION ? 'Daar weet ik niets van.' : 'De bakkerij is op zaterdag open tot 17.00 uur.'
  const deps = draftTrialDeps(app, {
    endpoint: (question) => ({ outcome: 'ok', status: 200, text: JSON.stringify({ answer: answers(question) }) }),
  })
  const { signal } = new AbortController()
  const submitted = await submitBot(deps, { vendorId: vendor.userId, botId, revision: 1, signal })
  if (!submitted.ok) throw new Error(JSON.stringify(submitted.failure))
  return { botId, vendor }
}

/** Returns the good request of an endpoint, the same about the secret bot, and for tables one that selects the columns by name. */
function requestsOf(
  { id, path, access }: Operation,
  fixtures: EndpointFixtures,
  botId: string,
  token: string | null,
): EndpointRequest[] {
  const good = goodRequests[id]?.(fixtures)
  if (!good) throw new Error(`tests/endpoints/good-requests.ts has no good request for ${id}`)
  const own = access === 'chat-session' || access === 'api-key' ? good : { ...good, token }
  const bots = [
    fixtures.one.botId,
    fixtures.openBot,
    fixtures.one.vendorFixtures.draftBotId,
    fixtures.one.vendorFixtures.waitingBotId,
  ]
  const about = (values: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        bots.reduce((changed, bot) => changed.replaceAll(bot, botId), value),
      ]),
    )
  const aboutSecret = { ...own, params: about(good.params), query: about(good.query) }
  const columns = 'id,prompt_template,api_endpoint,endpoint_secret'
  return path.startsWith('/rest/')
    ? [own, aboutSecret, { ...own, query: { select: '*' } }, { ...own, query: { select: columns } }]
    : [own, aboutSecret]
}

it('no answer to a visitor, buyer, customer or other vendor holds prompt, endpoint or its secret (DATA-07)', async () => {
  const fixtures = await createEndpointFixtures(app, { withMoney: true })
  const { botId, vendor } = await secretBot()
  await vendorFixtures.rows('update app.bots set prompt_template = $1, api_endpoint = $2', PROMPT, ENDPOINT)
  const { endpoint_secret: signing } = (await vendorFixtures.editor(botId, vendor)).body
  expect(JSON.stringify((await vendorFixtures.editor(botId, vendor)).body)).toContain(PROMPT)
  expect(JSON.stringify((await vendorFixtures.editor(botId, vendor)).body)).toContain(ENDPOINT)
  const holder = await app.signUp()
  const callers: [string, string | null][] = [
    ['visitor', null],
    ['buyer', (await app.signUp()).token],
    ['holder', holder.token],
    ['other vendor', (await makeVendor(app)).token],
  ]
  const opened = new Set<string>()
  const walk = async () => {
    for (const [who, token] of callers)
      for (const endpoint of endpoints)
        for (const request of requestsOf(endpoint, fixtures, botId, token)) {
          const { status, text } = await callEndpoint(app, endpoint, request)
          if (status === 200) opened.add(`${who} ${endpoint.id}`)
          for (const secret of [PROMPT, ENDPOINT, signing])
            expect(
              text.includes(secret),
              `${endpoint.id} shows ${secret} to a ${who}: ${JSON.stringify(request)}`,
            ).toBe(false)
        }
  }
  await walk()
  await vendorFixtures.approve(botId)
  expect((await post('/functions/v1/start-trial', holder.token, { botId })).status).toBe(200)
  expect((await app.send('GET', `/functions/v1/bot-detail?botId=${botId}`)).status).toBe(200)
  await walk()
  for (const [who] of callers) expect([...opened].filter((one) => one.startsWith(who)).length, who).toBeGreaterThan(10)
})
