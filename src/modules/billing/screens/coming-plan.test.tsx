import { expect, it } from 'vitest'
import { sampleBilling, samplePlanChange, sampleSubscription } from '../../../../tests/support/order-responses.ts'
import { renderPart, signedIn } from '../../../../tests/support/render-part.tsx'
import type { Subscription } from '../contract.ts'
import { PlanCard } from './plan-card.tsx'
import { Confirm } from './plan-change-form.tsx'

const session = signedIn({ userId: 'u1', email: 'noor@bedrijf.example' })
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
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
const cardOf = async (changes: Partial<Subscription>) => {
  const billing = sampleBilling({ subscriptions: [sampleSubscription(changes)] })
  return words(
    await renderPart(<PlanCard plan={pro} billing={billing} hasMore={false} requestedPlan={null} />, { session }),
  )
}
const starter = { next_plan_code: 'starter', next_title: 'Syvo Starter', next_price_cents: 2999 }

it('the card of a plan says until when a cancelled one runs, or which one follows and when', async () => {
  const cancelled = 'Opgezegd Loopt tot en met 12 december 2026'
  const follows = 'Vanaf 12 december 2026 Syvo Starter voor € 29,99 per maand'
  const said = async (changes: Partial<Subscription>) => {
    const read = await cardOf(changes)
    return [read.includes(cancelled), read.includes(follows)]
  }
  expect(await said({ status: 'cancelled' })).toEqual([true, false])
  expect(await said({ ...starter, next_stands: 'planned' })).toEqual([false, true])
  // A change that the provider has not made is no promise.
  expect(await said({ ...starter, next_stands: 'asking' })).toEqual([false, false])
  expect(await said({})).toEqual([false, false])
})

it('taking a planned change back keeps the plan: it offers no move to the plan that one has', async () => {
  const change = samplePlanChange({ plan_name: 'Ultimate', from: 'next_period', due_now_cents: 0 })
  const form = (isCurrent: boolean) =>
    renderPart(
      <Confirm change={change} isCurrent={isCurrent} onChanged={() => Promise.resolve()} onDone={() => undefined} />,
      { session },
    )
  expect(await form(true)).toContain('Blijf bij Ultimate')
  expect(await form(true)).not.toMatch(/Stap over naar|Je nieuwe plan/)
  expect(await form(false)).toContain('Stap over naar Ultimate')
})
