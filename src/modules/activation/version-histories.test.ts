import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canonicalValue } from '#modules/catalogue/domain/version-content.ts'
import { contentHashOf, findPendingVersion, type VersionContent } from '#modules/catalogue/public.ts'
import { type Run, rentalFixturesOf } from '../../../tests/support/rental-fixtures.ts'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { submitContent } from '../../../tests/support/submitted-bot.ts'
import { sizeOf } from '../../../tests/support/suite-size.ts'
import { anyContent, type VersionHappening, versionHistory } from '../../../tests/support/version-history.ts'

/** 1,000 in the full run; a sample where time is short. */
const HISTORIES = sizeOf({ sample: 50, full: 1000, embedded: 200 })

let at: ReviewFixture
let endpoints: ReturnType<typeof rentalFixturesOf>
let vendor: Awaited<ReturnType<ReviewFixture['inRole']>>
beforeAll(async () => {
  at = await openReviewFixture()
  endpoints = rentalFixturesOf(at)
  vendor = await at.inRole('vendor')
})
afterAll(() => at.app.close())

/** A model of one bot: the content of each version, and the approved ones, the newest last. */
interface ExpectedVersions {
  readonly contents: Map<number, VersionContent>
  readonly approved: number[]
  pending: number | null
  held: number | null
  paused: boolean
}

interface Stage {
  readonly botId: string
  readonly customer: typeof vendor
  readonly configId: string
  readonly follower: typeof vendor
  readonly expectedVersions: ExpectedVersions
}

it(`what a renter runs is, by its hash, what was approved: the live version when he follows, the held one when he holds, in ${HISTORIES} histories`, {
  timeout: 7_200_000,
}, async () => {
  let heldRuns = 0
  await fc.assert(
    fc.asyncProperty(anyContent, versionHistory, async (first, happenings) => {
      await at.clear()
      const stage = await begin(first)
      await checkRuns(stage)
      for (const happening of happenings) {
        await live(stage, happening)
        await checkRuns(stage)
        if (
          stage.expectedVersions.held !== null &&
          stage.expectedVersions.held !== stage.expectedVersions.approved.at(-1)
        )
          heldRuns += 1
      }
    }),
    { numRuns: HISTORIES },
  )
  // Otherwise the histories prove little.
  expect(heldRuns).toBeGreaterThan(HISTORIES / 2)
})

async function begin(content: VersionContent): Promise<Stage> {
  const [customer, follower] = [await at.app.signUp(), await at.app.signUp()]
  const version = await submitContent(at.app, { vendorId: vendor.userId, content })
  await at.decide(version.id, 'approve')
  const { botId } = version
  const { configId } = await endpoints.rent(botId, customer)
  await endpoints.rent(botId, follower)
  const contents = new Map([[1, content]])
  return {
    botId,
    customer,
    configId,
    follower,
    expectedVersions: { contents, approved: [1], pending: null, held: null, paused: false },
  }
}

async function live(stage: Stage, happening: VersionHappening): Promise<void> {
  const { botId, expectedVersions } = stage
  switch (happening.kind) {
    case 'submit': {
      const { content } = happening
      const version = await submitNext(botId, content)
      expectedVersions.contents.set(version, content)
      expectedVersions.pending = version
      return
    }
    case 'approve':
    case 'reject':
    case 'request_changes':
    case 'withdraw':
      return decide(stage, happening.kind)
    case 'pause':
    case 'resume': {
      const body = { bot_id: botId, ...(happening.kind === 'pause' ? { reason: 'De bot antwoordt onzin.' } : {}) }
      await at.app.send('POST', `/functions/v1/${happening.kind}-bot`, { token: at.admin.token, body })
      expectedVersions.paused = happening.kind === 'pause'
      return
    }
    case 'keep':
    case 'follow':
    case 'back':
    case 'return':
    case 'hold':
      return choose(stage, numberOf(happening, expectedVersions))
  }
}

