import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCommand } from '#entrypoints/admin-commands.ts'
import { recordAudit } from '#modules/identity/public.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'

type Entry = {
  id: string
  action: string
  actor: string
  actor_id: string | null
  actor_name: string | null
  subject_name: string | null
  bot_id: string | null
  detail: Record<string, unknown>
}
type Trail = { entries: Entry[]; next_after: string | null; people: { id: string; name: string }[] }

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const read = async (query = ''): Promise<Trail> =>
  (await app.send('GET', `/functions/v1/audit-trail${query}`, { token: admin.token })).body
const write = (actorId: string | null, action: string, subjectType: 'bot' | 'execution', subjectId: string) =>
  app.db.as({ role: 'service' }, (tx) =>
    recordAudit(
      tx,
      { actorId, actor: actorId === null ? 'product' : 'admin', action, subjectType, subjectId },
      app.clock.now(),
    ),
  )

describe('the audit trail', () => {
  it('records a role given by the command line, to whom, and the previous one; no entry without a change', async () => {
    const { userId, email } = await app.signUp()
    const grant = () =>
      adminCommand({ ...app.payments, dataDir: null, isRunning: true })(['grant', email, 'admin'], () => undefined)
    await grant()
    await grant()
    const { entries } = await read(`?person=${userId}`)
    expect(entries).toMatchObject([
      {
        ...{ action: 'account.role_granted', actor: 'command', actor_id: null, actor_name: null, subject_name: 'Mens' },
        detail: { role: 'admin', before: null },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(email)
  })

  it('shows the current names of actor and bot, and no name for what is gone', async () => {
    const botId = newId()
    await app.db.query(
      { role: 'service' },
      `insert into app.bots (id, title, description, category) values ($1, 'Tafelwijs', 'Antwoordt.', 'Horeca')`,
      [botId],
    )
    await write(admin.userId, 'bot.paused', 'bot', botId)
    await write(newId(), 'bot.resumed', 'bot', newId())
    const { entries, people } = await read('?kind=bot')
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'bot.paused', actor_name: 'Mens', subject_name: 'Tafelwijs', bot_id: botId }),
    )
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'bot.resumed', actor_name: null, subject_name: null, bot_id: null }),
    )
    expect(people.map(({ id }) => id)).toContain(admin.userId)
  })

  it('is narrowed by person and by kind and paged by key, each entry once, newest first', async () => {
    const other = await makeAdmin(app)
    for (let nth = 0; nth < 60; nth++) {
      app.clock.advanceMs(1)
      await write(other.userId, 'execution.revealed', 'execution', newId())
      if (nth % 3 === 0) await write(admin.userId, 'execution.revealed', 'execution', newId())
    }
    const seen: Entry[] = []
    let after: string | null = null
    do {
      const page: Trail = await read(`?person=${other.userId}&kind=execution${after ? `&after=${after}` : ''}`)
      expect(page.entries.length).toBeLessThanOrEqual(50)
      seen.push(...page.entries)
      after = page.next_after
    } while (after)
    expect(seen).toHaveLength(60)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60)
    expect(seen.every(({ actor_id: id }) => id === other.userId)).toBe(true)
    expect(seen.map(({ id }) => id)).toEqual(
      seen
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
    expect((await read(`?person=${other.userId}&kind=bot`)).entries).toEqual([])
    expect((await read(`?person=${newId()}`)).entries).toEqual([])
  })

  it.each(['?person=x', '?kind=alles', '?after=1', '?wie=x'])('refuses %s', async (query) => {
    expect((await app.send('GET', `/functions/v1/audit-trail${query}`, { token: admin.token })).status).toBe(422)
  })
})
