import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Subscription } from '#modules/billing/contract.ts'
import { sampleSubscription } from '../../../tests/support/order-responses.ts'
import { noneTitle } from './dashboard-screen.tsx'
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

it.each([
  ['a paid plan', true, 10, 'Je plan heeft plaats voor 10 bots, zonder extra kosten.'],
  ['a paid plan of one bot', true, 1, 'Je plan heeft plaats voor 1 bot, zonder extra kosten.'],
  ['a paid plan without a limit', true, null, 'Je plan heeft plaats voor onbeperkt veel bots, zonder extra kosten.'],
  ['the free plan', false, 1, 'Kies er een en probeer hem 30 dagen gratis.'],
])('who has no bots and %s reads what that gives (AMB-198)', (_, is_paid, limit_value, says) => {
  const features = { bot_activation: { enabled: true, limit_value } }
  expect(noneTitle({ ...pro, is_paid, features })).toBe(`Je hebt nog geen bots. ${says}`)
})
