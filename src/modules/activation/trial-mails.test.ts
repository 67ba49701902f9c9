import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'

const TAFELWIJS = '0192e6f8-8660-7c92-a493-a398b9313026'
const SCHAPWIJZER = '0192e6f7-9c00-7dba-9077-366f612df492'
const DAY_MS = 86_400_000

let app: TestApp
let me: { userId: string; token: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  me = await app.signUp()
})
afterAll(() => app.close())

const send = (path: string, body: unknown) => app.send('POST', path, { token: me.token, body })
const mails = () =>
  app.db.query<{ recipient: string; subject: string; text_content: string }>(
    { role: 'service' },
    "select recipient, subject, text_content from app.mails where kind = 'trial-ending' order by id",
    [],
  )
const signIn = async (email: string): Promise<string> => {
  const body = { email, password: 'een-lang-wachtwoord' }
  return (await app.send('POST', '/auth/v1/token?grant_type=password', { body })).body.access_token
}
async function workOnDay(day: number): Promise<void> {
  app.clock.set(new Date(TEST_NOW.getTime() + day * DAY_MS))
  await app.background.tick()
}

describe('the mails of a trial', () => {
  it('[BOT-03] [HOME-04] come on day 23 and on day 29, once each, and say that the trial stops by itself', async () => {
    expect((await send('/functions/v1/start-trial', { botId: TAFELWIJS })).status).toBe(200)
    await workOnDay(22.9)
    expect(await mails()).toEqual([])
    await workOnDay(23)
    await workOnDay(24)
    expect(await mails()).toMatchObject([{ recipient: me.email, subject: 'Je gratis proef loopt over 7 dagen af' }])
    await workOnDay(28.9)
    expect(await mails()).toHaveLength(1)
    await workOnDay(29)
    await workOnDay(29.5)
    const [, last, ...more] = await mails()
    expect(more).toEqual([])
    expect(last?.subject).toBe('Je gratis proef loopt morgen af')
    expect(last?.text_content).toMatch(/proef van Tafelwijs loopt morgen af, op 20 december 2026\./)
    expect(last?.text_content).toContain('De proef stopt vanzelf. Je betaalt niets')
    expect(last?.text_content).toContain(`/bot/${TAFELWIJS}`)
  })

  it('[BOT-03] [HOME-04] stop after its end: no access, no charge, and no more mail', async () => {
    await workOnDay(30)
    // The session of day one has expired as well.
    me = { ...me, token: await signIn(me.email) }
    const [row] = (await app.send('GET', `/rest/v1/user_bots?user_id=eq.${me.userId}`, { token: me.token })).body
    expect(row).toMatchObject({ bot_id: TAFELWIJS, access_expired: true })
    expect((await send('/functions/v1/execute-bot', { bot_id: TAFELWIJS, message: 'hoi' })).status).toBe(403)
    await workOnDay(60)
    expect(await mails()).toHaveLength(2)
    expect(await app.db.query({ role: 'service' }, 'select 1 from app.transactions', [])).toEqual([])
  })

  it('do not go to an account that has the bot in another way by then', async () => {
    app.clock.set(TEST_NOW)
    me = await app.signUp()
    await send('/functions/v1/start-trial', { botId: SCHAPWIJZER })
    await app.db.query(
      { role: 'service' },
      "insert into app.bot_grants (id, user_id, bot_id, source, starts_at) values ($1, $2, $3, 'purchase', $4)",
      [newId(), me.userId, SCHAPWIJZER, TEST_NOW],
    )
    await workOnDay(29)
    expect(await mails()).toHaveLength(2)
  })
})
