import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { captureLead } from '#modules/leads/public.ts'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import type { AnswerResult } from '../answering/answer-events.ts'
import { finishTurn } from '../store/turn-store.ts'
import { toExecutionResult } from './conversation/to-execution-result.ts'
import { deleteOldConversations } from './delete-old-conversations.ts'

const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

async function owner() {
  const account = await app.signUp()
  return { ...account, ...(await createConfig(app, account.userId, 'Restaurantbot')) }
}
type Owner = Awaited<ReturnType<typeof owner>>

/** Stores a conversation of one turn at a given instant, with the execution that answered it. */
async function talk(of: Owner, more: { at?: Date; outcome?: string; channel?: string; question?: string } = {}) {
  const { at = app.clock.now(), outcome = 'answered', channel = 'widget', question = 'Zijn jullie open?' } = more
  const id = newId(at.getTime())
  const executionId = newId(at.getTime())
  await app.db.as({ role: 'service', configId: of.configId }, async (tx) => {
    await sql`insert into app.conversations (id, config_id, user_id, bot_id, channel, visitor_key, first_question, started_at, last_message_at)
      values (${id}, ${of.configId}, ${of.userId}, ${of.botId}, ${channel}, 'v', ${question}, ${at}, ${at})`.execute(tx)
    await sql`insert into app.bot_executions (id, user_id, bot_id, config_id, conversation_id, status, channel, month, input_data, created_at)
      values (${executionId}, ${of.userId}, ${of.botId}, ${of.configId}, ${id}, 'running', 'widget', '2026-11-01', ${JSON.stringify({ message: question })}::jsonb, ${at})`.execute(
      tx,
    )
    const end: AnswerResult = { outcome: 'answered', text: 'Ja', sources: [], demo: true, tokensIn: 0, tokensOut: 0 }
    await finishTurn(tx, toExecutionResult(executionId, end, 5), {
      conversationId: id,
      userId: of.userId,
      clientMessageId: newId(at.getTime()),
      question: { id: newId(at.getTime()), text: question, at },
      answer: {
        id: newId(at.getTime()),
        text: 'Ja, tot zes uur.',
        at,
        outcome,
        sources: [
          { title: 'Openingstijden', url: 'https://zaak.example/open', extra: 1 },
          { url: 7 },
          'x',
          { title: 'Je eigen tekst', url: null },
        ],
        asks: null,
      },
      conversationOutcome: outcome === 'refused' ? 'refused' : 'answered',
    })
  })
  return { id, executionId }
}

const leadFrom = (of: Owner, conversationId: string) =>
  app.db.as({ role: 'service', configId: of.configId }, (tx) =>
    captureLead(tx, {
      ...of,
      ownerId: of.userId,
      conversationId,
      idempotencyKey: null,
      fields: { name: 'Vera', email: 'v@klant.example' },
      source: 'widget',
      consentAt: null,
      now: app.clock.now(),
    }),
  )
const list = (token: string | null, query = '') => app.send('GET', `/functions/v1/conversations${query}`, { token })
const read = (token: string | null, id: string) => app.send('GET', `/functions/v1/conversations/${id}`, { token })
const remove = (token: string | null, id: string) => app.send('DELETE', `/functions/v1/conversations/${id}`, { token })
const idsOf = async (token: string, query = '') =>
  (await list(token, query)).body.conversations.map((one: { id: string }) => one.id)

describe('reading conversations', () => {
  it('shows the owner the bot, channel, first question, counts and lead, latest first', async () => {
    const one = await owner()
    const first = await talk(one, { outcome: 'refused', at: new Date(TEST_NOW.getTime() - 60_000) })
    const second = await talk(one, { question: 'Wat kost het?' })
    const lead = await leadFrom(one, second.id)
    expect((await list(one.token)).body).toEqual({
      conversations: [
        {
          id: second.id,
          bot_id: one.botId,
          bot_title: 'Restaurantbot',
          channel: 'widget',
          first_question: 'Wat kost het?',
          message_count: 1,
          refused_count: 0,
          started_at: TEST_NOW.toISOString(),
          last_message_at: TEST_NOW.toISOString(),
          is_example: false,
          outcome: 'answered',
          lead: { id: lead?.leadId, name: 'Vera', score: 'warm' },
        },
        expect.objectContaining({ id: first.id, refused_count: 1, outcome: 'refused', lead: null }),
      ],
      next_after: null,
    })
    expect((await read(one.token, second.id)).body).toEqual({
      conversation: expect.objectContaining({ id: second.id, lead: { id: lead?.leadId, name: 'Vera', score: 'warm' } }),
      messages: [
        {
          id: expect.any(String),
          role: 'user',
          content: 'Wat kost het?',
          sources: [],
          outcome: null,
          created_at: TEST_NOW.toISOString(),
        },
        {
          id: expect.any(String),
          role: 'assistant',
          content: 'Ja, tot zes uur.',
          sources: [
            { title: 'Openingstijden', url: 'https://zaak.example/open' },
            { title: 'Je eigen tekst', url: '' },
          ],
          outcome: 'answered',
          created_at: TEST_NOW.toISOString(),
        },
      ],
    })
  })

  it('filters by bot, channel and refusals, and pages by key', async () => {
    const one = await owner()
    const widget = await talk(one)
    const hosted = await talk(one, { channel: 'hosted', outcome: 'refused' })
    expect(await idsOf(one.token, '?channel=hosted')).toEqual([hosted.id])
    expect(await idsOf(one.token, '?refused=true')).toEqual([hosted.id])
    expect(await idsOf(one.token, '?refused=false')).toEqual([widget.id])
    expect(await idsOf(one.token, `?bot_id=${newId()}`)).toEqual([])
    expect(await idsOf(one.token, `?bot_id=${one.botId}`)).toHaveLength(2)
    const page = (await list(one.token, '?limit=1')).body
    expect(page.conversations.map((row: { id: string }) => row.id)).toEqual([hosted.id])
    expect(await idsOf(one.token, `?limit=1&after=${page.next_after}`)).toEqual([widget.id])
  })

  it('refuses anonymous visitors and malformed input, and hides conversations of other accounts', async () => {
    const one = await owner()
    const other = await owner()
    const { id } = await talk(one)
    expect((await list(null)).status).toBe(401)
    expect((await read(null, id)).status).toBe(401)
    expect(await idsOf(other.token)).toEqual([])
    expect((await read(other.token, id)).status).toBe(404)
    expect((await read(one.token, newId())).status).toBe(404)
    expect((await read(one.token, 'nee')).status).toBe(422)
    for (const query of ['?limit=0', '?limit=101', '?bot_id=x', '?channel=fax', '?refused=1', '?after=x', '?user_id=1'])
      expect([query, (await list(one.token, query)).status]).toEqual([query, 422])
  })
})

