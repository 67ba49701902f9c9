import type { Page } from 'playwright-core'
import {
  COMPANY,
  CONSUMER,
  planOrder,
  sampleBilling,
  sampleOrder,
  samplePlanChange,
  WITHDRAWABLE,
} from './order-answers.ts'
import { sandboxScreens } from './seen-sandbox.ts'
import {
  main,
  openFirst,
  press,
  toBackupCodes,
  toEnrolment,
  toSecondFactor,
  toTrialAnswer,
  withAnswers,
} from './seen-steps.ts'

/** How the answers of the backend reach the page: as they are, not at all, or never. */
export type Answers = 'whole' | 'failing' | 'held'

/** One screen in one state, as somebody may see it. */
export interface SeenScreen {
  readonly path: string
  readonly as: 'visitor' | 'newcomer' | 'company'
  readonly answers: Answers
  /** A link on this page leads there: what the server rendered has its data with it and can neither fail nor wait. */
  readonly from?: string
  /** The files of its code that never come: only the frame stands. */
  readonly without?: RegExp
  /** What brings the screen into its state once it is there. */
  readonly step?: (page: Page) => Promise<void>
  readonly state: string
}

const whole = (path: string, as: SeenScreen['as'] = 'visitor'): SeenScreen => ({
  path,
  as,
  answers: 'whole',
  state: 'data',
})

const after = (path: string, state: string, step: (page: Page) => Promise<void>): SeenScreen => ({
  ...whole(path),
  state,
  step,
})

/** The states of a screen behind login: full, empty, failing and waiting. */
const workspace = (path: string): SeenScreen[] => [
  whole(path, 'company'),
  { ...whole(path, 'newcomer'), state: 'empty' },
  { ...whole(path, 'company'), answers: 'failing', state: 'error' },
  { ...whole(path, 'company'), answers: 'held', state: 'loading' },
]

/** The end of a mailed link. */
const SECRET = `#${'a'.repeat(43)}`

/** The ways in and what stands beside them. */
const WAYS_IN: readonly SeenScreen[] = [
  whole('/auth'),
  after('/auth', 'error', press('Inloggen')),
  after('/auth', 'second-factor', toSecondFactor),
  after('/auth', 'backup-code', async (page) => {
    await toSecondFactor(page)
    await press(/Gebruik een back-upcode/)(page)
  }),
  whole('/signup?tab=signup'),
  after('/signup?tab=signup', 'error', press('Account aanmaken')),
  after('/signup?tab=signup', 'common-password', async (page) => {
    await main(page).getByLabel('Naam').fill('Noor')
    await main(page).getByLabel('E-mailadres').fill('nieuw-mens@bedrijf.example')
    await main(page).locator('input[type=password]').fill('wachtwoord')
    await main(page)
      .getByLabel(/^Ik ga akkoord/)
      .check()
    await press('Account aanmaken')(page)
    await main(page).getByText('Dit wachtwoord kiezen veel mensen').waitFor()
  }),
  whole('/auth/bevestigen'),
  { ...whole(`/auth/bevestigen${SECRET}`), state: 'link' },
  after(`/auth/bevestigen${SECRET}`, 'dead', async (page) => {
    await press('Bevestig mijn e-mailadres')(page)
    await main(page).getByText('werkt niet meer').waitFor()
  }),
  whole('/auth/code'),
  after('/auth/code', 'sent', async (page) => {
    await main(page).getByLabel('E-mailadres').fill('noor@bedrijf.example')
    await press('Mail mij een code')(page)
    await main(page).getByLabel('Code uit je mail').waitFor()
  }),
  whole('/auth/nieuw-wachtwoord'),
  { ...whole(`/auth/nieuw-wachtwoord${SECRET}`), state: 'link' },
  after(`/auth/nieuw-wachtwoord${SECRET}`, 'error', press('Bewaar wachtwoord')),
  whole('/auth/sso'),
  whole('/auth/wachtwoord-vergeten'),
  after('/auth/wachtwoord-vergeten', 'sent', async (page) => {
    await main(page).getByLabel('E-mailadres').fill('noor@bedrijf.example')
    await press('Mail mij een link')(page)
    await main(page).getByText('Dan is er een mail onderweg').waitFor()
  }),
]

