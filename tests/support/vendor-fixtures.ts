import { sql } from 'kysely'
import { publishSampleCompany } from '#modules/authoring/actions/publish-sample-company.ts'
import { type BotForm, EMPTY_BOT_FORM } from '#modules/authoring/contract.ts'
import { decideVersion, findPendingVersion, putLive, replaceLiveVersion } from '#modules/catalogue/public.ts'
import { appendRole } from '#modules/identity/public.ts'
import type { Answer, TestApp } from './create-test-app.ts'

/** A vendor in a test, with a profile and room for ten bots a month. */
export interface Vendor {
  readonly userId: string
  readonly token: string
  readonly email: string
}

/** A bot that may be submitted as it stands; its own pages answer its own question. */
export const FITTING_FORM: BotForm = {
  ...EMPTY_BOT_FORM,
  title: 'Bakkersbot',
  description: 'Beantwoordt vragen van klanten van een bakkerij.',
  long_description: 'Kent openingstijden, brood en bestellingen.',
  category: 'Horeca',
  price: '349',
  monthly_price: '29,50',
  monthly_execution_limit: '500',
  prompt_template:
    'Je bent de vriendelijke assistent van {{bedrijfsnaam}}. Antwoord kort en beleefd, noem nooit prijzen die niet in de kennis staan en verwijs bij twijfel altijd naar de winkel.',
  input_fields: '{"fields":[{"label":"Je vraag","type":"textarea","placeholder":"Tot hoe laat zijn jullie open?"}]}',
  sample_company: 'Bakkerij Zon',
  sample_pages: [
    { title: 'Openingstijden', text: 'De bakkerij is open van dinsdag tot en met zaterdag van 8.00 tot 17.00 uur.' },
    { title: 'Bestellen', text: 'Taarten bestel je twee dagen vooraf. Bestellen kan aan de toonbank.' },
  ],
  sample_questions: [{ question: 'Tot hoe laat is de bakkerij open?', keywords: '17.00' }],
}

/** The same bot as a row of an insert brings it. */
export const FITTING_ROW = {
  title: 'Rijbot',
  description: 'Beantwoordt vragen van klanten van een rijschool.',
  category: 'Klantenservice',
  pricing_model: 'both',
  price: 349,
  monthly_price: 29.5,
  prompt_template: 'Antwoord kort.',
  input_fields: [{ label: 'Je vraag' }],
}

/** A vendor's profile, as its form sends it. */
export const VENDOR_PROFILE = {
  company: 'Botmakerij BV',
  contact_name: 'Noor Bakker',
  email: 'noor@botmakerij.example',
  street: 'Kade 1',
  postcode: '3511 AB',
  city: 'Utrecht',
  kvk: '12345678',
  btw_id: null,
  declared: true,
}

/** Signs up a vendor. `plan` is its paid plan; `profile` says whether it has a profile. */
export async function makeVendor(
  app: TestApp,
  { plan = 'pro', profile = true }: { plan?: string | null; profile?: boolean } = {},
): Promise<Vendor> {
  const account = await app.signUp()
  await becomeVendor(app, account.userId, { plan, profile })
  return account
}

/** Makes an account a vendor. */
export async function becomeVendor(
  app: TestApp,
  userId: string,
  { plan, profile }: { plan: string | null; profile: boolean },
): Promise<void> {
  const now = app.clock.now()
  await app.db.as({ role: 'service' }, async (tx) => {
    await appendRole(tx, { userId, role: 'vendor', now })
    if (plan !== null)
      await sql`insert into app.subscribers (user_id, subscribed, subscription_tier) values (${userId}, true, ${plan})
        on conflict (user_id) do update set subscribed = true, subscription_tier = ${plan}`.execute(tx)
    if (profile)
      await sql`insert into app.vendor_profiles (vendor_id, company, contact_name, email, street, postcode, city, country, kvk, declared_at, changed_at)
        values (${userId}, 'Botmakerij BV', 'Noor Bakker', 'noor@botmakerij.example', 'Kade 1', '3511 AB', 'Utrecht', 'NL', '12345678', ${now}, ${now})`.execute(
        tx,
      )
  })
}

/** Saves a draft by its endpoint; `botId` null creates a bot. */
export function saveDraft(
  app: TestApp,
  { token }: Pick<Vendor, 'token'>,
  {
    botId = null,
    revision = 0,
    form = FITTING_FORM,
  }: { botId?: string | null; revision?: number; form?: BotForm } = {},
): Promise<Answer> {
  return app.send('PUT', '/functions/v1/bot-draft', { token, body: { bot_id: botId, revision, form } })
}

/** Submits a saved draft by its endpoint. */
export function submitDraft(
  app: TestApp,
  { token }: Pick<Vendor, 'token'>,
  { botId, revision = 1 }: { botId: string; revision?: number },
): Promise<Answer> {
  return app.send('POST', '/functions/v1/submit-bot', { token, body: { bot_id: botId, revision } })
}

/** Makes a bot and submits it; answers its id. */
export async function submitNewBot(
  app: TestApp,
  vendor: Pick<Vendor, 'token'>,
  form: Partial<BotForm> = {},
): Promise<string> {
  const saved = await saveDraft(app, vendor, { form: { ...FITTING_FORM, ...form } })
  const botId = String(saved.body.bot_id)
  const submitted = await submitDraft(app, vendor, { botId })
  if (submitted.status !== 200) throw new Error(`The bot was not submitted: ${JSON.stringify(submitted.body)}`)
  return botId
}

/** Access of tests to bots: rows past every policy, and the endpoints of the editor. */
export function vendorFixturesOf(app: TestApp) {
  const rows = (text: string, ...values: unknown[]) =>
    app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
  const get = (path: string, { token }: Pick<Vendor, 'token'>) => app.send('GET', path, { token })
  return {
    rows,
    botRow: async (botId: string): Promise<Record<string, unknown>> => {
      const [bot] = await rows('select * from app.bots where id = $1', botId)
      if (!bot) throw new Error(`There is no bot ${botId}.`)
      return bot
    },
    editor: (botId: string, who: Pick<Vendor, 'token'>) => get(`/functions/v1/bot-editor?botId=${botId}`, who),
    versions: (botId: string, who: Pick<Vendor, 'token'>) => get(`/functions/v1/bot-versions?botId=${botId}`, who),
    withdraw: (botId: string, { token }: Pick<Vendor, 'token'>) =>
      app.send('POST', '/functions/v1/withdraw-submission', { token, body: { bot_id: botId } }),
    /** Approves what waits, as a reviewer's decision does. */
    approve: (botId: string): Promise<void> =>
      app.db.as({ role: 'service' }, async (tx) => {
        const waiting = await findPendingVersion(tx, botId)
        if (!waiting) throw new Error(`Nothing of ${botId} waits.`)
        const now = app.clock.now()
        const replaced = await replaceLiveVersion(tx, botId)
        await decideVersion(tx, { versionId: waiting.id, status: 'approved', feedback: null, decidedBy: null, now })
        await putLive(tx, waiting, now)
        await publishSampleCompany(tx, waiting, replaced, now)
      }),
  }
}
