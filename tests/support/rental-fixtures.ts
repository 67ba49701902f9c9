import { admitTurn } from '#modules/runtime/store/turn-store.ts'
import { newId } from '#platform/ids/id.ts'
import type { Answer, TestApp } from './create-test-app.ts'
import type { ReviewFixture } from './review-fixture.ts'
import { sampleContent, submitContent } from './submitted-bot.ts'

/** A signed-in account. */
type Who = { readonly userId: string; readonly token: string }

/** The parts of a bot's content that an execution uses. */
export interface Run {
  readonly outcome: string
  readonly content: {
    readonly title: string
    readonly category: string
    readonly prompt_template: string | null
    readonly api_endpoint: string | null
    readonly input_fields: unknown
  }
}

/** Three contents that follow each other; what their instructions and endpoint say must stay inside. */
export const FIRST = { prompt_template: 'Je bent geheim-een en antwoordt kort, beleefd en zonder omwegen.' }
export const SECOND = {
  title: 'Tafelhulp Plus',
  prompt_template: 'Je bent geheim-twee en antwoordt kort, beleefd en zonder omwegen.',
  monthly_price_cents: 3999,
  input_fields: { fields: [{ label: 'Je vraag', type: 'text', placeholder: '' }] },
}
export const THIRD = {
  ...SECOND,
  prompt_template: 'Je bent geheim-drie.',
  api_endpoint: 'https://prive.example/antwoord',
}

/** Requests of tests about rentals and versions, and the version that really runs. */
export function rentalFixturesOf(at: ReviewFixture) {
  const { app } = at
  const versions = (botId: string, who: { token: string | null }): Promise<Answer> =>
    app.send('GET', `/functions/v1/own-versions?botId=${botId}`, { token: who.token })
  const hold = (botId: string, number: unknown, who: { token: string | null }): Promise<Answer> =>
    app.send('POST', '/functions/v1/hold-version', { token: who.token, body: { bot_id: botId, number } })
  return {
    versions,
    hold,
    /** Approves a next version of a bot by its endpoints; returns its number. */
    async release(botId: string, vendorId: string, changes: Parameters<typeof sampleContent>[0]): Promise<number> {
      const version = await submitContent(app, { vendorId, botId, content: sampleContent(changes) })
      const { status } = await at.decide(version.id, 'approve')
      if (status !== 200) throw new Error(`version ${version.number} was not approved: ${status}`)
      return version.number
    },
    /** Has an account rent a bot and set it up; answers the configuration that a visitor names. */
    async rent(botId: string, who: Who): Promise<{ configId: string; hostedToken: string }> {
      const started = await app.send('POST', '/functions/v1/start-trial', { token: who.token, body: { botId } })
      if (started.status !== 200) throw new Error(`no trial: ${JSON.stringify(started.body)}`)
      const [configId, hostedToken] = [newId(), newId()]
      await at.asProduct(
        `insert into app.user_bot_configs (id, user_id, bot_id, category, hosted_token, config_valid)
         values ($1, $2, $3, 'horeca', $4, true)`,
        [configId, who.userId, botId, hostedToken],
      )
      return { configId, hostedToken }
    },
    /** What runs when the account itself asks. */
    async runAsCustomer(botId: string, who: Who): Promise<Run> {
      const [row] = await app.db.query<Run['content'] & { outcome: string }>(
        { role: 'service' },
        `select * from app.begin_execution($1, $2, 'dashboard', 'api', null, '{}', $3, 90, null, $4)`,
        [newId(), botId, app.clock.now(), who.userId],
      )
      return runOf(row)
    },
    /** What runs when a visitor asks in the account's chat. */
    visitorRun: (botId: string, configId: string): Promise<Run> => visitorRun(app, botId, configId),
  }
}

async function visitorRun(app: TestApp, botId: string, configId: string): Promise<Run> {
  const { started } = await admitTurn(
    app.db,
    configId,
    {
      executionId: newId(),
      botId,
      channel: 'widget',
      conversationId: newId(),
      canStart: true,
      freeStages: [],
      visitorKey: newId(),
      clientMessageId: newId(),
      message: 'Zijn jullie open?',
      rates: [],
      now: app.clock.now(),
    },
    null,
  )
  if (started?.admission !== 'open') throw new Error(`the turn did not begin: ${started?.admission}`)
  return runOf(started)
}

function runOf(row: (Run['content'] & { outcome: string }) | undefined): Run {
  if (!row) throw new Error('nothing began')
  const { outcome, title, category, prompt_template, api_endpoint, input_fields } = row
  return { outcome, content: { title, category, prompt_template, api_endpoint, input_fields } }
}
