import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rentalFixturesOf } from '../../../tests/support/rental-fixtures.ts'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { sampleContent, submitContent } from '../../../tests/support/submitted-bot.ts'
import { mailNewVersion } from './actions/mail-new-version.ts'

type Person = Awaited<ReturnType<ReviewFixture['inRole']>>
const SECRET = 'Je bent geheim-twee en antwoordt kort, beleefd en zonder omwegen.'
const CHANGED = {
  title: 'Tafelhulp Plus',
  long_description: 'Een heel ander verhaal.',
  monthly_price_cents: 3999,
  prompt_template: SECRET,
}

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

const release = (changes: Parameters<typeof sampleContent>[0]) => endpoints.release(botId, vendor.userId, changes)
/** Returns the mails about versions that an account got, after the worker ran. */
async function mails(who: Person): Promise<{ subject: unknown; text: unknown }[]> {
  await at.app.background.tick()
  const rows = await at.asProduct(
    "select subject, text_content from app.mails where user_id = $1 and kind = 'bot-version' order by id",
    [who.userId],
  )
  return rows.map(({ subject, text_content: text }) => ({ subject, text }))
}

it('a customer with an updated bot reads what changed and where to go back, but not the instructions', async () => {
  await release(CHANGED)
  const [mail, ...others] = await mails(customer)
  expect(others).toEqual([])
  expect(mail).toEqual({
    subject: 'Bijgewerkt: Tafelhulp Plus',
    text: [
      'Tafelhulp Plus is bijgewerkt. Jouw bot werkt nu met versie 2. Je hoeft niets te doen.',
      [
        'Dit is er veranderd:',
        '- Naam: van Tafelhulp naar Tafelhulp Plus',
        '- Beschrijving: aangepast',
        '- Huurprijs op de marktplaats: van € 29,99 naar € 39,99',
        '- Instructies: aangepast',
      ].join('\n'),
      'Toch liever terug, of voortaan zelf kiezen wanneer je bijwerkt? Dat doe je in Mijn Bots, bij de versie van je bot:\nhttp://localhost:3000/my-bots\n',
    ].join('\n\n'),
  })
})

it('a customer with a pinned version reads that their bot was not updated', async () => {
  await endpoints.hold(botId, 1, customer)
  await release(CHANGED)
  const [mail] = await mails(customer)
  expect(mail?.subject).toBe('Nieuwe versie: Tafelhulp Plus')
  expect(mail?.text).toContain('Jouw bot is niet bijgewerkt en werkt gewoon door met versie 1, zoals je koos.')
  expect(mail?.text).not.toContain('geheim')
})

it('each customer is mailed once, also in repeated runs; the vendor and former customers are not', async () => {
  const [second, ended, off] = [await at.app.signUp(), await at.app.signUp(), await at.app.signUp()]
  for (const who of [second, ended, off]) await endpoints.rent(botId, who)
  await at.app.send('POST', '/functions/v1/start-trial', { token: vendor.token, body: { botId } })
  await at.asProduct('update app.bot_grants set ends_at = $2 where user_id = $1', [ended.userId, at.app.clock.now()])
  // An account with direct access is notified, switched on or not; one on a plan only of a bot that is switched on.
  await at.asProduct("update app.bot_grants set source = 'plan' where user_id = $1", [off.userId])
  await at.asProduct('update app.user_bots set active = false where user_id = any($1)', [[off.userId, second.userId]])
  await release(CHANGED)
  const counts = []
  for (const who of [customer, second, ended, off, vendor]) counts.push((await mails(who)).length)
  expect(counts).toEqual([1, 1, 0, 0, 0])
  const [version] = await at.asProduct("select id from app.bot_versions where bot_id = $1 and status = 'approved'", [
    botId,
  ])
  const deps = { db: at.app.db, clock: at.app.clock, publicUrl: 'http://localhost:3000' }
  await mailNewVersion(deps, String(version?.id), new AbortController().signal)
  expect(await mails(customer)).toHaveLength(1)
})

it('a first version, a rejected one, and one without a change for customers send no mail', async () => {
  const rejected = await submitContent(at.app, {
    vendorId: vendor.userId,
    botId,
    content: sampleContent({ title: 'Te veel' }),
  })
  await at.decide(rejected.id, 'reject', 'Dit belooft te veel.')
  await release({ sample: { company: 'Een ander', pages: [], questions: [] } })
  expect(await mails(customer)).toEqual([])
})
