import type { Page } from 'playwright-core'

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

const main = (page: Page) => page.locator('main')

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

const press = (label: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name: label }).first().click()

/** Every screen in every state that it knows; BOT stands for the id of the company's bot. */
export const SEEN_SCREENS: readonly SeenScreen[] = [
  whole('/'),
  whole('/marketplace'),
  { ...whole('/marketplace?search=xyzzyq'), state: 'empty' },
  { ...whole('/marketplace?view=list'), state: 'list' },
  { ...whole('/marketplace'), from: '/welcome', answers: 'failing', state: 'error' },
  { ...whole('/marketplace'), from: '/welcome', answers: 'held', state: 'loading' },
  whole('/bot/BOT'),
  { ...whole('/bot/00000000-0000-4000-8000-000000000000'), state: 'unknown' },
  whole('/auth'),
  after('/auth', 'error', press('Inloggen')),
  whole('/signup?tab=signup'),
  whole('/pricing'),
  whole('/enterprise'),
  after('/enterprise', 'dialog', press('Zet me op de wachtlijst')),
  whole('/contact'),
  after('/contact', 'error', press('Verstuur bericht')),
  whole('/demo'),
  after('/demo', 'chosen', (page) => main(page).getByRole('tab').first().click()),
  whole('/blog'),
  whole('/blog/maak-je-website-klaar-voor-een-chatbot'),
  whole('/privacy'),
  whole('/welcome'),
  { ...whole('/nergens'), state: 'unknown' },
  ...['/dashboard', '/leads', '/gesprekken', '/my-bots', '/outbox', '/settings', '/account'].flatMap(workspace),
  ...['/my-bots/BOT/inrichten', '/my-bots/BOT/connect', '/install/BOT'].flatMap(workspace),
  { ...whole('/my-bots/BOT/inrichten', 'company'), without: /\/assets\/_botId\.inrichten/, state: 'opening' },
  whole('/onboarding', 'newcomer'),
]
