import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Subscription } from '#modules/billing/contract.ts'
import { sampleSubscription } from '../../../tests/support/order-responses.ts'
import { PlanStrip } from './plan-strip.tsx'

const pro = {
  plan_code: 'pro',
  plan_name: 'Pro',
  price_cents: 5399,
  subscription_tier: 'pro',
  is_paid: true,
  subscription_end: null,
  bot_limit: 10,
  features: {},
}
const stripOf = (subscription: Subscription | undefined) =>
  renderToStaticMarkup(
    <PlanStrip plan={pro} subscription={subscription} bots={[]} executions={undefined} publishing={undefined} />,
  )

it('[DASH-01] the plan is shown with its price, and with its last day or what follows once that is known', () => {
  const planned = { next_title: 'Syvo Starter', next_stands: 'planned' } as const
  expect(stripOf(undefined)).toContain('Plan Pro · € 53,99 per maand<')
  expect(stripOf(sampleSubscription())).toContain('Plan Pro · € 53,99 per maand<')
  expect(stripOf(sampleSubscription({ status: 'cancelled' }))).toContain(
    '€ 53,99 per maand · opgezegd, loopt tot en met 12 december 2026<',
  )
  expect(stripOf(sampleSubscription(planned))).toContain('€ 53,99 per maand · vanaf 12 december 2026 Syvo Starter<')
})
