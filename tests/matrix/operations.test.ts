import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import type { Operation } from '#platform/http/operation.ts'
import { billingSecrets } from '../endpoints/billing-fixture.ts'
import { callEndpoint, type Reply } from '../endpoints/call-endpoint.ts'
import { type Company, createEndpointFixtures, type EndpointFixtures } from '../endpoints/endpoint-fixtures.ts'
import { type EndpointRequest, goodRequests } from '../endpoints/good-requests.ts'
import { createTestApp } from '../support/create-test-app.ts'
import { IS_FULL } from '../support/suite-size.ts'
import { newIdFor } from './operations/absent-id.ts'
import { type Caller, makeCallers } from './operations/callers.ts'
import { ADMIN_SEES, PASSES } from './operations/expected-operations.ts'

// Every operation of every contract, called by the ten identities: whether each passes its access, and what it answers about data of others.

const app = await createTestApp({
  widgetFiles: { loader: '', assets: new Map(), scriptPath: '/chat/chat.js', stylePath: '/chat/chat.css' },
})
await seedCatalogue(app, { demo: false })
await createPlanPrices(app.payments)
afterAll(() => app.close())

let fixtures: EndpointFixtures
let callers: readonly Caller[]
let asked = 0
const operations = app.bindings.map(({ operation }) => operation)
beforeAll(async () => {
  fixtures = await createEndpointFixtures(app, { withMoney: true })
  callers = await makeCallers(app, fixtures)
})

const codeOf = (reply: Reply): string => {
  if (!reply.headers.get('content-type')?.includes('json')) return ''
  const body = JSON.parse(reply.text)
  return String(body?.error?.code ?? body?.code ?? '')
}

/** Sign-out has no input to refuse, so every caller that passes is signed out (tests/endpoints/limits.test.ts and AUTH-09 prove the rest). */
const ENDS_SESSION = ['signOut']

/** A request that is refused by every operation once its access is passed, so that nothing changes. */
const MALFORMED = { what: 'a name twice', query: 'matrix=1&matrix=2', json: '{"matrix"', isNeverRight: true as const }

describe('the access of every operation', () => {
  it.each(operations)('$id lets in exactly the identities that $access says', async (operation) => {
    const wrong = await accessProblems(operation, operation.access)
    expect(wrong, 'PASSES in tests/matrix/operations/expected-operations.ts says what should be').toEqual([])
  })

  it('is needed: a test fails when any access is removed or lowered', { timeout: 600_000 }, async () => {
    const unnoticed: string[] = []
    let removed = 0
    for (const operation of operations) {
      const { access } = operation
      const lower =
        access === 'vendor' || access === 'admin' ? (['anyone', 'signed-in'] as const) : (['anyone'] as const)
      if (access === 'anyone' || ENDS_SESSION.includes(operation.id)) continue
      for (const less of lower) {
        removed += 1
        // The endpoint reads the access of its contract at every request.
        Object.assign(operation, { access: less })
        const isNoticed = (await accessProblems(operation, access)).length > 0
        Object.assign(operation, { access })
        if (IS_FULL)
          process.stdout.write(
            `removed: access of ${operation.id}, ${access} to ${less} ${isNoticed ? 'noticed' : 'NOT NOTICED'}\n`,
          )
        if (!isNoticed) unnoticed.push(`${operation.id}: ${access} to ${less}`)
      }
    }
    process.stdout.write(`access: ${removed} removed, ${removed - unnoticed.length} noticed\n`)
    expect(unnoticed).toEqual([])
  })
})

describe('data of another account', () => {
  it('gets the same answer from every operation as absent data, for each identity', {
    timeout: 600_000,
  }, async () => {
    const wrong: string[] = []
    // A bot on the marketplace is no secret; the same request about a draft must be.
    const hidden = { ...fixtures, one: { ...fixtures.one, botId: fixtures.one.vendorFixtures.draftBotId } }
    for (const operation of operations) {
      if (operation.access === 'anyone' || operation.access === 'admin') continue
      const request = goodOf(operation, hidden)
      const ids = idsOf(fixtures.one).filter((id) =>
        JSON.stringify([request.params, request.query, request.body]).includes(id),
      )
      if (ids.length === 0) continue
      for (const caller of callers) {
        if (PASSES[operation.access][caller.kind] !== 'in' || caller.owns(operation, request)) continue
        if (caller.kind === 'admin' && ADMIN_SEES.includes(operation.id)) continue
        asked += 2
        const foreign = await callEndpoint(app, operation, { ...request, token: caller.token })
        const absent = await callEndpoint(app, operation, { ...withAbsent(request, ids), token: caller.token })
        const [a, b] = [foreign, absent].map((reply) => plain(reply, ids))
        if (a !== b) wrong.push(`${caller.name} ${operation.id}: foreign ${a} but absent ${b}`)
        if (foreign.status >= 500) wrong.push(`${caller.name} ${operation.id}: ${foreign.status}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

it('every session is valid at the end, so that each answer above was for its identity', async () => {
  for (const caller of callers) {
    if (caller.kind !== 'member' && caller.kind !== 'vendor' && caller.kind !== 'admin') continue
    const reply = await app.send('GET', '/auth/v1/user', { token: caller.token })
    expect(reply.status, caller.name).toBe(200)
  }
  process.stdout.write(`${asked} cells of the operations asked\n`)
  expect(asked).toBeGreaterThan(1500)
})

/** The identities for whom the operation does not answer as the access says. */
async function accessProblems(operation: Operation, access: Operation['access']): Promise<string[]> {
  const wrong: string[] = []
  for (const caller of callers) {
    if (ENDS_SESSION.includes(operation.id) && caller.token !== null) continue
    asked += 1
    const good = goodOf(operation, fixtures)
    const params = Object.fromEntries(Object.keys(good.params ?? {}).map((name) => [name, newIdFor()]))
    const reply = await callEndpoint(app, operation, { token: caller.token, params }, { ...MALFORMED })
    const isForbidden = reply.status === 403 && codeOf(reply) === 'forbidden'
    const found = reply.status === 401 ? '401' : isForbidden ? '403' : 'in'
    const should = PASSES[access][caller.kind]
    if (found !== should)
      wrong.push(`${caller.name}: expected ${should}, found ${found} (${reply.status} ${reply.text.slice(0, 120)})`)
  }
  return wrong
}

function goodOf(operation: Operation, of: EndpointFixtures): EndpointRequest {
  const make = goodRequests[operation.id]
  if (!make) throw new Error(`add a good request for ${operation.id} to tests/endpoints/good-requests.ts`)
  return make(of)
}

function idsOf(company: Company): string[] {
  const { userId, botId, configId, hostedToken, conversationId, leadId, mailId, sessionId, oneTimeTokens } = company
  const own = [userId, botId, configId, hostedToken, conversationId, leadId, mailId, sessionId, oneTimeTokens.factorId]
  return [...own, ...Object.values(company.vendorFixtures), ...billingSecrets(company.money)]
}

function withAbsent(request: EndpointRequest, ids: readonly string[]): EndpointRequest {
  let text = JSON.stringify(request)
  for (const id of ids) text = text.replaceAll(id, newIdFor(id))
  return JSON.parse(text) as EndpointRequest // the same form with other ids
}

/** An answer without what differs from request to request. */
function plain(reply: Reply, ids: readonly string[]): string {
  let { text } = reply
  for (const id of ids) text = text.replaceAll(id, 'id')
  return `${reply.status} ${text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').slice(0, 200)}`
}
