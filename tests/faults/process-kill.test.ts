import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { IS_FULL } from '../support/suite-size.ts'

const KILLS = IS_FULL ? 40 : 5
const LEAD_WRITERS = 4
/** The rounds in which one account adds leads by hand, which is limited per ten minutes; then its writer continues with another account. */
const ROUNDS_PER_ACCOUNT = 4
const CHAT_WRITERS = 2
const WRITES_PER_KILL = 25
/** At full size at least this many writes must have been acknowledged, or the kills prove little. */
const ACKNOWLEDGED_WHEN_FULL = 1000
/** How long a use may stay consumed after the process that ran the execution died: its lease, and the pause until the next check. */
const LEASES_END_MS = 150_000
/** A kill counts only in the middle of writing. */
const WRITES_IN_LAST_SECOND = 10

let syvo: RunningSyvo
let model: ModelServer
let token: string
let botId: string
let hostedToken: string
beforeAll(async () => {
  model = await startModelServer()
  syvo = await startSyvo({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_API_KEY: 'proef',
    AI_MODEL: 'chat-20ms',
    // Every visitor then comes from an address of its own.
    TRUST_PROXY: '127.0.0.1, ::1',
  })
  token = await signUp('kill')
  const bots = await call('GET', '/rest/v1/bots', undefined, null)
  botId = bots.find((bot: { category: string }) => bot.category === 'Horeca').id
  await call('POST', '/functions/v1/start-trial', { botId })
  await saveConfiguration(0)
  const [saved] = await call('GET', `/rest/v1/user_bot_configs?bot_id=eq.${botId}`)
  hostedToken = saved.hosted_token
}, 300_000)
afterAll(async () => {
  await syvo?.dispose()
  await model?.stop()
})

