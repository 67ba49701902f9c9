import { EMPTY_BOT_FORM } from '#modules/authoring/contract.ts'
import { main, press, withAnswers } from './page-steps.ts'
import { type VisualState, whole } from './visual-state.ts'

const BOT = '0192f000-0000-7000-8000-0000000000b1'
const EDIT = `/vendor/bots/${BOT}/edit`
const AT = '2026-11-20T10:00:00.000Z'

/** A bot in its editor with everything filled in, waiting for review after feedback. */
const EDITED = {
  bot_id: BOT,
  form: {
    ...EMPTY_BOT_FORM,
    title: 'Tafelhulp',
    description: 'Neemt reserveringen aan voor je restaurant.',
    category: 'Horeca',
    price: '249',
    monthly_price: '29,99',
    prompt_template: 'Je bent gastheer van {{bedrijfsnaam}}. {{kennis}} {{onbekend}}',
    input_fields: '{"fields":[{"label":"Naam","type":"text","placeholder":"Noor"},{"label":"Datum","type":"date"}]}',
    sample_company: 'Bistro De Kade',
    sample_pages: [{ title: 'Openingstijden', text: 'De keuken gaat dicht om 22.00 uur.' }],
    sample_questions: [{ question: 'Hoe laat gaat de keuken dicht?', keywords: '22.00' }],
  },
  revision: 3,
  saved_at: AT,
  status: 'approved',
  active: true,
  is_paused: false,
  live_version: 1,
  pending: { number: 3, submitted_at: AT },
  feedback: { number: 2, outcome: 'changes_requested', text: 'De prijs in de tekst klopt niet.', decided_at: AT },
  changed: true,
}

const VERSION = {
  id: BOT,
  number: 2,
  status: 'changes_requested',
  submitted_at: AT,
  decided_at: AT,
  feedback: 'De prijs in de tekst klopt niet.',
  checks: [],
  changes: [{ field: 'title', before: 'Tafelwijs', after: 'Tafelhulp' }],
}

const FULL = { '**/functions/v1/bot-editor*': EDITED, '**/functions/v1/bot-versions*': [VERSION] }

const edited = (path: string, state: string, step?: VisualState['step']): VisualState => ({
  ...whole(path, 'admin'),
  state,
  step: withAnswers(FULL, step),
})

/** The bot editor in all its steps and states; an administrator passes for a vendor. */
export const EDITOR_STATES: readonly VisualState[] = [
  ...['/vendor/bots/new', '/developer/publish', '/dev/publish'].flatMap((path): VisualState[] => [
    whole(path, 'admin'),
    // A new bot needs no answer: without the limit it can be written all the same.
    { ...whole(path, 'admin'), answers: 'failing', state: 'no-limit' },
    { ...whole(path, 'admin'), answers: 'held', state: 'limit-awaited' },
  ]),
  { ...whole('/vendor/bots/new', 'admin'), state: 'error', step: press('Volgende') },
  ...([1, 2, 3, 4] as const).map((step) => edited(`${EDIT}?stap=${step}`, `step-${step}`)),
  edited(`${EDIT}?stap=2`, 'json', press('JSON')),
  edited(EDIT, 'versions', press('Versies')),
  edited(`${EDIT}?stap=4`, 'checked', async (page) => {
    const failed = { key: 'texts', outcome: 'failed', hard: true, message: 'Beloof niets wat niet te bewijzen is.' }
    await page.route('**/functions/v1/check-draft', (route) => route.fulfill({ json: [failed] }))
    await press('Controleer nu')(page)
    await main(page).locator('.check-line').waitFor()
  }),
  { ...whole(EDIT, 'admin'), state: 'unknown' },
  { ...whole(EDIT, 'admin'), answers: 'failing', state: 'error' },
  { ...whole(EDIT, 'admin'), answers: 'held', state: 'loading' },
]
