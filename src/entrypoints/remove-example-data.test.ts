import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../tests/support/create-test-app.ts'
import { type DemoCustomer, demoCustomer, type StoredRow } from '../../tests/support/demo-customer.ts'
import { sizeOf } from '../../tests/support/suite-size.ts'
import { seedCatalogue } from './seed.ts'
import { seedExampleData } from './seed-example-data.ts'

let app: TestApp
let customer: DemoCustomer
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: true })
  customer = await demoCustomer(app)
})
afterAll(() => app.close())
beforeEach(() => customer.startAnew())

const rows = (text: string, ...values: unknown[]) => app.db.query<StoredRow>({ role: 'service' }, text, values)
const remove = () => customer.call('POST', '/functions/v1/remove-example-data', {})

/** Returns one of the two example bots. */
async function exampleBot(which: number): Promise<{ botId: string; configId: string }> {
  const found = await rows(
    'select id, bot_id from app.user_bot_configs where user_id = $1 order by created_at, id',
    customer.userId,
  )
  return { botId: String(found[which]?.bot_id), configId: String(found[which]?.id) }
}

/** Adds a visitor's real conversation with an example bot, with its usage and a lead. */
async function realConversation(which: number) {
  const { botId, configId } = await exampleBot(which)
  const id = newId()
  const now = app.clock.now()
  await rows(
    `insert into app.conversations (id, config_id, user_id, bot_id, channel, visitor_key, message_count, started_at, last_message_at)
     values ($1, $2, $3, $4, 'widget', 'v', 1, $5, $5) returning 1`,
    id,
    configId,
    customer.userId,
    botId,
    now,
  )
  await rows(
    `insert into app.messages (id, conversation_id, user_id, config_id, role, content, created_at)
     values ($1, $2, $3, $4, 'user', 'Echt?', $5) returning 1`,
    newId(now.getTime()),
    id,
    customer.userId,
    configId,
    now,
  )
  await rows(
    `insert into app.leads (id, user_id, bot_id, config_id, conversation_id, name, score) values ($1, $2, $3, $4, $5, 'Echt', 'cold') returning 1`,
    newId(),
    customer.userId,
    botId,
    configId,
    id,
  )
  await rows(
    `insert into app.execution_usage (user_id, bot_id, month, used) values ($1, $2, app.month_of($3), 3)
     on conflict (user_id, bot_id, month) do update set used = execution_usage.used + 3 returning 1`,
    customer.userId,
    botId,
    now,
  )
}

async function realRental(which: number) {
  const { botId } = await exampleBot(which)
  await rows(
    `insert into app.bot_grants (id, user_id, bot_id, source, starts_at, ends_at) values ($1, $2, $3, 'rental', $4, $5) returning 1`,
    newId(),
    customer.userId,
    botId,
    app.clock.now(),
    new Date(app.clock.now().getTime() + 40 * 86_400_000),
  )
}

async function save(which: number) {
  const { botId } = await exampleBot(which)
  const body = { bot_id: botId, branding_data: { company_name: 'Eigen zaak' } }
  expect((await customer.call('POST', '/rest/v1/user_bot_configs', body)).status).toBe(200)
}

async function addOwnPage(which: number) {
  const { configId } = await exampleBot(which)
  await rows(
    `insert into app.knowledge_sources (id, config_id, user_id, kind, origin, url) values ($1, $2, $3, 'address', 'extra', 'https://eigen.example/') returning 1`,
    newId(),
    configId,
    customer.userId,
  )
}

async function ownTrial() {
  const { body } = await app.send('GET', '/rest/v1/bots')
  const held = await rows('select bot_id from app.user_bots where user_id = $1', customer.userId)
  const free = body.find(
    (bot: { id: string; title: string }) =>
      ['Tafelwijs', 'Eerste Ronde'].includes(bot.title) && !held.some((row) => row.bot_id === bot.id),
  )
  if (free) expect((await customer.call('POST', '/functions/v1/start-trial', { botId: free.id })).status).toBe(200)
}

/** Actions of customers and visitors between the first start and the removal. */
const ACTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'adds a lead': () => customer.call('POST', '/rest/v1/leads', { name: 'Eigen lead' }),
  'talks with the first bot': () => realConversation(0),
  'talks with the second bot': () => realConversation(1),
  'rents the first bot': () => realRental(0),
  'rents the second bot': () => realRental(1),
  'sets up the first bot': () => save(0),
  'sets up the second bot': () => save(1),
  'adds a page to the first bot': () => addOwnPage(0),
  'tries another bot': () => ownTrial(),
  'tries a third bot': () => ownTrial(),
}

const unmarked = (table: StoredRow[]) => table.filter((row) => row.is_example !== true)
const idsOf = (table: StoredRow[], key = 'id') => table.map((row) => String(row[key])).toSorted()

describe('removing example data', () => {
  it('removes exactly the marked rows, whatever the customer and visitors did meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(Object.keys(ACTS)), async (acts) => {
        await customer.startAnew()
        expect(await seedExampleData(app)).toBe(true)
        for (const act of acts) await ACTS[act]?.()
        const withOwnPage = acts.includes('adds a page to the first bot') ? [(await exampleBot(0)).configId] : []
        const before = await customer.rows()
        expect((await remove()).status).toBe(200)
        const after = await customer.rows()

        expect(after.conversations).toEqual(unmarked(before.conversations))
        const talks = new Set(idsOf(after.conversations))
        expect(after.messages).toEqual(before.messages.filter((one) => talks.has(String(one.conversation_id))))
        // A configuration with real data stays; a lead without its configuration is still a lead.
        const carrying = new Set([...idsOf(after.conversations, 'config_id'), ...withOwnPage])
        const kept = before.user_bot_configs.filter((one) => one.is_example !== true || carrying.has(String(one.id)))
        expect(after.user_bot_configs).toEqual(kept.map((one) => ({ ...one, is_example: false })))
        expect(after.leads).toEqual(unmarked(before.leads))
        expect(after.bot_grants).toEqual(unmarked(before.bot_grants))
        const granted = new Set(idsOf(after.bot_grants, 'bot_id'))
        expect(idsOf(after.user_bots)).toEqual(idsOf(before.user_bots.filter((one) => granted.has(String(one.bot_id)))))
        for (const held of after.user_bots) {
          const ends = after.bot_grants.filter((one) => one.bot_id === held.bot_id).map((one) => String(one.ends_at))
          expect(held.access_end).toBe(ends.toSorted().at(-1))
        }
        expect(after.execution_usage).toEqual(
          before.execution_usage.filter((one) => one.used !== 0).map((one) => ({ ...one, example_used: 0 })),
        )
        expect((await customer.call('GET', '/functions/v1/example-data')).body).toEqual({ has_example_data: false })
      }),
      { numRuns: sizeOf({ sample: 10, full: 200 }) },
    )
  })
})