async function call(
  method: string,
  path: string,
  body?: unknown,
  bearer: string | null = token,
  from?: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads answers by its own expectations
): Promise<any> {
  const response = await fetch(syvo.url + path, {
    method,
    headers: {
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

let people = 0

/** Signs up a new account, from a network of its own; returns its token. */
async function signUp(name: string): Promise<string> {
  const account = { email: `${name}@bedrijf.example`, password: 'een-lang-wachtwoord' }
  return (await call('POST', '/auth/v1/signup', account, null, `10.99.${++people}.1`)).access_token
}

const leadAccounts: string[] = []

/** Returns the account in which a writer adds leads in a round. */
async function leadAccount(round: number, writer: number): Promise<string> {
  const place = Math.floor(round / ROUNDS_PER_ACCOUNT) * LEAD_WRITERS + writer
  return (leadAccounts[place] ??= await signUp(`leads-${place}`))
}

function saveConfiguration(write: number): Promise<unknown> {
  return call('POST', '/rest/v1/user_bot_configs', { bot_id: botId, config_data: configuration(write) })
}

/** Returns a configuration in which every field names the same write, so that a mixture of two shows. */
function configuration(write: number) {
  return {
    menu_url: `https://www.bedrijf.example/menu-${write}`,
    openingstijden: `schrijfronde ${write}`,
    reservering_method: write % 2 === 0 ? 'telefoon' : 'e-mail',
  }
}

/** The writes acknowledged so far; a write counts once its answer was read. */
class Book {
  readonly emails = new Set<string>()
  readonly times: number[] = []
  configWrite = 0
  /** The number of addresses that were left in the chat. */
  chatLeads = 0
  /** Questions in the chat whose answer was read to its end. */
  answered = 0

  note(): void {
    this.times.push(performance.now())
  }

  inLastSecond(): number {
    const from = performance.now() - 1000
    return this.times.filter((at) => at >= from).length
  }
}

async function writeLeads(owner: string, round: number, writer: number, book: Book): Promise<void> {
  for (let n = 0; ; n++) {
    const email = `lead-${round}-${writer}-${n}@klant.example`
    try {
      await call('POST', '/rest/v1/leads', { name: 'Klant', email, source: 'proef' }, owner)
    } catch (error) {
      return onlyBecauseItWasKilled(error)
    }
    book.emails.add(email)
    book.note()
  }
}

let visitors = 0

/** Opens the chat as a new visitor, who sends one message after the other; each returns its status and the text of the answer. */
async function openChat(): Promise<(message: string) => Promise<{ status: string; said: string }>> {
  const visitor = ++visitors
  const from = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
  const opened = await call('POST', '/functions/v1/hosted-chat/session', { bot: botId, token: hostedToken }, null)
  return async (message) => {
    const response = await fetch(`${syvo.url}/functions/v1/hosted-chat/messages`, {
      method: 'POST',
      headers: {
        connection: 'close',
        'content-type': 'application/json',
        authorization: `Bearer ${opened.session_token}`,
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ message, client_message_id: newId() }),
    })
    const said = await response.text()
    const done = /event: done\ndata: (.*)/.exec(said)
    if (!response.ok || !done) throw new Error(`the chat answered ${response.status}: ${said}`)
    return { status: JSON.parse(done[1] ?? '{}').status, said }
  }
}

/**
 * Asks a question with an address, to which the bot asks whether it may pass that on, and sends 'ja': once that was answered it is a lead, and an
 * answer that was
 * read to its end is a completed execution. At the month's limit nothing is expected.
 */
async function writeChats(round: number, writer: number, book: Book): Promise<void> {
  for (let n = 0; ; n++) {
    const email = `chat-${round}-${writer}-${n}@klant.example`
    try {
      const say = await openChat()
      if ((await say(`Wat zijn de openingstijden? Mail mij op ${email}`)).status === 'blocked') return
      book.answered++
      const { said } = await say('ja')
      if (!said.includes('doorgegeven')) throw new Error(`after a yes the chat said: ${said}`)
    } catch (error) {
      return onlyBecauseItWasKilled(error)
    }
    book.chatLeads++
    book.emails.add(email)
    book.note()
  }
}

async function writeConfigurations(book: Book): Promise<void> {
  for (;;) {
    const write = book.configWrite + 1
    try {
      await saveConfiguration(write)
    } catch (error) {
      return onlyBecauseItWasKilled(error)
    }
    book.configWrite = write
    book.note()
  }
}

function onlyBecauseItWasKilled(error: unknown): void {
  // A refused or broken connection is a TypeError of fetch; an answer with a failure is a fault of the product.
  if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error
}

async function storedEmails(): Promise<string[]> {
  const emails: string[] = []
  for (const owner of [token, ...leadAccounts]) emails.push(...(await emailsOf(owner)))
  return emails
}

async function emailsOf(owner: string): Promise<string[]> {
  const emails: string[] = []
  let after = ''
  do {
    const query = `limit=100${after ? `&after=${after}` : ''}`
    const page = await call('GET', `/functions/v1/list-leads?${query}`, undefined, owner)
    emails.push(...page.leads.map((lead: { email: string }) => lead.email))
    after = page.next_after ?? ''
  } while (after)
  return emails
}

/** Returns the number of the write in the stored configuration; a mixture of two writes throws. */
async function storedConfigWrite(): Promise<number> {
  const [row] = await call('GET', `/rest/v1/user_bot_configs?bot_id=eq.${botId}`)
  const write = Number(/\d+/.exec(row.config_data.openingstijden)?.[0])
  expect(row.config_data).toEqual(configuration(write))
  return write
}

/** Kills once at a random moment during writing; returns whether enough was being written for it to count. */
async function killOnce(round: number, book: Book): Promise<boolean> {
  const goal = book.times.length + WRITES_PER_KILL
  const owners: string[] = []
  for (let writer = 0; writer < LEAD_WRITERS; writer++) owners.push(await leadAccount(round, writer))
  const writers = owners.map((owner, writer) => writeLeads(owner, round, writer, book))
  writers.push(writeConfigurations(book))
  for (let writer = 0; writer < CHAT_WRITERS; writer++) writers.push(writeChats(round, writer, book))
  const deadline = Date.now() + 30_000
  while (book.times.length < goal && Date.now() < deadline) await setTimeout(20)
  await setTimeout(Math.random() * 300)
  const exportsInProgress = book.inLastSecond()
  await syvo.kill()
  await Promise.all(writers)
  await syvo.restart()
  // A write may have been stored without its answer being read: at most the one that was under way.
  const write = await storedConfigWrite()
  expect([book.configWrite, book.configWrite + 1]).toContain(write)
  book.configWrite = write
  return exportsInProgress >= WRITES_IN_LAST_SECOND
}

/**
 * Returns the uses of the month, and the answered questions in the conversations, each of which is a completed execution. Every conversation
 * has one question; the yes after it is none.
 */
async function books(): Promise<{ used: number; completed: number }> {
  const bots = await call('GET', '/rest/v1/user_bots')
  let completed = 0
  let after = ''
  do {
    const page = await call('GET', `/functions/v1/conversations?limit=100${after ? `&after=${after}` : ''}`)
    for (const talk of page.conversations) completed += Math.min(1, talk.message_count - talk.refused_count)
    after = page.next_after ?? ''
  } while (after)
  return { used: bots.find((bot: { bot_id: string }) => bot.bot_id === botId).usage.used, completed }
}

/** Waits until the leases of the dead process have ended and returns the counts after that. */
async function booksAfterLeases(): Promise<{ used: number; completed: number }> {
  const deadline = Date.now() + LEASES_END_MS
  let now = await books()
  while (now.used !== now.completed && Date.now() < deadline) {
    await setTimeout(1000)
    now = await books()
  }
  return now
}

it(`a process that is killed ${KILLS} times under writing loses no acknowledged lead, doubles none, leaves no half configuration and takes no use for good`, async () => {
  const book = new Book()
  let counted = 0
  for (let round = 0; counted < KILLS && round < KILLS * 2; round++) if (await killOnce(round, book)) counted++
  const stored = await storedEmails()
  const present = new Set(stored)
  process.stdout.write(
    `\nkills ${counted}, acknowledged ${book.times.length} (leads ${book.emails.size}, of the chat ${book.chatLeads}), present ${present.size}, doubled ${stored.length - present.size}\n`,
  )
  expect(counted).toBe(KILLS)
  expect(book.times.length).toBeGreaterThanOrEqual(WRITES_PER_KILL * KILLS)
  expect([...book.emails].filter((email) => !present.has(email))).toEqual([])
  expect(stored.length).toBe(present.size)
  if (IS_FULL) expect(book.times.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_WHEN_FULL)
  const settled = await booksAfterLeases()
  expect(settled.used).toBe(settled.completed)
  expect(settled.completed).toBeGreaterThanOrEqual(book.answered)
  expect(book.answered).toBeGreaterThan(0)
  expect(book.chatLeads).toBeGreaterThan(0)
}, 1_500_000)
