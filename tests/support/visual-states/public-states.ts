import { main, press, skeleton, toNewPassword, toSecondFactor, toTrialAnswer } from './page-steps.ts'
import { after, readPage, type VisualState, whole } from './visual-state.ts'

/** The end of a mailed link. */
const SECRET = `#${'a'.repeat(43)}`

/** The ways in and what stands beside them. */
const SIGN_IN_STATES: readonly VisualState[] = [
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
  whole('/auth/beveiligen'),
  whole('/auth/nieuw-adres'),
  { ...whole(`/auth/nieuw-adres${SECRET}`), state: 'link' },
  after(`/auth/nieuw-adres${SECRET}`, 'dead', async (page) => {
    await press('Bevestig dit adres')(page)
    await main(page).getByText('werkt niet meer').waitFor()
  }),
  whole('/auth/code'),
  after('/auth/code', 'sent', async (page) => {
    await main(page).getByLabel('E-mailadres').fill('noor@bedrijf.example')
    await press('Mail mij een code')(page)
    await main(page).getByLabel('Code uit je mail').waitFor()
  }),
  whole('/auth/nieuw-wachtwoord'),
  after(`/auth/nieuw-wachtwoord${SECRET}`, 'dead', async (page) => {
    await main(page).getByText('werkt niet meer').waitFor()
  }),
  after('/auth/nieuw-wachtwoord', 'link', (page) => toNewPassword(page, SECRET)),
  after('/auth/nieuw-wachtwoord', 'error', async (page) => {
    await toNewPassword(page, SECRET)
    await press('Bewaar wachtwoord')(page)
  }),
  whole('/auth/sso'),
  whole('/auth/wachtwoord-vergeten'),
  after('/auth/wachtwoord-vergeten', 'sent', async (page) => {
    await main(page).getByLabel('E-mailadres').fill('noor@bedrijf.example')
    await press('Mail mij een link')(page)
    await main(page).getByText('Kijk dan in je mail').waitFor()
  }),
]

/** What tells of Syvo, and its texts. */
const ABOUT: readonly VisualState[] = [
  ...readPage('/pricing'),
  ...readPage('/upgrade'),
  ...readPage('/developer/pricing'),
  ...readPage('/enterprise'),
  after('/enterprise', 'dialog', press('Zet me op de wachtlijst')),
  whole('/contact'),
  { ...whole('/contact?topic=enterprise'), state: 'topic' },
  after('/contact', 'error', press('Verstuur bericht')),
  whole('/demo'),
  after('/demo', 'chosen', (page) => main(page).getByRole('tab').first().click()),
  ...readPage('/blog'),
  ...readPage('/blog/maak-je-website-klaar-voor-een-chatbot'),
  ...readPage('/academy'),
  { ...whole('/academy?type=book'), state: 'filtered' },
  { ...whole('/academy?niveau=Expert&type=workshop'), state: 'empty' },
  ...readPage('/academy/je-eerste-bot-maken'),
  whole('/academy/je-eerste-bot-maken', 'company'),
  whole('/academy/paginas-klaar-voor-een-bot'),
  ...readPage('/become-developer'),
  whole('/become-developer', 'newcomer'),
  ...readPage('/vendor/apply'),
  whole('/vendor/apply', 'newcomer'),
  ...readPage('/privacy'),
  ...readPage('/voorwaarden'),
  ...readPage('/retouren-levering'),
  whole('/welcome'),
  { ...whole('/nergens'), state: 'unknown' },
]

/** The landing, the listing and a bot. */
const SHOP: readonly VisualState[] = [
  ...readPage('/'),
  ...readPage('/marketplace'),
  { ...whole('/marketplace?search=xyzzyq'), state: 'empty' },
  { ...whole('/marketplace?view=list'), state: 'list' },
  ...readPage('/bot/BOT').map((screen) =>
    // The one page with a frame of its own while it waits.
    screen.answers === 'held' ? { ...screen, step: skeleton } : screen,
  ),
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
  { ...whole('/bot/00000000-0000-4000-8000-000000000000'), state: 'unknown' },
]

/** Every screen in front of the login. */
export const PUBLIC_STATES: readonly VisualState[] = [...SHOP, ...SIGN_IN_STATES, ...ABOUT]
