import { createOTP } from '@better-auth/utils/otp'
import { symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import { newFactorSecret } from '#modules/identity/one-time-codes.ts'
import { newSecret, secretHash } from '#modules/identity/one-time-token.ts'
import { saveFactor } from '#modules/identity/store/factor-store.ts'
import { createOneTimeToken } from '#modules/identity/store/one-time-token-store.ts'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { unsubscribeToken } from '#modules/marketing/unsubscribe-link.ts'
import { newId } from '#platform/ids/id.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { createConfig } from '../support/create-config.ts'
import type { TestApp } from '../support/create-test-app.ts'
import { BOTS } from '../support/order-fixtures.ts'
import { becomeVendor, FITTING_ROW, saveDraft } from '../support/vendor-fixtures.ts'
import { type AdminFixture, openAdminFixture } from './admin-fixture.ts'
import { type BillingFixture, createBillingFixture } from './billing-fixture.ts'

/** A company with one of everything that its account may read or change. */
export interface Company {
  userId: string
  email: string
  token: string
  botId: string
  configId: string
  hostedToken: string
  /** A session of its chat with one question. */
  chat: string
  conversationId: string
  leadId: string
  mailId: string
  /** Another session of its account. */
  sessionId: string
  oneTimeTokens: OneTimeTokens
  /** Its data as a vendor: a draft that is not submitted, and a bot that waits for review. */
  vendorFixtures: { draftBotId: string; waitingBotId: string }
  /** Its orders and payments, in fixtures with money. */
  money: BillingFixture | null
}

/** An unused mailed link of a company's account, and a second factor whose setup was started. */
interface OneTimeTokens {
  recover: string
  factorId: string
  /** The code that the factor's authenticator app shows at the app's current time. */
  factorCode: string
}

/** The caller's company, another one, and a bot that is free to be tried. */
export interface EndpointFixtures {
  one: Company
  other: Company
  /** A bot on the marketplace with a sample company, which no account has yet. */
  openBot: string
  /** An administrator over the first company. */
  office: AdminFixture
  /** An entry of the waiting list of Enterprise, with the token in the link of its mails. */
  waiting: { id: string; token: string }
}

const SERVICE = { role: 'service' } as const
const HOURS = {
  path: '/open',
  title: 'Openingstijden',
  sections: [{ heading: 'Keuken', text: 'De keuken is open van 17.00 tot 22.00 uur. Op maandag zijn wij gesloten.' }],
}

/** A question that the bots of these fixtures answer. */
export const QUESTION = 'Tot hoe laat is de keuken open?'

/** Creates fixtures with new accounts in the app, so that no test meets data of another one; money takes long, so it is optional. */
export async function createEndpointFixtures(app: TestApp, { withMoney = false } = {}): Promise<EndpointFixtures> {
  // Jobs of earlier fixtures, such as the health questions of all their bots, are not needed here.
  await app.db.query(SERVICE, 'delete from app.jobs', [])
  const one = await company(app, withMoney)
  return {
    one,
    office: await openAdminFixture(app, one),
    other: await company(app, withMoney),
    openBot: await openBot(app),
    waiting: await waiting(app),
  }
}

let people = 0

async function waiting(app: TestApp): Promise<EndpointFixtures['waiting']> {
  const joined = await app.send('POST', '/rest/v1/enterprise_early_access', {
    headers: { 'x-forwarded-for': `10.8.${people >> 8}.${people++ & 255}` },
    body: { name: 'Noor', email: `wacht-${newId()}@bedrijf.example` },
  })
  return { id: joined.body.id, token: unsubscribeToken(app.deps.maskKey, joined.body.id) }
}

async function company(app: TestApp, withMoney: boolean): Promise<Company> {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId, 'Gastheer')
  const mailId = await app.db.as(SERVICE, async (tx) => {
    await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit)
      values (${newId()}, ${account.userId}, ${config.botId}, 'trial', '2026-11-01', 100)`.execute(tx)
    await sql`insert into app.subscribers (user_id, subscribed, subscription_tier) values (${account.userId}, true, 'pro')`.execute(
      tx,
    )
    await storeSampleKnowledge(tx, { configId: config.configId, pages: [HOURS], now: app.clock.now() })
    return enqueueMail(tx, {
      userId: account.userId,
      kind: 'test',
      recipient: account.email,
      subject: 'Nieuwe lead via je bot',
      text: 'Iemand zocht contact.',
      now: app.clock.now(),
    })
  })
  await app.background.tick()
  const opened = await app.send('POST', '/functions/v1/hosted-chat/session', {
    body: { bot: config.botId, token: config.hostedToken },
  })
  const chat = String(opened.body.session_token)
  await app.send('POST', '/functions/v1/hosted-chat/messages', {
    token: chat,
    body: { message: QUESTION, client_message_id: newId() },
  })
  const talks = await app.send('GET', '/functions/v1/conversations', { token: account.token })
  const lead = await app.send('POST', '/rest/v1/leads', { token: account.token, body: { name: 'Noor Bakker' } })
  return {
    ...account,
    ...config,
    chat,
    mailId: String(mailId),
    ...(await createSignInFixtures(app, account)),
    vendorFixtures: await openVendorFixtures(app, account),
    conversationId: String(talks.body.conversations[0].id),
    leadId: String(lead.body.id),
    money: withMoney ? await createBillingFixture(app, account, [BOTS.tafelwijs, BOTS.bonnie]) : null,
  }
}

/** Makes the account a vendor with two bots, through the endpoints. */
async function openVendorFixtures(
  app: TestApp,
  account: { userId: string; token: string },
): Promise<Company['vendorFixtures']> {
  await becomeVendor(app, account.userId, { plan: null, profile: true })
  const drafted = await saveDraft(app, account)
  const row = { ...FITTING_ROW, status: 'pending_review', active: true }
  const waiting = await app.send('POST', '/rest/v1/bots', { token: account.token, body: row })
  return { draftBotId: String(drafted.body.bot_id), waitingBotId: String(waiting.body[0].id) }
}

/** Creates the account's means to sign in, like the product would. */
async function createSignInFixtures(
  app: TestApp,
  { userId, email, token }: { userId: string; email: string; token: string },
): Promise<{ sessionId: string; oneTimeTokens: OneTimeTokens }> {
  const { db, clock, auth } = app.deps
  const now = clock.now()
  const recover = newSecret()
  await createOneTimeToken(db, {
    purpose: 'recover',
    userId,
    secretHash: secretHash(recover),
    data: { redirect: '/' },
    attempts: 5,
    expiresAt: new Date(now.getTime() + 600_000),
    now,
  })
  await app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: { 'x-forwarded-for': `10.8.${people >> 8}.${people++ & 255}` },
    body: { email, password: 'een-lang-wachtwoord' },
  })
  const { sessions } = (await app.send('GET', '/auth/v1/sessions', { token })).body
  const elsewhere = sessions.find((session: { is_current: boolean }) => !session.is_current)
  const { secretConfig } = await auth.$context
  const secret = newFactorSecret()
  const data = await symmetricEncrypt({ key: secretConfig, data: secret })
  const factorId = await saveFactor(db, { userId, secret: data, now })
  return {
    sessionId: elsewhere.id,
    oneTimeTokens: {
      recover,
      factorId: String(factorId),
      factorCode: await createOTP(secret).hotp(Math.floor(now.getTime() / 30_000)),
    },
  }
}

async function openBot(app: TestApp): Promise<string> {
  const vendor = await app.signUp()
  const { botId, configId } = await createConfig(app, vendor.userId, 'Proefbot')
  await app.db.as(SERVICE, async (tx) => {
    await storeSampleKnowledge(tx, { configId, pages: [HOURS], now: app.clock.now() })
    await sql`update app.user_bot_configs set is_sample = true where id = ${configId}`.execute(tx)
    await sql`update app.bots set sample_config_id = ${configId} where id = ${botId}`.execute(tx)
  })
  await app.background.tick()
  return botId
}
