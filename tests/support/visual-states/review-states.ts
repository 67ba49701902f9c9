import type { Page } from 'playwright-core'
import type { Review, Submission } from '#modules/review/contract.ts'
import { SAMPLE_CHECKS, sampleContent } from '../submitted-bot.ts'
import { main, press, withAnswers } from './page-steps.ts'
import { type VisualState, whole } from './visual-state.ts'

const QUEUE = '**/functions/v1/review-queue'
const ONE = '**/functions/v1/review?*'
const VERSION = '0192f000-0000-7000-8000-0000000000a1'
const BOT = '0192f000-0000-7000-8000-0000000000b1'

/** A submission as the queue's endpoint answers it. */
export function sampleSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    version_id: VERSION,
    bot_id: BOT,
    number: 2,
    title: 'Tafelhulp',
    category: 'Horeca',
    pricing_model: 'both',
    price: 249,
    monthly_price: 29.99,
    submitted_at: '2026-11-16T09:00:00.000Z',
    vendor: { id: BOT, name: 'Bakker Automatisering', verified: true, approved_bots: 3 },
    is_update: true,
    publish: true,
    checks: SAMPLE_CHECKS.map((check) => ({ ...check })),
    ...changes,
  }
}

const SAMPLE_TRADER: Review['offered_by'] = {
  company: 'Bakker Automatisering',
  street: 'Kade 1',
  postcode: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  kvk: '12345678',
  btw_id: 'NL123456789B01',
  email: 'noor@bakker.example',
  is_verified: true,
}

/** A submission as its own endpoint answers it. */
export function sampleReview(changes: Partial<Review> = {}): Review {
  const {
    description,
    long_description,
    prompt_template,
    api_endpoint,
    input_fields,
    sample,
    needs_model,
    model_example,
  } = sampleContent()
  const decided = { decided_at: '2026-11-10T09:00:00.000Z', decided_by: 'Demo beheer' }
  return {
    ...sampleSubmission(),
    ...{ description, long_description, prompt_template, api_endpoint, sample, needs_model, model_example },
    status: 'pending_review',
    decision: null,
    monthly_execution_limit: 1500,
    offered_by: SAMPLE_TRADER,
    input_fields: input_fields.fields,
    changes: [
      { field: 'monthly_price_cents', before: '€ 25,00', after: '€ 29,99' },
      { field: 'prompt_template', before: 'Je bent gastheer. Antwoord kort.', after: prompt_template ?? '' },
    ],
    compared_with: { number: 1, status: 'approved' },
    history: [{ ...decided, number: 1, status: 'approved', feedback: null, submitted_at: '2026-11-09T09:00:00.000Z' }],
    other_bots: [
      {
        ...decided,
        bot_id: BOT,
        title: 'Bonnenbak',
        number: 1,
        status: 'rejected',
        feedback: 'De prijs ontbreekt in de tekst.',
      },
    ],
    ...changes,
  }
}

const path = `/admin/reviews/${VERSION}`
const opened = (state: string, review: Review, step?: (page: Page) => Promise<void>): VisualState => ({
  ...whole(path, 'admin'),
  state,
  step: withAnswers({ [QUEUE]: [sampleSubmission()], [ONE]: review }, async (page) => {
    await main(page).getByRole('heading', { level: 1, name: review.title }).waitFor()
    await step?.(page)
  }),
})

/** The queue of reviews and one submission, in their states. */
export const REVIEW_STATES: readonly VisualState[] = [
  { ...whole('/admin/reviews', 'admin'), state: 'empty' },
  { ...whole('/admin/reviews', 'admin'), answers: 'failing', state: 'error' },
  { ...whole('/admin/reviews', 'admin'), answers: 'held', state: 'loading' },
  {
    ...whole('/admin/reviews', 'admin'),
    state: 'data',
    step: withAnswers({
      [QUEUE]: [sampleSubmission(), sampleSubmission({ version_id: BOT, is_update: false, number: 1 })],
    }),
  },
  {
    ...whole('/admin/reviews', 'admin'),
    state: 'rejecting',
    step: withAnswers({ [QUEUE]: [sampleSubmission()] }, press('Tafelhulp afwijzen')),
  },
  { ...whole(path, 'admin'), state: 'unknown' },
  { ...whole(path, 'admin'), answers: 'failing', state: 'error' },
  { ...whole(path, 'admin'), answers: 'held', state: 'loading' },
  opened('data', sampleReview()),
  opened('asking', sampleReview(), async (page) => {
    await page.keyboard.press('a')
    await page.getByRole('alertdialog').waitFor()
  }),
  opened(
    'decided',
    sampleReview({
      status: 'rejected',
      decision: {
        status: 'rejected',
        decided_at: '2026-11-20T09:00:00.000Z',
        decided_by: 'Demo beheer',
        feedback: 'Te duur.',
      },
    }),
  ),
]
