import { isDeveloperPlan, readPlans } from '#modules/plans/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { createCheckout, createSubscriptionCheckout } from '../contract.ts'
import { isRefusal } from './billing-client.ts'
import { checkoutText as text } from './checkout.text.ts'

/** The two addresses of the launcher; they accept different plans and differ in one text (AMB-011, AMB-070). */
export type CheckoutEntry = '/api/checkout' | '/checkout'

/** The result of starting a plan: a page of this app, the page of an order, or a text that says why not. */
export type LaunchResult =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'order'; readonly url: string }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'failed'; readonly text: string }

type Launch = { code: string; entry: CheckoutEntry; isSignedIn: boolean }

/**
 * Starts a plan with a known code: reads its row, then takes the free path or checks the price, then starts the checkout; never throws (PAY-02 to
 * PAY-09).
 */
export async function launchCheckout(api: ApiClient, launch: Launch): Promise<LaunchResult> {
  const plan = await findPlan(api, launch.code)
  if (!plan) return failed(text.noPlan)
  if (plan.price_cents === 0) return activateFree(api, launch)
  if (!plan.stripe_price_id) return failed(text.noPrice)
  if (!launch.isSignedIn) return { kind: 'sign-in' }
  try {
    const url = await startPlan(api, launch.code)
    return url ? { kind: 'order', url } : failed(text.noUrl)
  } catch (error) {
    if (isRefusal(error, 'already_subscribed')) return { kind: 'page', path: changePlanPath(launch.code) }
    if (error instanceof ApiFailure && error.status > 0) return failed(text.refused(error.message))
    console.error('the checkout could not be started', error)
    return failed(launch.entry === '/checkout' ? text.startFailed : text.sessionFailed)
  }
}

/** Creates the order of a paid plan and returns the address of its page; empty when the answer has none (AMB-068). */
export async function startPlan(api: ApiClient, code: string): Promise<string> {
  const answer = isDeveloperPlan(code)
    ? await api.call(createCheckout, { body: { plan: code } })
    : await api.call(createSubscriptionCheckout, { body: { planCode: code } })
  return answer.checkoutUrl || answer.url || ''
}

/** Returns the address where an account with a plan changes to another. */
export function changePlanPath(code: string): string {
  return `/billing?wissel=${code}`
}

/** Returns the page that the launcher opens after a failure: the plans of the requested kind (PAY-10). */
export function plansPathOf(code: string): string {
  return isDeveloperPlan(code) ? '/developer/pricing' : '/pricing'
}

async function findPlan(api: ApiClient, code: string) {
  try {
    const [plan] = await api.call(readPlans, { query: { code: `eq.${code}`, active: 'eq.true', limit: '1' } })
    return plan
  } catch (error) {
    console.error('the plan could not be read', error)
    return undefined
  }
}

async function activateFree(api: ApiClient, launch: Launch): Promise<LaunchResult> {
  if (!launch.isSignedIn) return failed(text.notSignedIn)
  try {
    await api.open(createSubscriptionCheckout, { body: { planCode: launch.code, paymentMethod: 'none' } })
    return { kind: 'page', path: '/vendor/dashboard?activated=free' }
  } catch (error) {
    console.error('the free plan could not be activated', error)
    return failed(text.freeFailed)
  }
}

function failed(why: string): LaunchResult {
  return { kind: 'failed', text: why }
}
