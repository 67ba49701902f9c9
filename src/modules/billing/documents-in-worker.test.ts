import { join } from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDrawing, type DrawingTask, drawInWorker } from '#platform/document/draw-in-worker.ts'
import type { hold } from '#platform/workers/example-tasks.ts'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import { BOTS, createShop, type Person } from '../../../tests/support/order-fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await createShop()
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

const holding: DrawingTask<Parameters<typeof hold>> = {
  file: join(import.meta.dirname, '../../platform/workers/example-tasks.ts'),
  name: 'hold',
}
let holds = 0

/** Blocks the only drawing thread until it is released, so that nothing else is drawn meanwhile. */
async function holdDrawing() {
  const name = `hold drawing ${++holds}`
  const channel = new BroadcastChannel(name)
  const began = new Promise((resolve) => {
    channel.onmessage = resolve
  })
  const held = drawInWorker({ account: null }, holding, name)
  await began
  return async () => {
    channel.postMessage('go on')
    await held
    channel.close()
  }
}

it('a repeated agreement needs no new drawing, and one account draws no more than its share', async () => {
  const who = await withTrial()
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
  // The test clock does not advance, however long the drawings take.
  expect(statuses).toEqual([...Array(29).fill(200), ...Array(7).fill(429)])
  app.clock.advanceMs(3_000)
  expect((await ask(who)).status).toBe(200)
})

it('only the worker draws agreements: while blocked, 20 wait, 10 are refused, visitors get answers', async () => {
  const crowd: Person[] = []
  for (let index = 0; index < 30; index++) crowd.push(await withTrial())
  const release = await holdDrawing()
  const order: string[] = []
  const allRefused = Promise.withResolvers<void>()
  const asked = crowd.map(async (who) => {
    const answer = await ask(who)
    order.push(`agreement ${answer.status}`)
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5')
    if (order.length === 10) allRefused.resolve()
  })
  await allRefused.promise
  expect((await app.send('GET', '/rest/v1/bots')).status).toBe(200)
  order.push('visitor 200')
  await release()
  await Promise.all(asked)
  expect(order).toEqual([...Array(10).fill('agreement 503'), 'visitor 200', ...Array(20).fill('agreement 200')])
})