describe('deleting conversations', () => {
  /** Reads the store directly, because sessions expire earlier than conversations. */
  const stored = async (of: Owner) =>
    (
      await app.db.query<{ id: string }>(
        { role: 'service' },
        'select id from app.conversations where user_id = $1 order by last_message_at',
        [of.userId],
      )
    ).map((row) => row.id)
  const texts = (id: string) =>
    app.db.query<{ total: number }>(
      { role: 'service' },
      `select (select count(*) from app.messages where conversation_id = $1) +
      (select count(*) from app.bot_executions where conversation_id = $1 and (input_data <> '{}' or output_data <> '{}')) as total`,
      [id],
    )

  it('lets the owner delete a conversation with its messages, keeps the lead, and refuses other accounts', async () => {
    const one = await owner()
    const other = await owner()
    const gone = await talk(one)
    const kept = await talk(one)
    const lead = await leadFrom(one, gone.id)
    expect((await remove(null, gone.id)).status).toBe(401)
    expect((await remove(other.token, gone.id)).status).toBe(404)
    expect(await remove(one.token, gone.id)).toMatchObject({ status: 200, body: { id: gone.id } })
    expect((await remove(one.token, gone.id)).status).toBe(404)
    expect(await idsOf(one.token)).toEqual([kept.id])
    expect(await texts(gone.id)).toEqual([{ total: 0 }])
    expect(await texts(kept.id)).toEqual([{ total: 3 }])
    expect((await app.send('GET', `/rest/v1/leads?id=eq.${lead?.leadId}`, { token: one.token })).body).toMatchObject([
      { name: 'Vera', conversation_id: null },
    ])
  })

  it('deletes conversations that are silent for 90 days, or for as many days as their owner chose', async () => {
    const one = await owner()
    const short = await owner()
    await app.send('PATCH', '/rest/v1/user_settings', {
      token: short.token,
      body: { conversation_retention_days: 7 },
    })
    const ago = (days: number, ms = 0) => new Date(TEST_NOW.getTime() - days * DAY_MS + ms)
    // Older months have no partition here, so the test moves the clock forward.
    const early = await talk(one, { at: TEST_NOW })
    const recent = await talk(one, { at: new Date(TEST_NOW.getTime() + DAY_MS) })
    const shortOld = await talk(short, { at: ago(7, -1) })
    const shortNew = await talk(short, { at: ago(7, 1) })
    await deleteOldConversations(app.deps)
    expect(await stored(short)).toEqual([shortNew.id])
    expect(await texts(shortOld.id)).toEqual([{ total: 0 }])
    app.clock.set(new Date(TEST_NOW.getTime() + 90 * DAY_MS))
    await deleteOldConversations(app.deps)
    expect([await stored(one), await stored(short)]).toEqual([[early.id, recent.id], []])
    app.clock.advanceMs(1)
    await deleteOldConversations(app.deps)
    expect(await stored(one)).toEqual([recent.id])
    expect(await texts(early.id)).toEqual([{ total: 0 }])
    expect(await deleteOldConversations(app.deps)).toBe(0)
  })

  it('runs in the nightly job', async () => {
    const one = await owner()
    await talk(one)
    await app.background.tick()
    app.clock.advanceMs(90 * DAY_MS)
    await app.background.tick()
    app.clock.advanceMs(DAY_MS)
    await app.background.tick()
    expect(await stored(one)).toEqual([])
  })
})