/** What tells of Syvo, and its texts. */
const ABOUT: readonly SeenScreen[] = [
  whole('/pricing'),
  whole('/upgrade'),
  whole('/developer/pricing'),
  whole('/enterprise'),
  after('/enterprise', 'dialog', press('Zet me op de wachtlijst')),
  whole('/contact'),
  { ...whole('/contact?topic=enterprise'), state: 'topic' },
  after('/contact', 'error', press('Verstuur bericht')),
  whole('/demo'),
  after('/demo', 'chosen', (page) => main(page).getByRole('tab').first().click()),
  whole('/blog'),
  whole('/blog/maak-je-website-klaar-voor-een-chatbot'),
  whole('/academy'),
  { ...whole('/academy?type=book'), state: 'filtered' },
  { ...whole('/academy?niveau=Expert&type=workshop'), state: 'empty' },
  whole('/academy/je-eerste-bot-maken'),
  whole('/academy/je-eerste-bot-maken', 'company'),
  whole('/academy/paginas-klaar-voor-een-bot'),
  whole('/become-developer'),
  whole('/become-developer', 'newcomer'),
  whole('/vendor/apply'),
  whole('/vendor/apply', 'newcomer'),
  whole('/privacy'),
  whole('/voorwaarden'),
  whole('/retouren-levering'),
  whole('/welcome'),
  { ...whole('/nergens'), state: 'unknown' },
]

