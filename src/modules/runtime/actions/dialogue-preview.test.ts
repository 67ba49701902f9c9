import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const SERVICE = { role: 'service' } as const
const QUESTION = 'Hoe lang duurt de levering?'
const OUT_OF_SCOPE_EXAMPLE = 'wie wordt de nieuwe premier?'
const MAIL = 'vera@klant.example'
const PHONE = '06 12 34 56 78'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false, storeSampleKnowledge })
  await app.background.tick()
})
afterAll(() => app.close())
beforeEach(() => app.db.query(SERVICE, 'delete from app.rate_counters', []))

type Previous = { message: string; reply: string; asks: string | null } | undefined
type Said = { text: string; asks: string | null }

/** Plays a conversation in which the page remembers the turns: each message is sent with the turn before it. */
function conversation(ask: (message: string, previous: Previous) => Promise<Said>) {
  let previous: Previous
  return async (message: string): Promise<Said> => {
    const said = await ask(message, previous)
    previous = { message, reply: said.text, asks: said.asks }
    return said
  }
}

const count = async (from: string, values: unknown[] = []) =>
  Number((await app.db.query<{ n: number }>(SERVICE, `select count(*)::int as n from app.${from}`, values))[0]?.n)

/** Returns a visitor of the bot's page in the trial chat. */
function trial() {
  const visitor = newId()
  const left: (number | undefined)[] = []
  const say = conversation(async (message, previous) => {
    const answer = await app.send('POST', '/functions/v1/try-bot', {
      body: { bot_id: BALIE, visitor, message, ...(previous ? { previous } : {}) },
    })
    expect(answer.status).toBe(200)
    const events = [...String(answer.body).matchAll(/event: (\w+)\ndata: (.*)/g)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data ?? '{}'),
    }))
    left.push(events.find(({ event }) => event === 'start')?.data.messages_left)
    const texts = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
    return { text: texts.join(''), asks: events.find(({ event }) => event === 'done')?.data.asks ?? null }
  })
  return { say, left }
}

