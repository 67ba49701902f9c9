import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const KILLS = process.env.SYVO_TEST_SIZE === 'full' ? 40 : 5
const LEAD_WRITERS = 4
const WRITES_PER_KILL = 25
/** A kill counts only when it fell in the middle of writing. */
const WRITES_IN_LAST_SECOND = 10

let syvo: RunningSyvo
let token: string
let botId: string
beforeAll(async () => {
  syvo = await startSyvo()
  const account = { email: 'kill@bedrijf.example', password: 'een-lang-wachtwoord' }
  token = (await call('POST', '/auth/v1/signup', account, null)).access_token
  const bots = await call('GET', '/rest/v1/bots', undefined, null)
  botId = bots.find((bot: { category: string }) => bot.category === 'Horeca').id
  await call('POST', '/functions/v1/start-trial', { botId })
  await saveConfiguration(0)
}, 300_000)
afterAll(() => syvo?.dispose())

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads answers by its own expectations
async function call(method: string, path: string, body?: unknown, bearer: string | null = token): Promise<any> {
  const response = await fetch(syvo.url + path, {
    method,
    headers: {
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

function saveConfiguration(write: number): Promise<unknown> {
  return call('POST', '/rest/v1/user_bot_configs', { bot_id: botId, config_data: configuration(write) })
}

/** A configuration in which every field names the same write, so that a mixture of two shows. */
function configuration(write: number) {
  return {
    menu_url: `https://www.bedrijf.example/menu-${write}`,
    openingstijden: `schrijfronde ${write}`,
    reservering_method: write % 2 === 0 ? 'telefoon' : 'e-mail',
  }
}

/** What was acknowledged so far; a write counts once its answer was read. */
class Book {
  readonly emails = new Set<string>()
  readonly times: number[] = []
  configWrite = 0

  note(): void {
    this.times.push(performance.now())
  }

  inLastSecond(): number {
    const from = performance.now() - 1000
    return this.times.filter((at) => at >= from).length
  }
}

async function writeLeads(round: number, writer: number, book: Book): Promise<void> {
  for (let n = 0; ; n++) {
    const email = `lead-${round}-${writer}-${n}@klant.example`
    try {
      await call('POST', '/rest/v1/leads', { name: 'Klant', email, source: 'proef' })
    } catch (error) {
      return onlyBecauseItWasKilled(error)
    }
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
  let after = ''
  do {
    const page = await call('GET', `/functions/v1/list-leads?limit=100${after ? `&after=${after}` : ''}`)
    emails.push(...page.leads.map((lead: { email: string }) => lead.email))
    after = page.next_after ?? ''
  } while (after)
  return emails
}

/** The number of the write that the stored configuration is of; a mixture of two writes throws. */
async function storedConfigWrite(): Promise<number> {
  const [row] = await call('GET', `/rest/v1/user_bot_configs?bot_id=eq.${botId}`)
  const write = Number(/\d+/.exec(row.config_data.openingstijden)?.[0])
  expect(row.config_data).toEqual(configuration(write))
  return write
}

/** One kill at a random moment under writing; answers whether enough was being written for it to count. */
async function killOnce(round: number, book: Book): Promise<boolean> {
  const goal = book.times.length + WRITES_PER_KILL
  const writers = Array.from({ length: LEAD_WRITERS }, (_, writer) => writeLeads(round, writer, book))
  writers.push(writeConfigurations(book))
  const deadline = Date.now() + 30_000
  while (book.times.length < goal && Date.now() < deadline) await setTimeout(20)
  await setTimeout(Math.random() * 300)
  const underWay = book.inLastSecond()
  await syvo.kill()
  await Promise.all(writers)
  await syvo.restart()
  // A write may have been stored without its answer being read: at most the one that was under way.
  const write = await storedConfigWrite()
  expect([book.configWrite, book.configWrite + 1]).toContain(write)
  book.configWrite = write
  return underWay >= WRITES_IN_LAST_SECOND
}

it(`a process that is killed ${KILLS} times under writing loses no acknowledged lead, doubles none and leaves no half configuration`, async () => {
  const book = new Book()
  let counted = 0
  for (let round = 0; counted < KILLS && round < KILLS * 2; round++) if (await killOnce(round, book)) counted++
  const stored = await storedEmails()
  const present = new Set(stored)
  process.stdout.write(
    `\nkills ${counted}, acknowledged ${book.times.length} (leads ${book.emails.size}), present ${present.size}, doubled ${stored.length - present.size}\n`,
  )
  expect(counted).toBe(KILLS)
  expect(book.times.length).toBeGreaterThanOrEqual(WRITES_PER_KILL * KILLS)
  expect([...book.emails].filter((email) => !present.has(email))).toEqual([])
  expect(stored.length).toBe(present.size)
}, 1_500_000)
