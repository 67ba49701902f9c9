import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coalesceChanges } from '#platform/realtime/coalesce-changes.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { captureLead } from './capture-lead.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface LiveEvent {
  id: string
  event: string
  data: unknown
}

/** Opens a stream and reads it event by event; `leave` disconnects. */
async function open(token: string, channel: string, headers: Record<string, string> = {}) {
  const gone = new AbortController()
  const response = await app.http.request(`/realtime/v1?channel=${channel}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: gone.signal,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no stream')
  let buffer = ''
  const next = async (): Promise<LiveEvent | null> => {
    for (;;) {
      const end = buffer.indexOf('\n\n')
      if (end !== -1) {
        const block = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        if (block.startsWith(':')) continue
        const fields = Object.fromEntries(
          block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        )
        return { id: String(fields.id), event: String(fields.event), data: JSON.parse(String(fields.data)) }
      }
      const { value, done } = await reader.read()
      if (done) return null
      buffer += value
    }
  }
  expect(await next()).toMatchObject({ event: 'ready', data: { channel } })
  return {
    next,
    leave: async () => {
      gone.abort()
      await reader.cancel().catch(() => {})
    },
  }
}

const add = async (token: string) =>
  (await app.send('POST', '/rest/v1/leads', { token, body: { name: 'Jan' } })).body.id as string

describe('the live stream', () => {
  it('notifies the owner of every change of a lead by id, and nobody else', async () => {
    const owner = await app.signUp()
    const other = await app.signUp()
    const mine = await open(owner.token, 'leads')
    const theirs = await open(other.token, 'leads')
    const usage = await open(owner.token, 'usage')
    const id = await add(owner.token)
    expect(await mine.next()).toMatchObject({ event: 'change', data: { id } })
    await app.send('PATCH', `/rest/v1/leads?id=eq.${id}`, { token: owner.token, body: { status: 'lost' } })
    expect(await mine.next()).toMatchObject({ event: 'change', data: { id } })
    await app.send('DELETE', `/rest/v1/leads?id=eq.${id}`, { token: owner.token })
    expect(await mine.next()).toMatchObject({ event: 'change', data: { id } })
    const config = await createConfig(app, owner.userId)
    const captured = await app.db.as({ role: 'service', configId: config.configId }, (tx) =>
      captureLead(tx, {
        ...config,
        ownerId: owner.userId,
        conversationId: null,
        idempotencyKey: null,
        fields: { email: 'v@klant.example' },
        source: 'widget',
        consentAt: null,
        now: app.clock.now(),
      }),
    )
    expect(await mine.next()).toMatchObject({ event: 'change', data: { id: captured?.leadId } })
    const own = await add(other.token)
    expect(await theirs.next()).toMatchObject({ data: { id: own } })
    app.background.usage.changed(owner.userId, config.botId)
    expect(await usage.next()).toMatchObject({ event: 'change', data: { id: config.botId } })
    for (const stream of [mine, theirs, usage]) await stream.leave()
  })

  it('tells a returning reader to read again', async () => {
    const { token } = await app.signUp()
    const first = await open(token, 'leads')
    const id = await add(token)
    const event = await first.next()
    await first.leave()
    const second = await open(token, 'leads', { 'last-event-id': event?.id ?? '' })
    expect(await second.next()).toMatchObject({ event: 'reread' })
    expect(id).toBe((event?.data as { id: string } | undefined)?.id)
    await second.leave()
  })

  it('refuses an anonymous visitor, an unknown channel and a token in the URL', async () => {
    const { token } = await app.signUp()
    expect((await app.send('GET', '/realtime/v1?channel=leads')).status).toBe(401)
    expect((await app.send('GET', `/realtime/v1?channel=leads&token=${token}`)).status).toBe(401)
    for (const query of ['', '?channel=', '?channel=alles', '?channel=leads&user=1', '?channel=LEADS']) {
      expect([query, (await app.send('GET', `/realtime/v1${query}`, { token })).status]).toEqual([query, 422])
    }
  })

  it('refuses more open windows than a person has', async () => {
    const { token } = await app.signUp()
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(token, 'leads')))
    expect((await app.send('GET', '/realtime/v1?channel=leads', { token })).status).toBe(429)
    await streams[0]?.leave()
    const again = await open(token, 'leads')
    for (const stream of [...streams.slice(1), again]) await stream.leave()
  })
})

describe('changes that come in bursts', () => {
  it('are sent at most once a second per user, always the last one, and without an id when there were more', async () => {
    const heard: string[] = []
    const stop = await app.db.listen('syvo_events', (payload) => heard.push(payload))
    const changes = coalesceChanges({ db: app.db, clock: app.clock, log: app.deps.log, channel: 'usage' })
    const { userId } = await app.signUp()
    const receivedPayloads = () => heard.map((payload) => JSON.parse(payload)).filter((one) => one.u === userId)
    changes.changed(userId, 'bot-a')
    await expect.poll(receivedPayloads).toEqual([{ t: 'usage', u: userId, id: 'bot-a' }])
    for (let n = 0; n < 100; n++) changes.changed(userId, 'bot-a')
    changes.changed(userId, 'bot-b')
    await changes.flush()
    app.clock.advanceMs(999)
    await changes.flush()
    expect(receivedPayloads()).toHaveLength(1)
    app.clock.advanceMs(1)
    await changes.flush()
    await changes.flush()
    await expect.poll(receivedPayloads).toEqual([expect.anything(), { t: 'usage', u: userId, id: null }])
    await changes.close()
    await stop()
  })

  it('are sent later when the database was briefly away, and when the process stops', async () => {
    const heard: string[] = []
    const stop = await app.db.listen('syvo_events', (payload) => heard.push(payload))
    let isAway = true
    const db = {
      ...app.db,
      query: <Row>(...asked: Parameters<typeof app.db.query>) =>
        isAway ? Promise.reject(new Error('away')) : app.db.query<Row>(...asked),
    }
    const changes = coalesceChanges({ db, clock: app.clock, log: app.deps.log, channel: 'usage' })
    const { userId } = await app.signUp()
    const receivedPayloads = () => heard.map((payload) => JSON.parse(payload)).filter((one) => one.u === userId)
    changes.changed(userId, 'bot-a')
    await expect(changes.flush()).rejects.toThrow('away')
    isAway = false
    app.clock.advanceMs(1000)
    await changes.flush()
    await expect.poll(receivedPayloads).toEqual([{ t: 'usage', u: userId, id: 'bot-a' }])
    changes.changed(userId, 'bot-b')
    await changes.close()
    await expect.poll(receivedPayloads).toHaveLength(2)
    await stop()
  })
})

describe('a process that stops', () => {
  it('ends its live streams, so that no client waits for them', async () => {
    const { token } = await app.signUp()
    const stream = await open(token, 'leads')
    app.background.hub.endStreams()
    expect(await stream.next()).toBeNull()
    await stream.leave()
  })
})
