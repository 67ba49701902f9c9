import { signWebhook } from '#modules/payments/sandbox/sign-webhook.ts'
import { firstIdAt, newId } from '../src/platform/ids/id.ts'
import { loadKeys } from '../src/platform/secrets/keys.ts'
import { INSERT_BOTS_SQL, plausibleBots, RARE_WORD } from '../tests/support/plausible-bots.ts'
import type { ExternalServices } from './external-services.ts'
import type { LastExecutionRound } from './last-execution.ts'
import { anyAddress } from './load.ts'
import { type BenchRequest, modelAnswer, question, type Workload } from './workload.ts'

// Everything that the bench knows about the product: its settings, endpoints and tables.

/** Runs one SQL statement as the owner of the data, on either engine. */
export type OwnerQuery = (sql: string, values?: unknown[]) => Promise<unknown>

export type BenchUser = { id: string; token: string; hostedToken: string }

const botCategory = 'horeca'

/** Returns the id of the catalogue bot with the simplest configuration form, found by its category. */
export async function findBot(url: string): Promise<string> {
  const bots = await ask(url, `/rest/v1/bots?select=id,category&active=eq.true&status=eq.approved`, {})
  const bot = Array.isArray(bots)
    ? bots.find((one) => String(one.category).toLowerCase().includes(botCategory))
    : undefined
  if (bot === undefined) throw new Error(`no ${botCategory} bot in the catalogue`)
  return bot.id
}

/** Returns the e-mail address of the account with this number. */
export const benchAddress = (number: number): string => `bench-${number}@voorbeeld.example`

/** Signs up a user, starts the trial and saves a valid configuration, all through public endpoints. */
export async function createUser(url: string, botId: string, number: number): Promise<BenchUser> {
  const credentials = { email: benchAddress(number), password: 'welkom-bij-de-meting' }
  await ask(url, '/auth/v1/signup', { body: { ...credentials, data: { display_name: `Meting ${number}` } } })
  const session = await ask(url, '/auth/v1/token?grant_type=password', { body: credentials })
  const token: string = session.access_token
  const id: string = session.user.id
  await ask(url, '/functions/v1/start-trial', { token, body: { botId } })
  const saved = await ask(url, '/rest/v1/user_bot_configs?on_conflict=user_id,bot_id', {
    token,
    body: { bot_id: botId, config_data: configuration },
  })
  if (saved.config_valid !== true) throw new Error(`the configuration is not valid: ${JSON.stringify(saved)}`)
  return { id, token, hostedToken: saved.hosted_token }
}

// The address refuses connections at once, so that reading the page does not disturb the measurement.
const configuration = {
  menu_url: 'https://127.0.0.1:9/menu',
  openingstijden: 'Dinsdag tot en met zondag van 17.00 tot 23.00 uur',
  reservering_method: 'telefoon',
}

/** Prepares data while the product is stopped: no limit for the loaded users, one execution for the raced ones, and `leads` leads. */
export async function prepareData(
  query: OwnerQuery,
  botId: string,
  users: { loaded: readonly BenchUser[]; raced: readonly BenchUser[]; leads: number },
): Promise<void> {
  const setLimit = 'update app.bot_grants set monthly_limit = $1 where user_id = any($2::uuid[])'
  const ids = (list: readonly BenchUser[]) => list.map((user) => user.id)
  await query(setLimit, [1_000_000_000, ids(users.loaded)])
  await query(setLimit, [1, ids(users.raced)])
  await query(`update app.storage_limits set rows_free = rows_paid, bytes_free = bytes_paid where kind = 'leads'`, [])
  await query(
    `insert into app.leads (id, user_id, bot_id, name, email, phone, company, message, source, score, status, created_at)
     select gen_random_uuid(), $1::uuid, $2::uuid, 'Lead ' || g, 'lead' || g || '@voorbeeld.example', '06' || lpad(g::text, 8, '0'),
       'Bedrijf ' || g % 500, 'Ik wil graag een tafel voor ' || g % 12, (array['widget', 'hosted', 'api'])[1 + g % 3],
       (array['hot', 'warm', 'cold'])[1 + g % 3], (array['new', 'contacted', 'converted'])[1 + g % 3], now() - g * interval '1 minute'
     from generate_series(1, $3::int) g`,
    [users.loaded[0]?.id, botId, users.leads],
  )
  await query('analyze')
}

