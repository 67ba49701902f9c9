import type { Page } from 'playwright-core'
import {
  DECIDED_REPORT,
  SAMPLE_LIST,
  SAMPLE_TRAIL,
  sampleMessage,
  sampleReport,
  sampleVendor,
} from '../admin-responses.ts'
import { main, press, withAnswers } from './page-steps.ts'
import { type VisualState, whole } from './visual-state.ts'

const REPORTS = '**/functions/v1/reports?*'
const VENDORS = '**/functions/v1/vendors-to-check?*'
const TRAIL = '**/functions/v1/audit-trail*'
const MESSAGES = '**/functions/v1/contact-messages?*'
const LIST = '**/functions/v1/early-access'

const shown = (
  path: string,
  state: string,
  endpoints: Readonly<Record<string, object>>,
  step?: (page: Page) => Promise<void>,
): VisualState => ({ ...whole(path, 'admin'), state, step: withAnswers(endpoints, step) })

/** A page of administrators without anything to show, failing and waiting. */
const bare = (path: string): VisualState[] => [
  { ...whole(path, 'admin'), state: 'empty' },
  {
    ...whole(path, 'admin'),
    answers: 'failing',
    state: 'error',
    step: (page) => main(page).getByRole('button', { name: 'Probeer opnieuw' }).waitFor(),
  },
  { ...whole(path, 'admin'), answers: 'held', state: 'loading' },
]

const OPEN = { reports: [sampleReport()], next_after: '1.0192f000-0000-7000-8000-0000000000c1', open: 30 }
const WAITING = {
  vendors: [sampleVendor(), sampleVendor({ vendor_id: 'x', profile: null })],
  next_after: null,
  waiting: 2,
}
const WRITTEN = { messages: [sampleMessage()], next_after: null, open: 1 }

/** Administrators' other duties, and reporting a bot, in their states. */
export const ADMIN_STATES: readonly VisualState[] = [
  ...['/admin/reports', '/admin/vendors', '/admin/messages', '/admin/early-access', '/admin/audit'].flatMap(bare),
  shown('/admin/reports', 'data', { [REPORTS]: OPEN }),
  shown('/admin/reports', 'handled', { [REPORTS]: { reports: [DECIDED_REPORT], next_after: null, open: 0 } }),
  shown('/admin/reports', 'deciding', { [REPORTS]: OPEN }, press(/^Beoordeel/)),
  shown('/admin/vendors', 'data', { [VENDORS]: WAITING }),
  shown('/admin/vendors', 'sending-back', { [VENDORS]: WAITING }, press(/^Stuur terug/)),
  shown('/admin/messages', 'data', { [MESSAGES]: WRITTEN }),
  shown('/admin/early-access', 'data', { [LIST]: SAMPLE_LIST }),
  shown('/admin/audit', 'data', { [TRAIL]: SAMPLE_TRAIL }),
  {
    ...whole('/bot/BOT'),
    state: 'reporting',
    step: async (page) => {
      await press('Meld deze bot')(page)
      await page.getByRole('dialog').getByLabel('Wat heb je gezien?').waitFor()
    },
  },
]
