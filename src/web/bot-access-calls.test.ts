import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { getEffectivePlan } from '#modules/plans/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { canUse } from './bot-access-calls.ts'

const failing = new ApiFailure(500, 'unexpected', 'stuk')

/** Creates a client that answers the plan and the account's accesses; an error fails. */
function apiWith(plan: unknown, accesses: unknown): ApiClient {
  const given = (answer: unknown) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))
  const call = (operation: unknown) => given(operation === getEffectivePlan ? plan : accesses)
  // The rule makes only these two calls.
  return { call } as unknown as ApiClient
}

const FREE = { is_paid: false }

it.each<[string, unknown, unknown, boolean, boolean?]>([
  ['a paid plan', { is_paid: true }, [], true],
  ['an access that lasts, on the free plan', FREE, [{ access_expired: false }], true],
  ['an access that has ended, on the free plan', FREE, [{ access_expired: true }], false],
  ['an ended one beside one that lasts', FREE, [{ access_expired: true }, { access_expired: false }], true],
  ['neither plan nor access', FREE, [], false],
  ['a plan that could not be read, and no access', failing, [], false],
  ['accesses that could not be read', FREE, failing, false],
  ['a paid plan, of a bot that no plan has', { is_paid: true }, [], false, false],
  ['a bot that no plan has, bought', { is_paid: true }, [{ access_expired: false }], true, false],
])('[BOT-08] the rule of a bot’s buttons: %s', async (_, plan, accesses, may, isOnPlans = true) => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  expect(await canUse(apiWith(plan, accesses), new QueryClient(), { userId: 'u', botId: 'b', isOnPlans })).toBe(may)
  silent.mockRestore()
})
