import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, TEST_NOW, type TestApp } from './create-test-app.ts'
import { submitContent } from './submitted-bot.ts'

/** An account. */
interface Person {
  readonly userId: string
  readonly token: string
  readonly email: string
}

/** An app with two administrators and a buyer, and the requests of reviewing. */
export interface ReviewFixture {
  readonly app: TestApp
  readonly admin: Person
  readonly colleague: Person
  readonly buyer: Person
  /** Runs a statement as the product does. */
  asProduct(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  grantRole(userId: string, role: string): Promise<unknown>
  inRole(role: string): Promise<Person>
  /** Sets the clock back and lets nothing wait. */
  clear(): Promise<void>
  queue(token?: string | null): ReturnType<TestApp['send']>
  review(versionId: string, token?: string | null): ReturnType<TestApp['send']>
  decide(versionId: string, decision: string, feedback?: string, token?: string | null): ReturnType<TestApp['send']>
  patch(botId: string, body: object, token?: string | null): ReturnType<TestApp['send']>
  botOf(id: string): Promise<Record<string, unknown> | undefined>
  /** The mails about reviews that an account got, by their subject. */
  mailsTo(userId: string): Promise<Record<string, unknown>[]>
  onMarketplace(id: string): Promise<unknown>
  /** A bot that is live with its first version. */
  liveBot(vendorId: string): Promise<string>
}

/** Creates the app, with extra settings from `env`; `app.close()` ends it. */
export async function openReviewFixture(env: Record<string, string> = {}): Promise<ReviewFixture> {
  const app = await createTestApp({ env })
  await seedCatalogue(app, { demo: false })
  const asProduct: ReviewFixture['asProduct'] = (text, values = []) => app.db.query({ role: 'service' }, text, values)
  const grantRole = (userId: string, role: string) =>
    asProduct('insert into app.user_roles (user_id, role) values ($1, $2)', [userId, role])
  const inRole = async (role: string): Promise<Person> => {
    const person = await app.signUp()
    await grantRole(person.userId, role)
    return person
  }
  const [buyer, admin, colleague] = [await app.signUp(), await inRole('admin'), await inRole('admin')]
  const decide: ReviewFixture['decide'] = (versionId, decision, feedback, token = admin.token) =>
    app.send('POST', '/functions/v1/decide-submission', {
      token,
      body: { version_id: versionId, decision, ...(feedback === undefined ? {} : { feedback }) },
    })
  return {
    ...{ app, admin, colleague, buyer, asProduct, grantRole, inRole, decide },
    async clear() {
      app.clock.set(TEST_NOW)
      await asProduct("update app.bot_versions set status = 'withdrawn' where status = 'pending_review'")
    },
    queue: (token = admin.token) => app.send('GET', '/functions/v1/review-queue', { token }),
    review: (versionId, token = admin.token) =>
      app.send('GET', `/functions/v1/review?versionId=${versionId}`, { token }),
    patch: (botId, body, token = admin.token) => app.send('PATCH', `/rest/v1/bots?id=eq.${botId}`, { token, body }),
    async botOf(id) {
      const columns = 'status, active, review_feedback, title, approved_version'
      return (await asProduct(`select ${columns} from app.bots where id = $1`, [id]))[0]
    },
    mailsTo: (userId) =>
      asProduct("select subject, text_content from app.mails where user_id = $1 and kind = 'review' order by 1", [
        userId,
      ]),
    onMarketplace: async (id) => (await app.send('GET', `/rest/v1/bots?id=eq.${id}`)).body,
    async liveBot(vendorId) {
      const first = await submitContent(app, { vendorId })
      await decide(first.id, 'approve')
      return first.botId
    },
  }
}
