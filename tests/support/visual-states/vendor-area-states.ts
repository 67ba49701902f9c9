import type { Page } from 'playwright-core'
import type { VendorBot } from '#modules/catalogue/contract.ts'
import type { VendorBotFigures, VendorDashboard } from '#modules/vendors/contract.ts'
import { press, withAnswers } from './page-steps.ts'
import { type VisualState, whole } from './visual-state.ts'

const BOT = '0192f000-0000-7000-8000-0000000000b1'

/** A vendor's bot as the endpoint `bots` answers it. */
export function sampleVendorBot(changes: Partial<VendorBot> = {}): VendorBot {
  return {
    id: BOT,
    title: 'Tafelhulp',
    description: 'Neemt reserveringen aan.',
    long_description: '',
    category: 'Horeca',
    price: 249,
    monthly_price: 29.99,
    featured: false,
    active: true,
    status: 'approved',
    pricing_model: 'both',
    monthly_execution_limit: 1000,
    created_at: '2026-10-01T09:00:00.000Z',
    updated_at: '2026-11-10T09:00:00.000Z',
    total_sales: 12,
    total_revenue: 297.36,
    vendor_id: null,
    stripe_price_id: null,
    api_endpoint: null,
    prompt_template: 'Je bent gastheer.',
    input_fields: { fields: [] },
    review_feedback: null,
    is_paused: false,
    ...changes,
  }
}

/** A bot as the dashboard's endpoint answers it. */
export function sampleFigures(changes: Partial<VendorBotFigures> = {}): VendorBotFigures {
  return {
    id: BOT,
    title: 'Tafelhulp',
    category: 'Horeca',
    active: true,
    status: 'approved',
    is_paused: false,
    in_maintenance: false,
    revenue_cents: 29736,
    simulated_cents: 0,
    holders: 7,
    conversations: 412,
    unanswered: 31,
    health: [{ day: '2026-11-20', outcome: 'good' }],
    ...changes,
  }
}

/** A dashboard of two bots with a year of sales. */
export function sampleDashboard(changes: Partial<VendorDashboard> = {}): VendorDashboard {
  const revenue = [0, 0, 0, 2400, 4100, 3900, 0, 8800, 12600, 21300, 19900, 24310]
  return {
    totals: {
      ...{ bots: 2, published: 1, active: 2, waiting: 0, sales: 41, revenue_cents: 97310, share_cents: 82714 },
      ...{ simulated_cents: 0, simulated_sales: 0 },
    },
    bot_limit: 3,
    months: revenue.map((revenue_cents, at) => ({
      month: new Date(Date.UTC(2025, 11 + at, 15)).toISOString().slice(0, 7),
      revenue_cents,
      simulated_cents: 0,
      sales: Math.round(revenue_cents / 2400),
      simulated_sales: 0,
    })),
    bots: [
      sampleFigures(),
      sampleFigures({
        id: '0192f000-0000-7000-8000-0000000000b2',
        title: 'Een bot met een lange naam voor kleine schermen en ongeduldige lezers',
        category: 'E-commerce',
        active: false,
        status: 'pending_review',
        revenue_cents: 0,
        holders: 0,
        conversations: 0,
        unanswered: 0,
        health: [],
      }),
      sampleFigures({
        id: '0192f000-0000-7000-8000-0000000000b3',
        title: 'Bonnenbak',
        in_maintenance: true,
        health: [{ day: '2026-11-20', outcome: 'failing' }],
      }),
    ],
    next_after: null,
    unanswered: [
      {
        bot_id: BOT,
        title: 'Tafelhulp',
        question: 'Mag mijn hond mee naar binnen?',
        asked_at: '2026-11-21T09:00:00.000Z',
      },
    ],
    ...changes,
  }
}

const STATEMENT = {
  id: BOT,
  number: 'SA-2026-0001',
  month: '2026-10-01',
  opening_cents: 0,
  sales_cents: 18105,
  refunds_cents: -2040,
  plan_cents: 1200,
  payouts_cents: 0,
  closing_cents: 17265,
  issued_at: '2026-11-01T02:00:00.000Z',
}

const PAYOUTS = {
  account: { iban: 'NL91ABNA0417164300', name: 'Bakker Automatisering', status: 'unchecked' },
  balance_cents: 17265,
  simulated_cents: 0,
  minimum_cents: 2500,
  payouts: [
    {
      number: 7,
      amount_cents: 8120,
      first_month: '2026-08-01',
      last_month: '2026-09-01',
      iban: 'NL91ABNA0417164300',
      status: 'paid',
      created_at: '2026-10-02T02:00:00.000Z',
      settled_at: '2026-10-03T02:00:00.000Z',
    },
  ],
}

const PROFILE = {
  company: 'Bakker Automatisering',
  contact_name: 'Noor Bakker',
  email: 'noor@bakker.example',
  street: 'Kade 1',
  postcode: '3511 AB',
  city: 'Utrecht',
  kvk: '12345678',
  btw_id: null,
  is_verified: false,
  sent_back_reason: null,
  changed_at: '2026-11-10T09:00:00.000Z',
}

const BOTS = [
  sampleVendorBot(),
  sampleVendorBot({ id: '0192f000-0000-7000-8000-0000000000b2', title: 'Wachtend', status: 'pending_review' }),
  sampleVendorBot({
    id: '0192f000-0000-7000-8000-0000000000b3',
    title: 'Bonnenbak',
    active: false,
    status: 'rejected',
    price: null,
    monthly_price: null,
    review_feedback: 'De prijs ontbreekt in de tekst, en het antwoord op vraag 2 klopt niet.',
  }),
]

/** The endpoints of the vendor area with full answers. */
const FULL = {
  '**/rest/v1/bots?*': BOTS,
  '**/functions/v1/vendor-dashboard': sampleDashboard(),
  '**/functions/v1/vendor-statements': [STATEMENT],
  '**/functions/v1/payouts': PAYOUTS,
  '**/functions/v1/vendor-profile': PROFILE,
}

/** A screen of the vendor area full, empty, failing and waiting; an administrator plays the vendor. */
const room = (path: string): VisualState[] => [
  { ...whole(path, 'admin'), state: 'data', step: withAnswers(FULL) },
  { ...whole(path, 'admin'), state: 'empty' },
  { ...whole(path, 'admin'), answers: 'failing', state: 'error' },
  { ...whole(path, 'admin'), answers: 'held', state: 'loading' },
]

const opened = (path: string, state: string, step: (page: Page) => Promise<void>): VisualState => ({
  ...whole(path, 'admin'),
  state,
  step: withAnswers(FULL, step),
})

/** The vendor area in all its states. */
export const VENDOR_AREA_STATES: readonly VisualState[] = [
  ...['/vendor/bots', '/vendor/dashboard', '/developer/dashboard', '/dev/dashboard'].flatMap(room),
  ...['/vendor/payouts', '/vendor/profile'].flatMap(room),
  opened('/vendor/bots', 'deleting', press(/^Verwijder/)),
  opened('/vendor/payouts', 'account', press('Wijzig rekening')),
  whole('/vendor/subscription'),
]
