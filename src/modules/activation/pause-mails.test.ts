import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rentalFixturesOf } from '../../../tests/support/rental-fixtures.ts'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { mailPause } from './actions/mail-pause.ts'

type Person = Awaited<ReturnType<ReviewFixture['inRole']>>
const REASON = 'De maker liet de bot medisch advies geven.'
const MINUTE_MS = 60_000
const STOPPED = 'Staat stil: Tafelhulp'
const GOES_ON = 'Antwoordt weer: Tafelhulp'

let at: ReviewFixture
let endpoints: ReturnType<typeof rentalFixturesOf>
let vendor: Person
let customer: Person
let botId: string
beforeAll(async () => {
  at = await openReviewFixture()
  endpoints = rentalFixturesOf(at)
})
beforeEach(async () => {
  await at.clear()
  vendor = await at.inRole('vendor')
  customer = await at.app.signUp()
  botId = await at.liveBot(vendor.userId)
  await endpoints.rent(botId, customer)
})
afterAll(() => at.app.close())

const send = (name: string, body: object) =>
  at.app.send('POST', `/functions/v1/${name}`, { token: at.admin.token, body })
const pause = async () => expect((await send('pause-bot', { bot_id: botId, reason: REASON })).status).toBe(200)
const resume = async () => expect((await send('resume-bot', { bot_id: botId })).status).toBe(200)
/** Moves the clock and lets the worker run the due jobs. */
async function after(minutes: number): Promise<void> {
  at.app.clock.set(new Date(at.app.clock.now().getTime() + minutes * MINUTE_MS))
  await at.app.background.tick()
}
async function mails(who: Person): Promise<{ subject: unknown; text: unknown; recipient: unknown }[]> {
  const rows = await at.asProduct(
    "select recipient, subject, text_content from app.mails where user_id = $1 and kind = 'bot-pause-news' order by id",
    [who.userId],
  )
  return rows.map(({ recipient, subject, text_content: text }) => ({ recipient, subject, text }))
}
const subjects = async (who: Person) => (await mails(who)).map(({ subject }) => subject)

it('a customer is mailed the pause, what visitors see, and then that the bot runs again; never why', async () => {
  await pause()
  await after(11)
  await resume()
  await after(11)
  expect(await mails(customer)).toEqual([
    {
      recipient: customer.email,
      subject: STOPPED,
      text: [
        'Syvo heeft Tafelhulp stilgezet. De bot geeft nu geen antwoorden, ook niet in jouw chats.',
        'Je chats blijven bereikbaar. Bezoekers zien er nu een contactformulier, en hun berichten komen bij je leads.',
        'Je hoeft niets te doen en je instellingen blijven bewaard. Antwoordt de bot weer, dan krijg je een mail.',
        'Bekijk je leads:\nhttp://localhost:3000/leads',
        'Vragen? Stel ze ons:\nhttp://localhost:3000/contact\n',
      ].join('\n\n'),
    },
    {
      recipient: customer.email,
      subject: GOES_ON,
      text: [
        'Tafelhulp antwoordt weer, overal waar je hem gebruikt. Bezoekers zien de chat in plaats van het contactformulier.',
        'Je hoeft niets te doen. Je instellingen zijn zoals ze waren.',
        'Bekijk je bots:\nhttp://localhost:3000/my-bots\n',
      ].join('\n\n'),
    },
  ])
})

it('mails go to customers who rent, bought, try or run it on a plan, not to vendor or former customers', async () => {
  const [bought, onPlan, off, ended, stranger] = await Promise.all(Array.from({ length: 5 }, () => at.app.signUp()))
  if (!(bought && onPlan && off && ended && stranger)) throw new Error('nobody signed up')
  for (const who of [bought, onPlan, off, ended]) await endpoints.rent(botId, who)
  const tried = await at.app.send('POST', '/functions/v1/start-trial', { token: vendor.token, body: { botId } })
  expect(tried.status).toBe(200)
  const source = (who: Person, name: string) =>
    at.asProduct('update app.bot_grants set source = $2 where user_id = $1', [who.userId, name])
  await source(bought, 'purchase')
  for (const who of [onPlan, off]) await source(who, 'plan')
  await at.asProduct('update app.user_bots set active = false where user_id = any($1)', [[off.userId, bought.userId]])
  await at.asProduct('update app.bot_grants set ends_at = $2 where user_id = $1', [ended.userId, at.app.clock.now()])
  await pause()
  await after(11)
  const countMails = async (who: Person) => (await mails(who)).length
  expect(await Promise.all([customer, bought, onPlan].map(countMails))).toEqual([1, 1, 1])
  expect(await Promise.all([off, ended, vendor, stranger].map(countMails))).toEqual([0, 0, 0, 0])
})

it('each account is mailed once, also in repeated and simultaneous runs, and for a bot of Syvo itself', async () => {
  await at.asProduct('update app.bots set vendor_id = null where id = $1', [botId])
  const deps = { db: at.app.db, clock: at.app.clock, publicUrl: 'http://localhost:3000' }
  const work = () => mailPause(deps, botId, new AbortController().signal)
  await pause()
  await Promise.all([work(), work()])
  await after(11)
  expect(await subjects(customer)).toEqual([STOPPED])
  await resume()
  await Promise.all([work(), work()])
  await after(11)
  expect(await subjects(customer)).toEqual([STOPPED, GOES_ON])
})

it('a pause undone within ten minutes sends no mail, and repeated switching at most one in ten minutes', async () => {
  await pause()
  await after(9)
  await resume()
  await after(11)
  expect(await subjects(customer)).toEqual([])
  for (let switched = 0; switched < 6; switched += 1) {
    await pause()
    await after(1)
    await resume()
    await after(1)
  }
  await pause()
  await after(11)
  expect(await subjects(customer)).toEqual([STOPPED])
  await resume()
  await after(2)
  await pause()
  await after(20)
  expect(await subjects(customer)).toEqual([STOPPED])
})

it('the mail about the end goes only to accounts mailed about the pause, also without the bot by then', async () => {
  await pause()
  await after(11)
  await at.asProduct('update app.bot_grants set ends_at = $2 where user_id = $1', [customer.userId, at.app.clock.now()])
  await resume()
  const newcomer = await at.app.signUp()
  await endpoints.rent(botId, newcomer)
  await after(11)
  expect([await subjects(customer), await subjects(newcomer)]).toEqual([[STOPPED, GOES_ON], []])
})

it('a bot paused because of a report sends the same mails', async () => {
  const reported = await at.app.send('POST', '/functions/v1/report-bot', {
    token: customer.token,
    body: { bot_id: botId, reason: 'other', message: 'Dit klopt helemaal niet, kijk er eens naar.' },
  })
  expect(reported.status).toBe(200)
  const [report] = await at.asProduct('select id from app.bot_reports where bot_id = $1', [botId])
  const decided = await send('decide-report', {
    report_id: report?.['id'],
    decision: 'pause',
    explanation: REASON,
    note: '',
  })
  expect(decided.status).toBe(200)
  await after(11)
  expect(await subjects(customer)).toEqual([STOPPED])
})