/** Returns the owner of a configuration in the test step of the wizard. */
async function owner() {
  const { userId, token } = await app.signUp()
  const { botId, configId } = await createConfig(app, userId, 'Gastheer')
  await app.db.as(SERVICE, async (tx) => {
    await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit)
      values (${newId()}, ${userId}, ${botId}, 'trial', '2026-11-01', 100)`.execute(tx)
    const text = 'De levering duurt twee dagen. Je bereikt ons op 030-1234567 of info@gastheer.example.'
    const page = { path: '/bezorgen', title: 'Bezorgen', sections: [{ heading: 'Contact en levering', text }] }
    await storeSampleKnowledge(tx, { configId, pages: [page], now: app.clock.now() })
  })
  await app.background.tick()
  const bodies: Record<string, unknown>[] = []
  const say = conversation(async (message, previous) => {
    const body = { bot_id: botId, message, test: true, ...(previous ? { previous } : {}) }
    const answer = await app.send('POST', '/functions/v1/execute-bot', { token, body })
    bodies.push(answer.body)
    return answer.body.visitor_reply
  })
  return { say, bodies, token, botId, configId }
}

const settings = [
  ['the trial chat', async () => trial().say],
  ['the owner’s test', async () => (await owner()).say],
] as const

describe.each(settings)('in %s', (_, open) => {
  it('answers a danger to life with 112, and does not say that anything is passed on', async () => {
    const say = await open()
    expect(await say('ik krijg geen lucht')).toEqual({ text: expect.stringMatching(/^Bel nu 112\. /), asks: null })
    const delivery = await say('is mijn bericht aangekomen?')
    expect(delivery).toEqual({ text: expect.stringMatching(/^Dit is een proef/), asks: null })
  })

  it('understands yes and no to the bot’s own question, and says that nobody is called', async () => {
    const say = await open()
    expect(await say(OUT_OF_SCOPE_EXAMPLE)).toMatchObject({
      text: expect.stringMatching(/^Dat weet ik helaas niet/),
      asks: 'contact',
    })
    expect((await say('ja graag')).text).toMatch(/contactformulier.*niets doorgegeven of bewaard/)
    expect((await say('nee hoor')).text).toMatch(/^Geen probleem/)
    expect((await say(QUESTION)).text).toMatch(/levering duurt/)
  })

  it.each([
    ['hoi', /^Hoi!/],
    ['bedankt', /^Graag gedaan/],
    ['ben je een robot?', /^Ik ben een AI-assistent, geen mens/],
    ['kan ik iemand spreken?', /contactformulier/],
    ['wat kun je?', /^Ik beantwoord vragen over/],
    ['doei', /^Tot ziens/],
  ])('%j gets a reply of its own, and never the same reply twice in a row', async (message, reply) => {
    const say = await open()
    let last = ''
    for (let turn = 0; turn < 3; turn++) {
      const { text } = await say(message)
      if (turn === 0) expect(text).toMatch(reply)
      expect(text).not.toBe(last)
      last = text
    }
  })

  it('never gives the same refusal twice in a row; the next one names what the bot knows about', async () => {
    const say = await open()
    await say(OUT_OF_SCOPE_EXAMPLE)
    expect((await say(OUT_OF_SCOPE_EXAMPLE)).text).toMatch(
      /^Ook dit kan ik niet vinden. Ik weet wel iets over (bez|ver|ret|gar)/,
    )
    expect((await say(OUT_OF_SCOPE_EXAMPLE)).text).toMatch(/Je kunt .+ (bellen op|mailen naar)/)
  })

  it.each([
    ['ja', /niets doorgegeven of bewaard/],
    ['nee', /niet door/],
  ])(
    'asks about typed details, says in the question that nothing is stored, and stores nothing after %j',
    async (answer, reply) => {
      const say = await open()
      const asked = await say(`bel me op ${PHONE} of mail ${MAIL}`)
      expect(asked).toMatchObject({
        text: expect.stringMatching(/^Mag ik je gegevens doorgeven.*niets doorgegeven/),
        asks: 'share_details',
      })
      expect((await say(answer)).text).toMatch(reply)
      const question = await say(`${QUESTION} Mail me op ${MAIL}`)
      expect(question).toMatchObject({
        text: expect.stringMatching(/levering duurt.*\n\nMag ik je e-mailadres/s),
        asks: 'share_details',
      })
      await say('ja')
      expect(await count('leads')).toBe(0)
      for (const detail of [PHONE, MAIL])
        expect(
          await count('bot_executions where input_data::text like $1 or output_data::text like $1', [`%${detail}%`]),
        ).toBe(0)
    },
  )
})

describe('the trial chat', () => {
  it('[BOT-02] does not count greetings: three questions are free besides, and greetings have their own limit', async () => {
    const { say, left } = trial()
    const before = await count('bot_executions')
    for (const message of ['hoi', QUESTION, 'bedankt', QUESTION, 'ok', QUESTION, 'doei']) await say(message)
    expect(left).toEqual([undefined, 2, undefined, 1, undefined, 0, undefined])
    expect((await count('bot_executions')) - before).toBe(3)
    for (let turn = 4; turn < 120; turn++) await say('hoi')
    const body = { bot_id: BALIE, visitor: newId(), message: 'hoi' }
    expect(await app.send('POST', '/functions/v1/try-bot', { body })).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_requests' } },
    })
    expect((await say('ik wil dood')).text).toContain('0800-0113')
  }, 60_000)

  it('[BOT-02] takes none of the free messages for an unanswered question, and one for an answered one', async () => {
    const { say } = trial()
    for (const message of [OUT_OF_SCOPE_EXAMPLE, OUT_OF_SCOPE_EXAMPLE, OUT_OF_SCOPE_EXAMPLE, OUT_OF_SCOPE_EXAMPLE])
      await say(message)
    for (let turn = 0; turn < 3; turn++) expect((await say(QUESTION)).text).toMatch(/levering duurt/)
  })

  it('answers no greeting for a bot that is unknown, paused or without a trial', async () => {
    const greet = async (botId: string) =>
      (await app.send('POST', '/functions/v1/try-bot', { body: { bot_id: botId, visitor: newId(), message: 'hoi' } }))
        .body.error?.code
    expect(await greet(newId())).toBe('bot_not_found')
    await app.db.query(SERVICE, "update app.bots set paused_at = now(), pause_reason = 'proef' where id = $1", [BALIE])
    expect(await greet(BALIE)).toBe('bot_paused')
    await app.db.query(
      SERVICE,
      'update app.bots set paused_at = null, pause_reason = null, demo_enabled = false where id = $1',
      [BALIE],
    )
    expect(await greet(BALIE)).toBe('demo_off')
    await app.db.query(SERVICE, 'update app.bots set demo_enabled = true where id = $1', [BALIE])
  })
})

describe('the owner’s test', () => {
  it('tells the owner why the bot refused beside what a visitor reads, and never that a fact is absent', async () => {
    const { say, bodies } = await owner()
    await say(OUT_OF_SCOPE_EXAMPLE)
    expect(bodies[0]).toMatchObject({
      code: 'out_of_scope',
      response: expect.stringContaining('geen waarvan hij zeker is'),
    })
    expect(bodies[0]?.['response']).not.toMatch(/staat geen zin|staat niet/)
    expect((await say('Wat is jullie telefoonnummer?')).text).toContain('030-1234567')
  })

  it('says that the bot is still reading, when that may explain a refusal', async () => {
    const { say, bodies, configId } = await owner()
    await app.db.query(SERVICE, "update app.knowledge_pages set status = 'waiting' where config_id = $1", [configId])
    await say(OUT_OF_SCOPE_EXAMPLE)
    expect(bodies[0]?.['response']).toContain('nog aan het lezen')
  })

  it('is refused without access like any other run, also for a greeting', async () => {
    const { botId } = await owner()
    const { token } = await app.signUp()
    const body = { bot_id: botId, message: 'hoi', test: true }
    expect((await app.send('POST', '/functions/v1/execute-bot', { token, body })).status).not.toBe(200)
  })
})
