import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

const SERVICE = { role: 'service' } as const
const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const TAFELWIJS = '0192e6f8-8660-7c92-a493-a398b9313026'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false, storeSampleKnowledge })
})
afterAll(() => app.close())

const detail = async (botId: string) => (await app.send('GET', `/functions/v1/bot-detail?botId=${botId}`)).body
const execute = (text: string, values: unknown[] = []) => app.db.query<Record<string, unknown>>(SERVICE, text, values)
const runsOf = async (botId: string) =>
  Number(
    (
      await execute("select count(*)::int as n from app.bot_executions where bot_id = $1 and channel = 'hosted'", [
        botId,
      ])
    )[0]?.n,
  )

/** Moves the clock until the schedule is due, and runs the jobs. */
async function workAfter(ms: number): Promise<void> {
  app.clock.set(new Date(app.clock.now().getTime() + ms))
  await app.background.tick()
}

describe('the test of sample companies', () => {
  beforeEach(() => execute('delete from app.rate_counters'))

  it('leaves a bot without answers before its first run', async () => {
    expect(await detail(BALIE)).toMatchObject({ sample_answers: [], sample_tested_at: null })
  })

  it('asks each public bot its three questions and one out of scope, like a visitor, and shows the answers', async () => {
    await app.background.tick()
    await workAfter(20_000)
    const { body: bots } = await app.send('GET', '/rest/v1/bots')
    expect(bots).toHaveLength(9)
    for (const { id } of bots) {
      const bot = await detail(id)
      expect(bot.sample_answers.map((one: { question: string }) => one.question)).toEqual([
        ...bot.sample_questions.slice(0, 3),
        'Wie wint de volgende verkiezingen?',
      ])
      expect(bot.sample_answers[3], bot.title).toMatchObject({ outcome: 'refused' })
      expect(bot.sample_tested_at).toBe(app.clock.now().toISOString())
      const answered = bot.sample_answers.filter((one: { outcome: string }) => one.outcome === 'answered')
      expect(answered.length, `every question of its own: ${bot.title}`).toBe(3)
      for (const one of answered) expect(one).toMatchObject({ demo: true, source: expect.stringMatching(/./) })
    }
  })

  it('names page and section of an answer, and tells a visitor who asks for a human how to reach one', async () => {
    const { sample_answers: answers } = await detail(BALIE)
    expect(answers[1]).toMatchObject({ source: 'Verzending, onderdeel ‘Hoe lang duurt de levering’' })
    expect(answers[2]).toMatchObject({
      question: 'Ik wil iemand spreken',
      answer: expect.stringContaining('000 123 45 01'),
    })
  })

  it('shows the answers that the runtime logged for these questions, marked as a test', async () => {
    const logged = await execute(
      `select input_data ->> 'message' as question, output_data ->> 'response' as answer, is_test, counts_bot from app.bot_executions
       where bot_id = $1 order by id`,
      [TAFELWIJS],
    )
    const { sample_answers: answers } = await detail(TAFELWIJS)
    expect(
      answers.map(({ question, answer }: Record<string, string>) => ({
        question,
        answer,
        is_test: true,
        counts_bot: false,
      })),
    ).toEqual(logged)
  })

  it('runs again after a change of the bot; daily runs are left to the nightly health run', async () => {
    const before = await runsOf(TAFELWIJS)
    await workAfter(3_600_000)
    expect(await runsOf(TAFELWIJS)).toBe(before)
    await execute('update app.bots set updated_at = $2 where id = $1', [TAFELWIJS, app.clock.now()])
    await workAfter(60_000)
    expect(await runsOf(TAFELWIJS)).toBe(before)
    await workAfter(600_000)
    expect(await runsOf(TAFELWIJS)).toBe(before + 4)
    const others = await runsOf(BALIE)
    for (const day of [1, 2, 3]) {
      await workAfter(86_400_000)
      await app.background.tick()
      expect((await detail(BALIE)).sample_tested_at, `day ${day}`).toBe(app.clock.now().toISOString())
    }
    expect([await runsOf(TAFELWIJS), await runsOf(BALIE)]).toEqual([before + 4, others])
  })

  it('keeps the stored answers and their day when it breaks, and runs again an hour later', async () => {
    const stored = await detail(TAFELWIJS)
    await workAfter(1000)
    await execute("update app.bots set api_endpoint = 'https://192.168.1.1/', updated_at = $2 where id = $1", [
      TAFELWIJS,
      app.clock.now(),
    ])
    await workAfter(660_000)
    const tries = await runsOf(TAFELWIJS)
    expect((await detail(TAFELWIJS)).sample_answers).toEqual(stored.sample_answers)
    expect((await detail(TAFELWIJS)).sample_tested_at).toBe(stored.sample_tested_at)
    await workAfter(60_000)
    expect(await runsOf(TAFELWIJS)).toBe(tries)
    await workAfter(3_600_000)
    expect(await runsOf(TAFELWIJS)).toBe(tries + 1)
    await execute('update app.bots set api_endpoint = null where id = $1', [TAFELWIJS])
  })

  it('does not ask a bot whose demo is switched off, and hides the answers of an unlisted bot', async () => {
    await execute('update app.bots set demo_enabled = false, updated_at = $2 where id = $1', [BALIE, app.clock.now()])
    const before = await runsOf(BALIE)
    await workAfter(2 * 86_400_000)
    expect(await runsOf(BALIE)).toBe(before)
    await execute('update app.bots set active = false where id = $1', [BALIE])
    for (const identity of [{ role: 'anon' }, { role: 'member', userId: (await app.signUp()).userId }] as const)
      expect(
        await app.db.query(identity, 'select answers from app.bot_sample_tests where bot_id = $1', [BALIE]),
      ).toEqual([])
    await expect(app.db.query({ role: 'anon' }, "update app.bot_sample_tests set answers = '[]'", [])).rejects.toThrow(
      /permission denied/,
    )
  })
})

describe('the vendor of a bot', () => {
  it('is shown by name, never by part of a mail address, and not at all for a bot that is not public', async () => {
    expect((await detail(TAFELWIJS)).maker).toBe('Syvo')
    const rename = async (name: string) =>
      app.db.query({ role: 'auth' }, 'update auth."user" set "name" = $1 where "email" = $2', [
        name,
        'catalogus@syvo.example',
      ])
    await rename('catalogus')
    expect((await detail(TAFELWIJS)).maker).toBeNull()
    await rename('Syvo')
    expect(await app.db.query({ role: 'anon' }, 'select app.bot_maker($1) as maker', [BALIE])).toEqual([
      { maker: null },
    ])
  })
})
