import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp } from '../support/create-test-app.ts'
import { makeVendor } from '../support/vendor-fixtures.ts'
import { callEndpoint } from './call-endpoint.ts'
import { createEndpointFixtures, type EndpointFixtures } from './endpoint-fixtures.ts'
import { goodRequests } from './good-requests.ts'

const app = await createTestApp()
await seedCatalogue(app, { demo: false })
afterAll(() => app.close())

let fixtures: EndpointFixtures
beforeAll(async () => {
  fixtures = await createEndpointFixtures(app)
})

/** The reads and writes of the pages of /admin, by name, so that none is opened unnoticed. */
const ADMIN_OPERATIONS = [
  ...['readReviewQueue', 'readReview', 'decideSubmission', 'pauseBot', 'resumeBot', 'readPausedBots'],
  ...['readSmokeTests', 'readSmokeQuestions', 'startSmokeBatch', 'cancelSmokeBatch'],
  ...['readExecutions', 'readExecutionHours', 'revealExecution', 'readAuditTrail', 'readReports', 'decideReport'],
  ...['readVendorsToCheck', 'verifyVendor', 'requestVendorChanges', 'checkVendorAccount', 'revealPayoutAccount'],
  ...['readEarlyAccess', 'exportEarlyAccess', 'readContactMessages', 'handleContactMessage'],
]

it('[ROUTE-29] [AMB-009] the server refuses every read and write of administrators to visitors, members and vendors', async () => {
  const operations = app.bindings.map(({ operation }) => operation).filter(({ access }) => access === 'admin')
  expect(operations.map(({ id }) => id).toSorted()).toEqual(ADMIN_OPERATIONS.toSorted())
  const member = await app.signUp()
  const vendor = await makeVendor(app)
  for (const operation of operations) {
    const request = goodRequests[operation.id]?.(fixtures)
    if (!request) throw new Error(`no good request is called ${operation.id}`)
    for (const [token, status] of [
      [null, 401],
      [member.token, 403],
      [vendor.token, 403],
    ] as const)
      expect((await callEndpoint(app, operation, { ...request, token })).status, operation.id).toBe(status)
  }
  // The reviews page counts pending bots through an endpoint that is open to everybody.
  const pending = '/rest/v1/bots?status=eq.pending_review'
  for (const [token, status] of [
    [null, 401],
    [member.token, 403],
    [vendor.token, 403],
  ] as const)
    expect((await app.send('GET', pending, { token })).status).toBe(status)
})
