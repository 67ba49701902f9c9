import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { type ModelServer, startModelServer } from '../../../../tests/support/model-server.ts'

const QUESTION = 'Zijn jullie vanavond open?'
const decoder = new TextDecoder()
/** A guard against hanging on a busy machine, not a measurement. */
const SOON = { timeout: 30_000 }

let server: ModelServer
/** One app per model behaviour. */
const apps = new Map<string, TestApp>()
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(async () => {
  for (const app of apps.values()) await app.close()
  await server.stop()
})

async function appWith(model: string): Promise<TestApp> {
  const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: server.url, AI_API_KEY: 'proef', AI_MODEL: model }
  const app = apps.get(model) ?? (await createTestApp({ env }))
  apps.set(model, app)
  return app
}

/** Creates a company whose model behaves as its name says, with a visitor in its chat. */
async function chatWith(model: string) {
  const app = await appWith(model)
  const { userId, token } = await app.signUp()
  const config = await createConfig(app, userId, 'Gastheer')
  await app.db.query(
    { role: 'service' },
    `insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit) values ($1, $2, $3, 'trial', '2026-11-01', 5)`,
    [newId(), userId, config.botId],
  )
  const opened = await app.send('POST', '/functions/v1/hosted-chat/session', {
    body: { bot: config.botId, token: config.hostedToken },
  })
  return { app, userId, token, ...config, session: String(opened.body.session_token) }
}
type Chat = Awaited<ReturnType<typeof chatWith>>

