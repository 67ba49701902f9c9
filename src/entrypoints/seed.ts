import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import {
  isCatalogueSeeded,
  isSeededDemoAccount,
  recordDemoAccount,
  type StoreSampleKnowledge,
  seedCatalogueContent,
} from '#modules/activation/public.ts'
import {
  botContentSchema,
  findVendorProfile,
  fixedId,
  saveVendorProfile,
  smokeTestContentSchema,
} from '#modules/catalogue/public.ts'
import { addDemoAccount, appendRole, findNewestRole, type IdentityDeps } from '#modules/identity/public.ts'
import { effectivePlan, isPaidTier, planContentSchema, saveSubscription } from '#modules/plans/public.ts'
import type { Tx } from '#platform/database/database.ts'

const SEED_FOLDER = join(import.meta.dirname, '../../database/seed')

/** The password of the three demo accounts; they exist only on an installation that nobody else can reach. */
export const DEMO_PASSWORD = 'welkom-bij-syvo'

/** The demo account that shows the screens of a customer. */
export const DEMO_CUSTOMER = { email: 'koper@syvo.example', name: 'Demo koper', role: 'buyer' } as const

/** The demo accounts, one of each role. */
export const DEMO_ACCOUNTS = [
  DEMO_CUSTOMER,
  { email: 'maker@syvo.example', name: 'Demo maker', role: 'vendor' },
  { email: 'beheer@syvo.example', name: 'Demo beheer', role: 'admin' },
] as const

/** The demo vendor's profile, so that it can sell a bot at once: not an existing company, as it says. */
const DEMO_PROFILE = {
  company: 'Voorbeeldmakerij (demo)',
  contact_name: 'Demo maker',
  email: 'maker@syvo.example',
  street: 'Voorbeeldstraat 1',
  postcode: '1000 AA',
  city: 'Voorbeeldstad',
  country: 'NL',
  kvk: '00000000',
  btw_id: null,
}

const SYVO_VENDOR = { email: 'catalogus@syvo.example', name: 'Syvo' }

const templateContentSchema = z.array(
  z.strictObject({
    type: z.enum(['welcome', 'follow_up', 'hot_lead_alert']),
    name: z.string(),
    subject: z.string(),
    htmlContent: z.string(),
    textContent: z.string(),
    variables: z.record(z.string(), z.string()),
  }),
)

type TemplateContent = z.output<typeof templateContentSchema>[number]

/**
 * Adds the product's own content to the database: plans, the nine bots with their sample configurations, mail templates, health questions, and with
 * `demo` the three demo accounts. Safe at every start: unchanged content costs one read. Returns whether anything was done; `beforeWork` is called
 * when something has to be.
 */
export async function seedCatalogue(
  app: { deps: IdentityDeps },
  options: { demo: boolean; storeSampleKnowledge?: StoreSampleKnowledge; beforeWork?: () => void },
): Promise<boolean> {
  const { deps } = app
  const texts = await Promise.all(
    ['plans', 'bots', 'smoke-tests', 'email-templates'].map((name) =>
      readFile(join(SEED_FOLDER, `${name}.json`), 'utf8'),
    ),
  )
  const knowledge = options.storeSampleKnowledge ? 'with-knowledge' : 'without-knowledge'
  const fingerprint = createHash('sha256')
    .update([...texts, options.demo ? 'demo' : 'plain', knowledge].join('\u0000'))
    .digest('hex')
  if (await isCatalogueSeeded(deps, fingerprint)) return false
  options.beforeWork?.()
  const [plans, bots, smokeTests, templates] = texts.map((text): unknown => JSON.parse(text))
  const vendorId = options.demo ? await makeDemoAccounts(deps) : await createSyvoVendor(deps)
  const templateContent = templateContentSchema.parse(templates)
  await seedCatalogueContent(deps, {
    plans: planContentSchema.parse(plans),
    bots: botContentSchema.parse(bots),
    smokeTests: smokeTestContentSchema.parse(smokeTests),
    vendorId,
    fingerprint,
    storeSampleKnowledge: options.storeSampleKnowledge,
    also: async (tx) => {
      await seedTemplates(tx, templateContent)
      if (options.demo) await createDemoPlan(tx, vendorId, deps.clock.now())
    },
  })
  return true
}