/** The landing, the listing and a bot. */
const SHOP: readonly SeenScreen[] = [
  whole('/'),
  whole('/marketplace'),
  { ...whole('/marketplace?search=xyzzyq'), state: 'empty' },
  { ...whole('/marketplace?view=list'), state: 'list' },
  { ...whole('/marketplace'), from: '/welcome', answers: 'failing', state: 'error' },
  { ...whole('/marketplace'), from: '/welcome', answers: 'held', state: 'loading' },
  whole('/bot/BOT'),
  { ...whole('/bot/BOT', 'company'), state: 'held' },
  after('/bot/BOT', 'answered', toTrialAnswer),
  {
    ...whole('/bot/BOT', 'newcomer'),
    state: 'upgrade',
    step: async (page) => {
      await main(page).getByRole('button', { name: 'Gebruik Bot Nu' }).locator('visible=true').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { ...whole('/bot/BOT'), from: '/welcome', answers: 'failing', state: 'error' },
  { ...whole('/bot/BOT'), from: '/welcome', answers: 'held', state: 'loading' },
  { ...whole('/bot/00000000-0000-4000-8000-000000000000'), state: 'unknown' },
]

const PRIVATE = [
  '/dashboard',
  '/leads',
  '/gesprekken',
  '/my-bots',
  '/account/bots',
  '/outbox',
  '/settings',
  '/account',
  '/my-bots/BOT/inrichten',
  '/my-bots/BOT/connect',
  '/install/BOT',
  '/template/BOT',
]

const ORDER = `/bestellen/${sampleOrder().id}`
const BILLING = '**/functions/v1/billing'
const CHECKED = '**/functions/v1/check-subscription'

/** An order, as its door answers it. */
const ordered = (state: string, order: object, step?: (page: Page) => Promise<void>): SeenScreen => ({
  ...whole(ORDER, 'newcomer'),
  state,
  step: withAnswers({ '**/functions/v1/orders/*': order }, step),
})

/** My Subscription of somebody with a plan. */
const billed = (state: string, step?: (page: Page) => Promise<void>): SeenScreen => ({
  ...whole('/billing', 'newcomer'),
  state,
  step: withAnswers(
    {
      [BILLING]: sampleBilling({ buyer: CONSUMER, withdrawable: [WITHDRAWABLE] }),
      '**/functions/v1/change-plan': samplePlanChange(),
    },
    step,
  ),
})

/** Ordering, paying, and what comes after. */
const MONEY: readonly SeenScreen[] = [
  ...workspace('/billing'),
  billed('full'),
  billed('cancel', press('Zeg op (Syvo Pro)')),
  billed('withdraw', press(/^Overeenkomst hier herroepen/)),
  billed('change', async (page) => {
    await press('Wijzig je plan')(page)
    await page
      .getByRole('dialog')
      .getByLabel(/Ultimate/)
      .check()
    await page
      .getByRole('dialog')
      .getByText(/Nu te betalen/)
      .waitFor()
  }),
  { ...whole(ORDER, 'newcomer'), state: 'unknown' },
  { ...whole(ORDER, 'newcomer'), answers: 'failing', state: 'error' },
  { ...whole(ORDER, 'newcomer'), answers: 'held', state: 'loading' },
  ordered('draft', sampleOrder({ trial_ends_at: '2026-12-03T10:00:00.000Z' })),
  ordered('known', planOrder({ buyer: COMPANY })),
  ordered('wrong', sampleOrder(), async (page) => {
    await main(page).getByLabel('Ikzelf, als consument').check()
    await press('Bestellen met betalingsverplichting')(page)
  }),
  ordered('open', sampleOrder({ status: 'open', payment_url: '/sandbox/betalen' })),
  ordered('paid', sampleOrder({ status: 'paid', paid_at: '2026-11-20T10:02:00.000Z' })),
  ordered('failed', planOrder({ status: 'failed', problem: 'Je bank gaf geen toestemming.' })),
  { ...whole('/bestellen', 'newcomer'), state: 'nothing-chosen' },
  { ...whole('/bestellen?bot=BOT&als=huur', 'company'), answers: 'held', state: 'starting' },
  { ...whole('/api/checkout?plan=pro', 'newcomer'), answers: 'held', state: 'starting' },
  { ...whole('/api/checkout?plan=dev-pro'), state: 'unknown' },
  { ...whole('/checkout?plan=dev-pro', 'newcomer'), answers: 'held', state: 'starting' },
  { ...whole('/payment-success', 'newcomer'), answers: 'held', state: 'verifying' },
  { ...whole('/payment-success', 'newcomer'), state: 'failed' },
  whole('/payment-success?session_id=x'),
  {
    ...whole('/payment-success', 'newcomer'),
    state: 'success',
    step: withAnswers({ [CHECKED]: { subscribed: true, subscription_tier: 'pro', subscription_end: null } }),
  },
  whole('/bot/success?bot_id=BOT', 'company'),
  { ...whole('/bot/success?bot_id=BOT', 'newcomer'), state: 'guessed' },
  { ...whole('/bot/success?bot_id=BOT', 'company'), answers: 'failing', state: 'error' },
  { ...whole('/bot/success?bot_id=x', 'newcomer'), state: 'unknown' },
  { ...whole('/vendor/dashboard?activated=free', 'newcomer'), state: 'activated' },
  { ...whole('/sandbox/betalen?sessie=x', 'newcomer'), state: 'unknown' },
  { ...whole('/sandbox/betalen?sessie=x', 'newcomer'), answers: 'held', state: 'loading' },
  ...workspace('/sandbox/beheer'),
]

/** What opens on a screen behind login. */
const OPENED: readonly SeenScreen[] = [
  { ...whole('/dashboard?bot=BOT', 'company'), state: 'run' },
  { ...whole('/dashboard?bot=BOT', 'newcomer'), state: 'no-access' },
  { ...whole('/leads', 'company'), state: 'opened', step: openFirst(/^Details/) },
  { ...whole('/gesprekken', 'company'), state: 'opened', step: openFirst(/^Lees/) },
  { ...whole('/account', 'company'), state: 'password', step: press('Zet aan') },
  { ...whole('/account', 'company'), state: 'enrol', step: toEnrolment },
  { ...whole('/account', 'company'), state: 'codes', step: toBackupCodes },
  { ...whole('/settings', 'company'), state: 'delete', step: press('Verwijder mijn account') },
  { ...whole('/my-bots/BOT/inrichten?stap=testen', 'company'), state: 'test' },
  { ...whole('/my-bots/BOT/inrichten?stap=activatie', 'company'), state: 'activate' },
  { ...whole('/my-bots/BOT/inrichten', 'company'), without: /\/assets\/_botId\.inrichten/, state: 'opening' },
  whole('/onboarding', 'newcomer'),
]

/** Every screen in every state that it knows; BOT stands for the id of the company's bot. */
export const SEEN_SCREENS: readonly SeenScreen[] = [
  ...SHOP,
  ...WAYS_IN,
  ...ABOUT,
  ...PRIVATE.flatMap(workspace),
  ...sandboxScreens({ whole, workspace }),
  ...OPENED,
  ...MONEY,
]
