import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDrawing } from '#platform/document/draw-in-worker.ts'
import { TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { BOTS, BUSINESS, createShop, type Person } from '../../../tests/support/order-fixtures.ts'
import { drawAgreement } from './documents/draw-agreement.ts'

let app: TestApp
let people: Person[] = []
beforeAll(async () => {
  app = await createShop()
  people = []
  for (let index = 0; index < 11; index++) people.push(await withTrial())
})
afterAll(async () => {
  await app.close()
  await closeDrawing()
})

async function withTrial(): Promise<Person> {
  const who = await app.signUp()
  await app.send('POST', '/functions/v1/start-trial', { token: who.token, body: { botId: BOTS.tafelwijs } })
  return who
}

const ask = (who: Person) =>
  app.http.request(`/functions/v1/processing-agreements/${BOTS.tafelwijs}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })

/** Milliseconds of processor time that this thread alone spends on `work`. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  await setImmediate()
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

const drawHere = (index: number) =>
  drawAgreement({
    bot: { title: `Tafelwijs ${index}`, usesVendorEndpoint: false, since: TEST_NOW },
    account: { email: 'noor@bistro.example', name: 'Noor' },
    buyer: BUSINESS,
    retentionDays: 90,
    seller: app.payments.seller,
    processors: [],
  })

it('ten agreements of ten accounts at once cost the thread that serves visitors less than half of drawing them there', async () => {
  const [first, ...others] = people
  if (!first) throw new Error('No accounts.')
  expect((await ask(first)).status).toBe(200)
  await drawHere(-1)
  const here = await cpuOf(() => Promise.all(Array.from({ length: 10 }, (_, index) => drawHere(index))))
  const answers: number[] = []
  const served = await cpuOf(() => Promise.all(others.map(async (who) => answers.push((await ask(who)).status))))
  expect(answers).toEqual(Array(10).fill(200))
  console.info(`ten agreements: ${Math.round(here)} ms of processor time here, ${Math.round(served)} ms when served`)
  expect(served).toBeLessThan(here / 2)
})

it('an agreement that was drawn before costs no drawing, and one account draws no more than its share', async () => {
  const [who] = people
  if (!who) throw new Error('No accounts.')
  for (let index = 0; index < 32; index++) expect((await ask(who)).status).toBe(200)
  const statuses: number[] = []
  for (let days = 1; days <= 36; days++) {
    await app.send('PATCH', '/rest/v1/user_settings', {
      token: who.token,
      body: { conversation_retention_days: days },
    })
    const answer = await ask(who)
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(29)
  expect(statuses.at(-1)).toBe(429)
})

it('more agreements than wait at once are refused with the moment to come back', async () => {
  const crowd = await Promise.all(Array.from({ length: 30 }, withTrial))
  const answers = await Promise.all(crowd.map(async (who) => ask(who)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(30)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('5')
})