/** Creates the missing demo accounts and returns the id of the vendor, who owns the catalogue. */
async function makeDemoAccounts(deps: IdentityDeps): Promise<string> {
  let vendorId: string | null = null
  for (const account of DEMO_ACCOUNTS) {
    const userId = await makeDemoAccount(deps, account)
    if (account.role === 'vendor') vendorId = userId
  }
  if (vendorId === null) return createSyvoVendor(deps)
  await createDemoProfile(deps, vendorId)
  return vendorId
}

/** Creates the demo vendor's profile; a profile that the demo vendor changed stays unchanged. */
function createDemoProfile({ db, clock }: IdentityDeps, vendorId: string): Promise<void> {
  return db.as({ role: 'service' }, async (tx) => {
    if (!(await findVendorProfile(tx, vendorId))) await saveVendorProfile(tx, vendorId, DEMO_PROFILE, clock.now())
  })
}

/** The plan of the demo vendor, which has room for the nine bots of the catalogue and one more. */
const DEMO_VENDOR_PLAN = 'dev-pro'

/** Gives the demo vendor a plan that fits its bots; a plan that was chosen in the demo stays. It was not paid for, so it has no invoice. */
async function createDemoPlan(tx: Tx, userId: string, now: Date): Promise<void> {
  if (isPaidTier((await effectivePlan(tx, userId, now)).plan_code)) return
  await saveSubscription(tx, { userId, planCode: DEMO_VENDOR_PLAN, endsAt: null, providerReference: null, now })
}

/** Returns null for an address with which a user signed up: such an account gets no rights from a demo. */
async function makeDemoAccount(deps: IdentityDeps, account: (typeof DEMO_ACCOUNTS)[number]): Promise<string | null> {
  const { email, name, role } = account
  const existing = await findUserId(deps, email)
  if (existing && !(await isSeededDemoAccount(deps, email))) {
    deps.log.warn({ role }, 'this demo address belongs to an account that was not made here; it is left alone')
    return null
  }
  if (!existing) await recordDemoAccount(deps, email)
  const userId =
    existing ??
    (await addDemoAccount(deps.db, {
      email,
      name,
      hash: await (await deps.auth.$context).password.hash(DEMO_PASSWORD),
      now: deps.clock.now(),
    }))
  await deps.db.as({ role: 'service' }, async (tx) => {
    if (!(await findNewestRole(tx, userId))) await appendRole(tx, { userId, role, now: deps.clock.now() })
  })
  return userId
}

/** Creates the product's own vendor account: it has no password, so nobody signs in with it. */
async function createSyvoVendor(deps: IdentityDeps): Promise<string> {
  const existing = await findUserId(deps, SYVO_VENDOR.email)
  if (existing) return existing
  const rows = await deps.db.query<{ id: string }>(
    { role: 'auth' },
    'insert into auth."user" ("id", "name", "email", "emailVerified") values ($1, $2, $3, false) returning "id"',
    [fixedId('account catalogus'), SYVO_VENDOR.name, SYVO_VENDOR.email],
  )
  const userId = rows[0]?.id ?? fixedId('account catalogus')
  await deps.db.as({ role: 'service' }, (tx) => appendRole(tx, { userId, role: 'vendor', now: deps.clock.now() }))
  return userId
}

async function findUserId(deps: IdentityDeps, email: string): Promise<string | null> {
  const rows = await deps.db.query<{ id: string }>(
    { role: 'auth' },
    'select "id" from auth."user" where "email" = $1',
    [email],
  )
  return rows[0]?.id ?? null
}

type TemplateTables = {
  email_templates: {
    id: string
    user_id: string | null
    name: string
    subject: string
    html_content: string
    text_content: string
    template_type: string
    variables: string
  }
}

/** Adds the global mail templates, one of each type (AMB-155). */
async function seedTemplates(tx: Tx, templates: readonly TemplateContent[]): Promise<void> {
  for (const template of templates) {
    const content = {
      name: template.name,
      subject: template.subject,
      html_content: template.htmlContent,
      text_content: template.textContent,
      template_type: template.type,
      variables: JSON.stringify(template.variables),
    }
    await tx
      .withTables<TemplateTables>()
      .withSchema('app')
      .insertInto('email_templates')
      .values({ id: fixedId(`email-template ${template.type}`), user_id: null, ...content })
      .onConflict((c) => c.column('id').doUpdateSet(content))
      .execute()
  }
}