/** Asks and leaves the answer unread, to be read piece by piece. */
const ask = async (chat: Chat, id: string = newId()) =>
  chat.app.http.request('/functions/v1/hosted-chat/messages', {
    method: 'POST',
    headers: { authorization: `Bearer ${chat.session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: QUESTION, client_message_id: id }),
  })

/** Reads until an event of this name came `count` times, then disconnects; returns the text that was shown. */
async function hangUpAfter(response: Response, event: string, count = 1): Promise<string> {
  const reader = response.body?.getReader()
  let seen = ''
  while (seen.split(`event: ${event}\n`).length <= count) {
    const piece = await reader?.read()
    if (!piece || piece.done) throw new Error(`the stream ended after ${seen}`)
    seen += decoder.decode(piece.value, { stream: true })
  }
  await reader?.cancel()
  return [...seen.matchAll(/event: delta\ndata: (.*)/g)].map(([, data]) => JSON.parse(data ?? '{}').text).join('')
}

const executions = (chat: Chat) =>
  chat.app.db.query<{ status: string; error_message: string | null; tokens_in: number; tokens_out: number }>(
    { role: 'service' },
    'select status, error_message, tokens_in, tokens_out from app.bot_executions where bot_id = $1 order by id',
    [chat.botId],
  )
const statusOfEach = async (chat: Chat) => (await executions(chat)).map(({ status }) => status)
async function used(chat: Chat): Promise<number> {
  const rows = await chat.app.db.query<{ used: number }>(
    { role: 'service' },
    'select used from app.execution_usage where bot_id = $1',
    [chat.botId],
  )
  return rows[0]?.used ?? 0
}

describe('a visitor who disconnects', () => {
  it('after text was shown has used one answer, and the shown text is in the conversation', async () => {
    const chat = await chatWith('stalls')
    const shown = await hangUpAfter(await ask(chat), 'delta', 3)
    await expect.poll(() => statusOfEach(chat), SOON).toEqual(['completed'])
    expect(await used(chat)).toBe(1)
    const [execution] = await executions(chat)
    expect(execution?.tokens_in).toBeGreaterThan(0)
    expect(execution?.tokens_out).toBeGreaterThan(0)
    const { body } = await chat.app.send('GET', '/functions/v1/conversations', { token: chat.token })
    const talk = await chat.app.send('GET', `/functions/v1/conversations/${body.conversations[0].id}`, {
      token: chat.token,
    })
    const [question, answer] = talk.body.messages
    expect(question).toMatchObject({ content: QUESTION })
    expect(answer).toMatchObject({ role: 'assistant', outcome: 'stopped', sources: [] })
    expect(shown.length).toBeGreaterThan(0)
    expect(answer.content.startsWith(shown)).toBe(true)
  })

  it('reaches the monthly limit like any other', async () => {
    const chat = await chatWith('stalls')
    for (let n = 0; n < 5; n++) {
      await hangUpAfter(await ask(chat), 'delta')
      await expect.poll(() => statusOfEach(chat), SOON).toEqual(Array(n + 1).fill('completed'))
    }
    expect(await (await ask(chat)).text()).toContain('limit_exceeded')
  })

  it('before any text has used nothing', async () => {
    const chat = await chatWith('slow-first-token')
    await hangUpAfter(await ask(chat), 'start')
    await expect.poll(() => statusOfEach(chat), SOON).toEqual(['failed'])
    expect(await used(chat)).toBe(0)
    expect(await executions(chat)).toMatchObject([{ error_message: 'aborted', tokens_out: 0 }])
  })

  it('gets a new answer to the interrupted question, not half of the old one', async () => {
    const chat = await chatWith('stalls')
    const id = newId()
    await hangUpAfter(await ask(chat, id), 'delta')
    await expect.poll(() => statusOfEach(chat), SOON).toEqual(['completed'])
    await hangUpAfter(await ask(chat, id), 'delta')
    await expect.poll(() => statusOfEach(chat), SOON).toEqual(['completed', 'completed'])
  })
})

describe('a provider that breaks off', () => {
  it('costs the customer’s bot nothing, though half an answer was shown', async () => {
    const chat = await chatWith('cut-off')
    expect(await (await ask(chat)).text()).toContain('execution_failed')
    expect([await statusOfEach(chat), await used(chat)]).toEqual([['failed'], 0])
  })
})

describe('a question that is repeated while it is being answered', () => {
  it('gets 409 with the time to wait, at no cost; another question of the same visitor goes on', async () => {
    const chat = await chatWith('stalls')
    const id = newId()
    const first = await ask(chat, id)
    const again = await ask(chat, id)
    expect([again.status, again.headers.get('retry-after')]).toEqual([409, '5'])
    expect(await again.json()).toMatchObject({ error: { code: 'still_answering' } })
    const other = await ask(chat)
    expect(other.status).toBe(200)
    expect([await statusOfEach(chat), await used(chat)]).toEqual([['running', 'running'], 2])
    await hangUpAfter(first, 'delta')
    await hangUpAfter(other, 'delta')
    await expect.poll(() => statusOfEach(chat), SOON).toEqual(['completed', 'completed'])
  })

  it('at the same moment runs once, as the first question of a conversation and as a later one', async () => {
    const chat = await chatWith('stalls')
    for (const running of [1, 2]) {
      const id = newId()
      const answers = await Promise.all([1, 2, 3].map(() => ask(chat, id)))
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
      expect(await used(chat)).toBe(running)
      const streamed = answers.find(({ status }) => status === 200)
      if (streamed) await hangUpAfter(streamed, 'delta')
      await expect.poll(() => statusOfEach(chat), SOON).toEqual(Array(running).fill('completed'))
    }
  })

  it('is answered again once the lease of a dead process has ended', async () => {
    const chat = await chatWith('instant')
    const id = newId()
    await (await ask(chat)).text()
    await chat.app.db.as({ role: 'service' }, async (tx) => {
      await sql`update app.bot_executions set status = 'running', client_message_id = ${id},
        lease_until = ${new Date(chat.app.clock.now().getTime() + 90_000)} where bot_id = ${chat.botId}`.execute(tx)
    })
    expect((await ask(chat, id)).status).toBe(409)
    chat.app.clock.advanceMs(90_000)
    expect(await (await ask(chat, id)).text()).toContain('event: done')
  })
})
