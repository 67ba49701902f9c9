import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createExecution, type NewExecution } from '../../../../tests/support/create-execution.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../../tests/support/make-admin.ts'
import { EXECUTION_CHANNELS, EXECUTION_STATUSES } from '../contract/monitor.ts'

const MAIL = 'noor@dewit.nl'

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
let owner: { userId: string; token: string }
let bots: string[]
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app)
  owner = await app.signUp()
  bots = [
    (await createConfig(app, owner.userId, 'Gastheer')).botId,
    (await createConfig(app, (await app.signUp()).userId, 'Balie')).botId,
  ]
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  await rows('delete from app.bot_executions', [])
})

const execution = (given: Omit<NewExecution, 'botId' | 'userId'> & { bot?: number } = {}) =>
  createExecution(app, { ...given, userId: owner.userId, botId: bots[given.bot ?? 0] ?? '' })
const rows = <Row>(text: string, values: unknown[]) => app.db.query<Row>({ role: 'service' }, text, values)

const read = (query = '', token: string | null = admin.token) =>
  app.send('GET', `/rest/v1/bot_executions${query}`, { token })
const idsOf = async (query = '') => (await read(query)).body.map((row: { id: string }) => row.id)
const reveal = (executionId: unknown, reason: unknown = 'fault', token: string | null = admin.token) =>
  app.send('POST', '/functions/v1/reveal-execution', { token, body: { execution_id: executionId, reason } })
const hours = (query = '', token: string | null = admin.token) =>
  app.send('GET', `/functions/v1/execution-hours${query}`, { token })

describe('the executions of all accounts', () => {
  it('[DATA-27] [ADMIN-16] come with every field of a row', async () => {
    const id = await execution({
      status: 'failed',
      channel: 'widget',
      error: 'endpoint_timeout',
      response: null,
      durationMs: 15_000,
    })
    const refused = await execution({
      status: 'blocked',
      reason: 'limit_exceeded',
      message: null,
      response: null,
      durationMs: null,
    })
    expect((await read()).body).toEqual([
      expect.objectContaining({
        id: refused,
        status: 'blocked',
        blocked_reason: 'limit_exceeded',
        duration_ms: null,
        input_data: { message: null },
        output_data: { response: null },
      }),
      {
        id,
        status: 'failed',
        channel: 'widget',
        plan_tier: 'pro',
        blocked_reason: null,
        duration_ms: 15_000,
        created_at: TEST_NOW.toISOString(),
        input_data: { message: 'Zijn jullie open?' },
        output_data: { response: null },
        error_message: 'endpoint_timeout',
        bot_id: bots[0],
        bot_title: 'Gastheer',
        bot_category: 'Horeca',
        is_test: false,
      },
    ])
  })

  it('[API-36] [ADMIN-13] come newest first, fifty a page, filtered by status, channel and bot only when set', async () => {
    const made: { id: string; status: string; channel: string; bot: number }[] = []
    for (let nth = 0; nth < 60; nth++) {
      const status = EXECUTION_STATUSES[nth % 4] ?? 'completed'
      const channel = EXECUTION_CHANNELS[Math.floor(nth / 4) % 3] ?? 'api'
      const bot = nth % 2
      made.unshift({ id: await execution({ status, channel, bot }), status, channel, bot })
    }
    expect(await idsOf()).toEqual(made.slice(0, 50).map(({ id }) => id))
    expect(await idsOf('?order=created_at.desc&select=*&limit=50')).toHaveLength(50)
    for (const status of [undefined, ...EXECUTION_STATUSES])
      for (const channel of [undefined, ...EXECUTION_CHANNELS])
        for (const bot of [undefined, 0, 1]) {
          const wanted = made.filter(
            (row) =>
              (status ?? row.status) === row.status &&
              (channel ?? row.channel) === row.channel &&
              (bot ?? row.bot) === row.bot,
          )
          const query = new URLSearchParams({
            ...(status ? { status: `eq.${status}` } : {}),
            ...(channel ? { channel: `eq.${channel}` } : {}),
            ...(bot === undefined ? {} : { bot_id: `eq.${bots[bot]}` }),
            limit: '7',
          })
          const found: string[] = []
          for (
            let page = await idsOf(`?${query}`);
            page.length > 0;
            page = await idsOf(`?${query}&after=${found.at(-1)}`)
          )
            found.push(...page)
          expect([`${query}`, found]).toEqual([`${query}`, wanted.map(({ id }) => id)])
        }
  })

  it('are found one by one, also outside the page; unknown filters are refused', async () => {
    const id = await execution({ status: 'failed' })
    expect(await idsOf(`?id=eq.${id}`)).toEqual([id])
    expect(await idsOf(`?id=eq.${id}&status=eq.failed&channel=eq.api&bot_id=eq.${bots[0]}`)).toEqual([id])
    for (const other of ['status=eq.completed', 'channel=eq.hosted', `bot_id=eq.${bots[1]}`])
      expect(await idsOf(`?id=eq.${id}&${other}`)).toEqual([])
    expect(await idsOf(`?id=eq.${newId()}`)).toEqual([])
    const wrong = [
      ...['status=failed', 'status=eq.all', 'channel=eq.fax', 'bot_id=eq.1', 'after=1', 'limit=x', 'user_id=eq.1'],
      ...[
        'order=created_at.asc',
        'order=status.desc',
        'select=user_id',
        'status=eq.failed&status=eq.blocked',
        'after=',
        'id=eq.%27',
      ],
    ]
    for (const query of wrong) expect([query, (await read(`?${query}`)).status]).toEqual([query, 400])
  })

  it('show nothing personal: mail addresses, numbers and names are masked in question, answer and error', async () => {
    const text = `Hoi, ik heet Noor de Wit, ${MAIL}, 06 12 34 56 78, NL91 ABNA 0417 1643 00`
    const id = await execution({ message: text, response: `Dank, ${MAIL}`, error: `weigerde ${MAIL}` })
    const { body } = await read()
    expect(body[0]).toMatchObject({
      input_data: { message: 'Hoi, ik heet [naam], [e-mailadres] [nummer], [iban]' },
      output_data: { response: 'Dank, [e-mailadres]' },
      error_message: 'weigerde [e-mailadres]',
    })
    for (const part of ['Noor', 'dewit', '34 56', 'ABNA'])
      expect(JSON.stringify((await read(`?id=eq.${id}`)).body)).not.toContain(part)
  })

  it('require an administrator in the very request (PERM-05): nobody else reads, counts or reveals one', async () => {
    const id = await execution()
    const vendor = await app.signUp()
    await rows("insert into app.user_roles (user_id, role) values ($1, 'vendor')", [vendor.userId])
    const gone = await makeAdmin(app)
    expect((await read('', gone.token)).status).toBe(200)
    await gone.demote()
    for (const [token, status] of [
      [null, 401],
      [owner.token, 403],
      [vendor.token, 403],
      [gone.token, 403],
    ] as const) {
      expect((await read('', token)).status).toBe(status)
      expect((await hours('', token)).status).toBe(status)
      expect((await reveal(id, 'fault', token)).status).toBe(status)
    }
    const member = { role: 'member', userId: owner.userId } as const
    expect(await app.db.query(member, 'select hour from app.execution_hours', [])).toEqual([])
  })
})