// A fixed key, so that the bench can sign webhook events like a payment provider.
const secretsKey = 'only-for-measuring-never-for-an-installation-of-yours'

/** Returns a function that creates a webhook event about an order, signed now as the sandbox signs it. */
export async function webhookEvents(): Promise<(orderId: string) => { body: string; headers: Headers }> {
  const { paymentKey } = await loadKeys({ dataDir: '', secretsKey })
  return (orderId) => signWebhook(paymentKey, { eventId: newId(), orderId }, new Date())
}

/** Returns the product's statement that begins an execution: it checks rights and both limits and writes the log row. */
export const startExecution = (botId: string) => ({
  text: `select outcome from app.begin_execution($2, $1, 'dashboard', 'api', null, '{}', now(), 90, null, app.current_user_id())`,
  // The id holds the time, which decides the monthly partition.
  values: [botId, newId()],
  outcome: 'running',
})

/** Returns the settings of the measured product. The model is one of them, so the 50 ms rows run against a second start. */
export function appEnvironment(settings: {
  modelUrl: string
  model: string
  outside: ExternalServices
}): Record<string, string> {
  return {
    SMTP_URL: settings.outside.smtpUrl,
    OUTBOUND_ALLOW: settings.outside.siteHost,
    NODE_EXTRA_CA_CERTS: settings.outside.caPath,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${settings.modelUrl}/v1`,
    AI_API_KEY: 'bench',
    AI_MODEL: settings.model,
    NODE_ENV: 'production',
    SECRETS_KEY: secretsKey,
    AUTH_CONFIRM_EMAIL: 'off',
    LOG_LEVEL: 'warn',
    DEMO: 'off',
    PAYMENTS: 'sandbox',
    // Each request has an address of its own, like visitors, so that the limits per visitor run without refusing.
    TRUST_PROXY: '127.0.0.1, ::1',
  }
}

const visitorsPerUser = 20

/** The folder of the embedded database within `DATA_DIR`. */
export const embeddedFolder = 'database'
export const readyPath = '/readyz'
/** The page that the row about the start requests. */
export const firstPage = '/'

/** Returns the requests of the product. Opens the chat sessions here, because their tokens expire sooner than the preparation takes. */
export async function appWorkload(url: string, botId: string, users: readonly BenchUser[]): Promise<Workload> {
  const execute = users.map((user) => executeRequest(user, botId))
  const stream: BenchRequest[] = []
  // A session is one visitor's conversation; many sessions keep conversations as short as real ones.
  for (const user of Array.from({ length: visitorsPerUser }, () => users).flat()) {
    const session = await ask(url, '/functions/v1/hosted-chat/session', {
      body: { bot: botId, token: user.hostedToken },
    })
    stream.push({
      ...post('/functions/v1/hosted-chat/messages', session.session_token, {
        message: question,
        client_message_id: '{{id}}',
      }),
      contains: ['event: done'],
      firstToken: '"Wij ',
    })
  }
  const leads = ['hot', 'warm', 'cold'].map(
    (score): BenchRequest => ({
      method: 'GET',
      path: `/rest/v1/leads?score=eq.${score}&order=created_at.desc&limit=50`,
      headers: { authorization: `Bearer ${users[0]?.token}` },
      status: 200,
      contains: [`"score":"${score}"`],
    }),
  )
  const plan = users.map((user) => ({
    ...post('/rest/v1/rpc/get_my_effective_plan', user.token, {}),
    contains: ['"subscription_tier"'],
  }))
  return { execute, executeSlow: execute, stream, leads, plan }
}

/** Inserts public bots with the numbers `from` up to `until`. */
export async function addBots(query: OwnerQuery, from: number, until: number): Promise<void> {
  await query(INSERT_BOTS_SQL, [JSON.stringify(plausibleBots(from, until))])
  await query('vacuum analyze app.bots')
  await query('vacuum analyze app.listing_entries')
}

/** Returns 64 searches with two filters and a sort; 28 of them find nothing, and then the product widens the search. */
export function listingQuestions(): BenchRequest[] {
  const searches = ['reserveringen', 'factuur', 'klanten', 'kapsalon', 'bezorging', 'notulen', 'nieuwsbrief', 'hotel']
  const filters = ['horeca,e-commerce,marketing', 'productiviteit,klantenservice,administratie,horeca']
  const prices = ['0-50', '50-200']
  const sorts = ['price-low', 'popular']
  return searches.flatMap((search) =>
    filters.flatMap((categories) =>
      prices.flatMap((price) => sorts.map((sort) => listing({ search, categories, price, sort }))),
    ),
  )
}

/** Returns the search that finds fifty bots, whatever their total. */
export function rareQuestion(): BenchRequest {
  return { ...listing({ search: RARE_WORD, sort: 'price-low' }), contains: ['"total":50,'] }
}

const statuses = ['completed', 'failed', 'blocked', 'running']
const channels = ['hosted', 'widget', 'api']
const monitorBots = 200

/**
 * Inserts `count` executions, two seconds apart, ending now: mostly completed ones of the widget, half of them of one bot, a few failed or
 * running. Returns the ids of the busiest bot and of a quiet one.
 */
export async function addExecutions(query: OwnerQuery, count: number): Promise<string[]> {
  await query("select app.ensure_partitions(now() - interval '60 days', now() + interval '40 days')")
  const bots = Array.from({ length: monitorBots }, () => newId())
  await query(
    `insert into app.bot_executions (id, user_id, bot_id, status, channel, plan_tier, blocked_reason, duration_ms, month, input_data, output_data,
       created_at)
     select app.first_id_at(at), gen_random_uuid(), (($2::uuid[])[case when g % 2 = 0 then 1 else 1 + (g % 199) end]), status, channel, 'pro',
       case when status = 'blocked' then 'out_of_scope' end, 200 + g % 3000, date_trunc('month', at)::date,
       jsonb_build_object('message', 'Hallo, ik heet Noor de Wit. Kan ik vraag ' || g || ' mailen naar noor@voorbeeld.example of bel 06 12 34 56 78?'),
       jsonb_build_object('response', repeat('Dat kan, wij zijn open van tien tot elf uur. ', 6)), at
     from (select g, now() - interval '1 minute' - g * interval '2 seconds' as at,
         case when g % 5000 = 1 then 'failed' when g % 40 = 7 then 'blocked' when g % 50000 = 3 then 'running' else 'completed' end as status,
         case when g % 10 = 0 then 'api' when g % 3 = 0 then 'hosted' else 'widget' end as channel
       from generate_series(1, $1::int) g) e`,
    [count, bots],
  )
  await query('vacuum analyze app.bot_executions')
  return [bots[0] ?? '', bots[150] ?? '']
}

/** Creates an administrator and returns the token; the owner of the data grants the role and the second factor, without which nothing is answered. */
export async function makeAdministrator(url: string, query: OwnerQuery): Promise<string> {
  const credentials = { email: 'bench-beheer@voorbeeld.example', password: 'welkom-bij-de-meting' }
  await ask(url, '/auth/v1/signup', { body: { ...credentials, data: { display_name: 'Beheer' } } })
  const session = await ask(url, '/auth/v1/token?grant_type=password', { body: credentials })
  await query("insert into app.user_roles (user_id, role) values ($1, 'admin')", [session.user.id])
  await query(
    "insert into auth.totp_factors (id, user_id, secret, created_at, verified_at) values ($1, $2, 'not asked for here', now(), now())",
    [newId(), session.user.id],
  )
  return session.access_token
}

/** Returns the monitor's requests by name: the first page, every combination of filters, later pages, and the chart. */
export function monitorRequests(token: string, bots: readonly string[]): Record<string, BenchRequest[]> {
  const get = (path: string, contains: string): BenchRequest => ({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${token}` },
    status: 200,
    contains: [contains],
  })
  const page = (query: Record<string, string>, contains = '[') =>
    get(`/rest/v1/bot_executions?${new URLSearchParams({ limit: '50', ...query })}`, contains)
  const filters = monitorFilters(bots)
  const days = (count: number) => firstIdAt(Date.now() - count * 86_400_000)
  return {
    'first page': [page({}, '"input_data"')],
    'any filter': filters.map((filter) => page(equalTo(filter))),
    'any filter, days further on': filters.map((filter, nth) =>
      page({ ...equalTo(filter), after: days(1 + (nth % 20)) }),
    ),
    'the chart of errors': [undefined, ...bots].map((bot) =>
      get(`/functions/v1/execution-hours${bot ? `?bot_id=${bot}` : ''}`, '"hours":['),
    ),
  }
}

