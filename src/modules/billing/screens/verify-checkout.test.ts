import { expect, it } from 'vitest'
import { createApiClient } from '#platform/http/api-client.ts'
import { verifyCheckout } from './verify-checkout.ts'

const plan = (subscribed: boolean) => ({ subscribed, subscription_tier: 'pro', subscription_end: null })

/** Returns the outcome shown after a plan was paid, for these answers of the server and for a payment that was refunded or not. */
async function found(checks: boolean[], returned: boolean) {
  const answers = [...checks]
  const api = createApiClient({
    send: async (path) => {
      const isCheck = path.endsWith('check-subscription')
      return Response.json(
        isCheck ? plan(answers.shift() ?? false) : { success: false, bot_id: null, pending: false, returned },
      )
    },
    token: () => 't',
    publicKey: () => null,
  })
  return verifyCheckout(api, { sessionId: 's1', hasPlan: true }, () => Promise.resolve())
}

it.each([
  ['has a plan by another payment', [true], true, { kind: 'activated', tier: 'pro', isReturned: true }],
  ['has the plan that was paid', [true], false, { kind: 'activated', tier: 'pro', isReturned: false }],
  ['has a plan by another payment at the second look', [false, true], true, { kind: 'subscribed', isReturned: true }],
  ['has none', [], true, { kind: 'failed', isReturned: true }],
])('who %s is told whether this payment goes back', async (_, checks, returned, result) => {
  expect(await found(checks, returned)).toEqual(result)
})