describe('revealing the whole text', () => {
  const entries = (id: string) =>
    rows('select action, actor, actor_id, subject_type, detail from app.audit_entries where subject_id = $1', [id])

  it('answers it, and writes who asked and why in the audit trail, never the text', async () => {
    const id = await execution({ message: `Mail ${MAIL}`, response: 'Doen we' })
    expect(await reveal(id, 'complaint')).toMatchObject({
      status: 200,
      body: { execution_id: id, message: `Mail ${MAIL}`, response: 'Doen we', error_message: null },
    })
    expect(await entries(id)).toEqual([
      {
        action: 'execution.revealed',
        actor: 'admin',
        actor_id: admin.userId,
        subject_type: 'execution',
        detail: { reason: 'complaint', bot_id: bots[0] },
      },
    ])
  })

  it('requires a reason, and is refused where no text is stored', async () => {
    const id = await execution()
    const empty = await execution({ message: null, response: null })
    for (const reason of [undefined, null, '', 'nieuwsgierig', 7]) {
      const body = { execution_id: id, ...(reason === undefined ? {} : { reason }) }
      expect((await app.send('POST', '/functions/v1/reveal-execution', { token: admin.token, body })).status).toBe(422)
    }
    expect((await reveal('nee')).status).toBe(422)
    expect((await reveal(newId())).body.error.code).toBe('execution_not_found')
    expect((await reveal(empty)).body.error.code).toBe('nothing_kept')
    expect([...(await entries(id)), ...(await entries(empty))]).toEqual([])
  })

  it('is limited to sixty an hour', async () => {
    const eager = await makeAdmin(app)
    const id = await execution()
    for (let nth = 0; nth < 60; nth++) expect((await reveal(id, 'fault', eager.token)).status).toBe(200)
    const refused = await reveal(id, 'fault', eager.token)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await entries(id)).toHaveLength(60)
  })
})
