import type { Role } from '#modules/identity/contract.ts'
import type { EndpointFixtures } from '../../endpoints/endpoint-fixtures.ts'
import { putBot } from '../../support/bot-fixtures.ts'
import { createConfig } from '../../support/create-config.ts'
import type { Answer, TestApp } from '../../support/create-test-app.ts'

/** A signed-in account whose role a check reads. */
export interface Member {
  readonly userId: string
  readonly token: string
}

/** A role check in the code, with a request that only this check decides. */
export interface RoleCheck {
  /** The answer to an account without and with the role. */
  readonly refused: { readonly as: Role; readonly answer: string }
  readonly passed: { readonly as: Role; readonly answer: string }
  /** The delay in milliseconds until a newly granted role counts; a lost role counts at once. */
  readonly passesAfterMs?: number
  ask(at: { app: TestApp; fixtures: EndpointFixtures }, member: Member): Promise<string>
}

const ABSENT = '00000000-0000-7000-8000-000000000000'

const codeOf = ({ status, body }: Answer) => [status, body?.error?.code ?? body?.code].filter(Boolean).join(' ')
const countOf = ({ status, body }: Answer) => `${status} ${Array.isArray(body) && body.length > 0 ? 'rows' : 'no rows'}`
const switchOff = { method: 'PATCH', path: `/rest/v1/bots?id=eq.${ABSENT}` } as const

/** Every role check of `src` by its file, with the answers of the endpoint behind it. */
export const ROLE_CHECKS: Readonly<Record<string, RoleCheck>> = {
  'src/entrypoints/create-app.ts': {
    refused: { as: 'buyer', answer: '403 forbidden' },
    passed: { as: 'admin', answer: '200 rows' },
    ask: async ({ app }, { token }) => {
      const answer = await app.send('GET', '/rest/v1/bot_executions?limit=1', { token })
      return answer.status === 200 ? countOf(answer) : codeOf(answer)
    },
  },
  'src/modules/review/actions/decide-bot-row.ts': {
    refused: { as: 'vendor', answer: '403 forbidden' },
    passed: { as: 'admin', answer: '404 bot_not_found' },
    ask: async ({ app }, { token }) =>
      codeOf(await app.send(switchOff.method, switchOff.path, { token, body: { status: 'approved' } })),
  },
  'src/modules/authoring/actions/switch-bot.ts': {
    refused: { as: 'buyer', answer: '403 forbidden' },
    passed: { as: 'vendor', answer: '404 bot_not_found' },
    ask: async ({ app }, { token }) =>
      codeOf(await app.send(switchOff.method, switchOff.path, { token, body: { active: true } })),
  },
  'src/modules/catalogue/actions/read-bots.ts': {
    refused: { as: 'vendor', answer: '200 no rows' },
    passed: { as: 'admin', answer: '200 rows' },
    // A bot of one's own: those of others are behind row-level security too.
    ask: async ({ app }, member) => {
      const botId = await putBot(app, member, { status: 'pending_review' })
      return countOf(await app.send('GET', `/rest/v1/bots?id=in.(${botId})`, member))
    },
  },
  'src/modules/catalogue/actions/read-pending-submissions.ts': {
    refused: { as: 'vendor', answer: '403 forbidden' },
    passed: { as: 'admin', answer: '200' },
    ask: async ({ app }, { token }) =>
      codeOf(await app.send('GET', '/rest/v1/bots?status=eq.pending_review', { token })),
  },
  'src/modules/runtime/actions/run-bot-test.ts': {
    refused: { as: 'buyer', answer: '403 forbidden' },
    passed: { as: 'admin', answer: '200' },
    passesAfterMs: 60_000,
    ask: async ({ app, fixtures: { one } }, { token }) => {
      const body = { bot_id: one.botId, message: 'Zijn jullie open?', config_id: one.configId }
      return codeOf(await app.send('POST', '/functions/v1/execute-bot', { token, body }))
    },
  },
  'src/modules/activation/actions/read-testable-configurations.ts': {
    refused: { as: 'vendor', answer: 'whole rows' },
    passed: { as: 'admin', answer: 'rows of everybody' },
    // One's own configurations are answered whole: those of others are behind row-level security too.
    ask: async ({ app }, { userId, token }) => {
      await createConfig(app, userId)
      const path = '/rest/v1/user_bot_configs?select=id,bot_id&config_valid=eq.true'
      const { body } = await app.send('GET', path, { token })
      return 'config_data' in body[0] ? 'whole rows' : 'rows of everybody'
    },
  },
  'src/modules/identity/actions/choose-user-role.ts': {
    refused: { as: 'admin', answer: 'admin' },
    passed: { as: 'buyer', answer: 'vendor' },
    ask: async ({ app }, { userId, token }) => {
      await app.send('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, { token, body: { role: 'vendor' } })
      return String((await app.send('GET', '/rest/v1/user_roles', { token })).body[0]?.role)
    },
  },
}

/** Files that read a role without deciding access by it. */
export const NO_CHECKS: Readonly<Record<string, string>> = {
  'src/modules/identity/store/account-store.ts': 'the question itself',
  'src/modules/identity/store/read-role.ts': 'the question itself, for refuse-unsecured-admin.ts',
  'src/modules/identity/public.ts': 'passes the question on',
  'src/modules/identity/actions/read-user-account.ts': 'answers the role to its own account',
  'src/entrypoints/admin-commands.ts': 'commands of the operator',
  'src/modules/identity/actions/developer-flag.ts': 'keeps an administrator at the row that granted it',
  'src/entrypoints/seed.ts': 'accounts of the demo',
  'src/modules/identity/actions/refuse-unsecured-admin.ts':
    'adds a condition for administrators, removed one by one in refuse-unsecured-admin.test.ts',
}