/** Returns the same queries as bare statements. */
export function bareMonitorQueries(what: string, bots: readonly string[]): { text: string; values: string[] }[] {
  const all = 'select * from app.bot_executions'
  if (what === 'first page') return [{ text: `${all} order by id desc limit 50`, values: [] }]
  if (what !== 'any filter') return []
  return monitorFilters(bots)
    .filter((filter) => filter.status && filter.channel)
    .map((filter) => ({
      text: `${all} where ${Object.keys(filter)
        .map((name, nth) => `${name} = $${nth + 1}`)
        .join(' and ')} order by id desc limit 50`,
      values: Object.values(filter),
    }))
}

function monitorFilters(bots: readonly string[]): Record<string, string>[] {
  const choices = (name: string, values: readonly string[]) => [{}, ...values.map((value) => ({ [name]: value }))]
  return choices('status', statuses)
    .flatMap((one) => choices('channel', channels).map((other) => ({ ...one, ...other })))
    .flatMap((one) => choices('bot_id', bots).map((other) => ({ ...one, ...other })))
    .filter((filter) => Object.keys(filter).length > 0)
}

function equalTo(filter: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, `eq.${value}`]))
}

/** The two public pages where most visitors arrive. */
export const publicPages = ['/', '/marketplace'] as const

function listing(query: Record<string, string>): BenchRequest {
  const path = `/functions/v1/listing?${new URLSearchParams(query)}`
  return { method: 'GET', path, headers: { 'x-forwarded-for': '{{address}}' }, status: 200, contains: ['"total":'] }
}

/** Returns one round per user with a single execution left. */
export function appLastExecution(botId: string, users: readonly BenchUser[]): LastExecutionRound[] {
  return users.map((user) => ({
    request: executeRequest(user, botId),
    isRefusal: ({ body }) => body.includes('limit_exceeded'),
  }))
}

function executeRequest(user: BenchUser, botId: string): BenchRequest {
  const request = post('/functions/v1/execute-bot', user.token, { bot_id: botId, message: question })
  // Sent from this machine itself, which no rate limit counts: the bench sends more per account than a customer.
  const { 'x-forwarded-for': _, ...headers } = request.headers
  return { ...request, headers, contains: ['"success":true', modelAnswer] }
}

function post(path: string, token: string, body: object): BenchRequest {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-forwarded-for': '{{address}}',
  }
  return { method: 'POST', path, headers, body: JSON.stringify(body), status: 200, contains: [] }
}

async function ask(url: string, path: string, call: { token?: string; body?: object }) {
  const response = await fetch(url + path, {
    method: call.body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': anyAddress(),
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} gave ${response.status}: ${text.slice(0, 500)}`)
  return JSON.parse(text || 'null')
}
