import type { Page } from 'playwright-core'
import { SAMPLE_EXECUTIONS, SAMPLE_PAUSED, sampleExecution, sampleHours } from '../monitor-responses.ts'
import { main, press, withAnswers } from './page-steps.ts'
import { type VisualState, whole } from './visual-state.ts'

const PATH = '/admin/monitor'
const LIST = '**/rest/v1/bot_executions*'
const HOURS = '**/functions/v1/execution-hours*'
const PAUSED = '**/functions/v1/paused-bots'
const FULL = { [LIST]: SAMPLE_EXECUTIONS, [HOURS]: sampleHours(), [PAUSED]: [] }

const shown = (state: string, changes: object, step?: (page: Page) => Promise<void>): VisualState => ({
  ...whole(PATH, 'admin'),
  state,
  step: withAnswers({ ...FULL, ...changes }, step),
})

/** The monitor's first execution, opened. */
const toSheet = async (page: Page): Promise<void> => {
  await press(/^Bekijk de vraag/)(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Zet bot stil' }).waitFor()
}

/** The monitor in its states. */
export const MONITOR_STATES: readonly VisualState[] = [
  shown('data', {}),
  shown('paused', { [PAUSED]: [SAMPLE_PAUSED] }),
  shown('empty', { [LIST]: [], [HOURS]: { ...sampleHours(), hours: [], bots: [] } }),
  shown('more', { [LIST]: Array.from({ length: 50 }, (_, nth) => sampleExecution(nth)) }),
  shown('no-match', { [LIST]: [] }, press('Mislukt')),
  shown('opened', {}, toSheet),
  shown('revealing', {}, async (page) => {
    await toSheet(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Toon de hele tekst' }).click()
  }),
  shown('pausing', {}, async (page) => {
    await toSheet(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Zet bot stil' }).click()
    await page.getByRole('dialog').getByLabel('Waarom?').waitFor()
  }),
  {
    ...whole(PATH, 'admin'),
    answers: 'failing',
    state: 'error',
    step: (page) => main(page).getByText('Kon executions').first().waitFor(),
  },
  { ...whole(PATH, 'admin'), answers: 'held', state: 'loading' },
]