/** Submits another version; the pending one is withdrawn, as submitting does. */
async function submitNext(botId: string, content: VersionContent): Promise<number> {
  await at.asProduct(
    "update app.bot_versions set status = 'withdrawn' where bot_id = $1 and status = 'pending_review'",
    [botId],
  )
  return (await submitContent(at.app, { vendorId: vendor.userId, botId, content })).number
}

async function decide({ botId, expectedVersions }: Stage, kind: 'approve' | 'reject' | 'request_changes' | 'withdraw') {
  const waiting = await at.app.db.as({ role: 'service' }, (tx) => findPendingVersion(tx, botId))
  expect(waiting?.number ?? null).toBe(expectedVersions.pending)
  if (!waiting) return
  if (kind === 'withdraw')
    await at.app.send('POST', '/functions/v1/withdraw-submission', { token: vendor.token, body: { bot_id: botId } })
  else expect((await at.decide(waiting.id, kind, 'Zie de opmerking hierboven.')).status).toBe(200)
  expectedVersions.pending = null
  if (kind === 'approve') expectedVersions.approved.push(waiting.number)
}

/** Returns the number that the customer requests; null is to follow. */
function numberOf(
  happening: Extract<VersionHappening, { kind: 'keep' | 'follow' | 'back' | 'return' | 'hold' }>,
  expectedVersions: ExpectedVersions,
) {
  const [live = 1, before = live] = expectedVersions.approved.toReversed()
  if (happening.kind === 'hold') return happening.number
  return { keep: expectedVersions.held ?? live, follow: null, back: before, return: live }[happening.kind]
}

async function choose({ botId, customer, expectedVersions }: Stage, number: number | null): Promise<void> {
  const mayBe =
    number === null || number === expectedVersions.held || expectedVersions.approved.slice(-2).includes(number)
  const { status, body } = await endpoints.hold(botId, number, customer)
  expect(status, `${number} of ${expectedVersions.approved.join()}, held ${expectedVersions.held}`).toBe(
    mayBe ? 200 : 409,
  )
  if (mayBe) expectedVersions.held = number
  if (mayBe) expect(body).toMatchObject({ held: number !== null, running: number ?? expectedVersions.approved.at(-1) })
}

/** Checks what runs for both customers, in every channel, against the model and the frozen contents. */
async function checkRuns({ botId, customer, configId, follower, expectedVersions }: Stage): Promise<void> {
  const live = expectedVersions.approved.at(-1) ?? 0
  const running = expectedVersions.held ?? live
  expectRun(await endpoints.runAsCustomer(botId, customer), expectedVersions, running)
  expectRun(await endpoints.visitorRun(botId, configId), expectedVersions, running)
  expectRun(await endpoints.runAsCustomer(botId, follower), expectedVersions, live)
  for (const number of [running, live]) {
    const [frozen] = await at.asProduct(
      'select content_hash, status from app.bot_versions where bot_id = $1 and number = $2',
      [botId, number],
    )
    const content = expectedVersions.contents.get(number)
    expect(frozen).toEqual({
      content_hash: content && contentHashOf(content),
      status: number === live ? 'approved' : 'replaced',
    })
  }
}

function expectRun({ outcome, content }: Run, expectedVersions: ExpectedVersions, number: number): void {
  if (expectedVersions.paused) {
    expect(outcome).toBe('paused')
    expect(Object.values(content).every((part) => part === null)).toBe(true)
    return
  }
  expect(outcome).toBe('running')
  const said = expectedVersions.contents.get(number)
  if (!said) throw new Error(`no version ${number}`)
  const { title, category, prompt_template, api_endpoint, input_fields } = said
  expect(hashOf(content)).toBe(hashOf({ title, category, prompt_template, api_endpoint, input_fields }))
}

const hashOf = (content: Run['content']) => createHash('sha256').update(canonicalValue(content)).digest('hex')
