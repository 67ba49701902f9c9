import type { Page } from 'playwright-core'
import {
  COMPANY,
  CONSUMER,
  planOrder,
  sampleBilling,
  sampleOrder,
  samplePlanChange,
  WITHDRAWABLE,
} from '../order-responses.ts'
import { ADMIN_STATES } from './admin-states.ts'
import { EDITOR_STATES } from './editor-states.ts'
import { MONITOR_STATES } from './monitor-states.ts'
import { main, openFirst, press, toBackupCodes, toEnrolment, withAnswers } from './page-steps.ts'
import { PUBLIC_STATES } from './public-states.ts'
import { REVIEW_STATES } from './review-states.ts'
import { sandboxStates } from './sandbox-states.ts'
import { SMOKE_STATES } from './smoke-states.ts'
import { VENDOR_AREA_STATES } from './vendor-area-states.ts'
import { VERSION_STATES } from './version-states.ts'
import { type VisualState, whole, workspace } from './visual-state.ts'

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

/** An order, as its endpoint answers it. */
const ordered = (state: string, order: object, step?: (page: Page) => Promise<void>): VisualState => ({
  ...whole(ORDER, 'newcomer'),
  state,
  step: withAnswers({ '**/functions/v1/orders/*': order }, step),
})

/** My Subscription of an account with a plan. */
const billed = (state: string, step?: (page: Page) => Promise<void>): VisualState => ({
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
const MONEY: readonly VisualState[] = [
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
  ordered('trial', sampleOrder({ trial_offered: true, is_simulated: false })),
  ordered('place on the plan', sampleOrder({ plan_offer: 'room' })),
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
  { ...whole('/bot/success?bot_id=BOT', 'company'), answers: 'held', state: 'loading' },
  { ...whole('/bot/success?bot_id=x', 'newcomer'), state: 'unknown' },
  { ...whole('/vendor/dashboard?activated=free', 'newcomer'), state: 'activated' },
  { ...whole('/sandbox/betalen?sessie=x', 'newcomer'), state: 'unknown' },
  { ...whole('/sandbox/betalen?sessie=x', 'newcomer'), answers: 'held', state: 'loading' },
  ...workspace('/sandbox/beheer'),
]

/** What opens on a screen behind login. */
const OPENED: readonly VisualState[] = [
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
export const VISUAL_STATES: readonly VisualState[] = [
  ...PUBLIC_STATES,
  ...PRIVATE.flatMap(workspace),
  ...sandboxStates(),
  ...OPENED,
  ...VERSION_STATES,
  ...MONEY,
  ...EDITOR_STATES,
  ...REVIEW_STATES,
  ...MONITOR_STATES,
  ...SMOKE_STATES,
  ...ADMIN_STATES,
  ...VENDOR_AREA_STATES,
]
