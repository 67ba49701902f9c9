import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import pg from 'pg'

// The floor: the same work on bare node:http and pg. Settings: PORT, DATABASE_URL, MODEL_URL.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const model = new URL(`${process.env.MODEL_URL}/v1/chat/completions`)
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })

const meter = {
  name: 'meter',
  text: 'update floor_grant set used = used + 1 where user_id = $1 and used < limit_count returning used',
}
const log = {
  name: 'log',
  text: "insert into floor_log (user_id, status, tokens, question, answer) values ($1, 'completed', $2, $3, $4)",
}
const retrieve = {
  name: 'retrieve',
  text: `select id, body, ts_rank(search, q) as rank from floor_page, websearch_to_tsquery('dutch', $2) q
    where user_id = $1 and search @@ q order by rank desc limit 3`,
}
const ownRow = { name: 'own', text: 'select used, limit_count from floor_grant where user_id = $1' }
const leadPage = {
  name: 'leads',
  text: `select id, name, email, phone, company, message, source, score, status, created_at from floor_lead
    where user_id = $1 and score = $2 order by created_at desc, id limit 50`,
}

/** Runs `work` in one durable transaction as one user; role and id are sent with `begin`, which saves a round trip. */
async function asUser<Result>(userId: number, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(
      `begin; select set_config('role', 'floor_member', true), set_config('app.user_id', '${Math.trunc(userId)}', true)`,
    )
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

type Ask = { user: number; question: string; model: string }

async function reserve(ask: Ask): Promise<boolean> {
  return asUser(ask.user, async (client) => (await client.query({ ...meter, values: [ask.user] })).rowCount === 1)
}

async function writeLog(ask: Ask, tokens: number, answer: string): Promise<void> {
  await asUser(ask.user, (client) => client.query({ ...log, values: [ask.user, tokens, ask.question, answer] }))
}

function callModel(ask: Ask, system: string, stream: boolean): Promise<IncomingMessage> {
  const body = JSON.stringify({
    model: ask.model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: ask.question },
    ],
    ...(stream ? { stream: true, stream_options: { include_usage: true } } : {}),
  })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    http.request(model, { agent, method: 'POST', headers }, resolve).on('error', reject).end(body)
  })
}

async function execute(ask: Ask, response: ServerResponse): Promise<void> {
  if (!(await reserve(ask))) return send(response, 429, { error: 'limit' })
  const said = JSON.parse(await readText(await callModel(ask, 'Je bent een behulpzame assistent.', false)))
  const text: string = said.choices[0].message.content
  await writeLog(ask, said.usage.total_tokens, text)
  send(response, 200, { success: true, response: text, tokens: said.usage.total_tokens })
}

async function stream(ask: Ask, response: ServerResponse): Promise<void> {
  const pages = await asUser(ask.user, async (client) => {
    const reserved = await client.query({ ...meter, values: [ask.user] })
    if (reserved.rowCount !== 1) return null
    return (await client.query<{ body: string }>({ ...retrieve, values: [ask.user, ask.question] })).rows
  })
  if (pages === null) return send(response, 429, { error: 'limit' })
  const reply = await callModel(ask, `Gebruik alleen: ${pages.map((page) => page.body).join('\n')}`, true)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const parts: Buffer[] = []
  for await (const part of reply) {
    parts.push(part)
    response.write(part)
  }
  const events = Buffer.concat(parts).toString().split('\n\n')
  let answer = ''
  let tokens = 0
  for (const event of events) {
    if (!event.startsWith('data: {')) continue
    const { choices, usage } = JSON.parse(event.slice(6))
    answer += choices[0]?.delta.content ?? ''
    tokens = usage?.total_tokens ?? tokens
  }
  await writeLog(ask, tokens, answer)
  response.end()
}

async function identity(url: URL, response: ServerResponse): Promise<void> {
  const user = Number(url.searchParams.get('user'))
  const { rows } = await asUser(user, (client) => client.query({ ...ownRow, values: [user] }))
  send(response, 200, rows)
}

async function leads(url: URL, response: ServerResponse): Promise<void> {
  const user = Number(url.searchParams.get('user'))
  const { rows } = await asUser(user, (client) =>
    client.query({ ...leadPage, values: [user, url.searchParams.get('score')] }),
  )
  send(response, 200, rows)
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const json = JSON.stringify(value)
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
    .end(json)
}

const server = http.createServer(async (request, response) => {
  try {
    const url = new URL(request.url ?? '/', 'http://floor')
    if (url.pathname === '/leads') await leads(url, response)
    else if (url.pathname === '/identity') await identity(url, response)
    else if (url.pathname === '/execute') await execute(JSON.parse(await readText(request)), response)
    else if (url.pathname === '/stream') await stream(JSON.parse(await readText(request)), response)
    else send(response, url.pathname === '/ready' ? 200 : 404, {})
  } catch (error) {
    if (response.headersSent) response.destroy()
    else send(response, 500, { error: String(error) })
  }
})
server.keepAliveTimeout = 65_000
server.listen(Number(process.env.PORT), '127.0.0.1')
