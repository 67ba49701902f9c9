import { queryOptions } from '@tanstack/react-query'
import { readUserBots, type UserBot } from '#modules/activation/contract.ts'
import { type EffectivePlan, getEffectivePlan, type Plan, readPlans } from '#modules/plans/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { type Billing, type Order, readBilling, readOrder, verifyPayment } from '../contract.ts'

const OPEN_ORDER_REFRESH_MS = 5000

/**
 * Queries one order of the signed-in account; null when it has no such order. Refetches by itself while the order waits for payment. With `back`, on
 * return from the payment page, the order is reconciled before it is shown, because the webhook event may come later.
 */
export function orderQuery(api: ApiClient, userId: string, orderId: string, back = false) {
  return queryOptions({
    queryKey: ['order', userId, orderId],
    queryFn: async ({ signal, client, queryKey }): Promise<Order | null> => {
      if (back && client.getQueryData(queryKey) === undefined) await reconcile(api, orderId, signal)
      return api.call(readOrder, { params: { orderId }, signal }).catch(nullWhenMissing)
    },
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.status === 'open' ? OPEN_ORDER_REFRESH_MS : false),
  })
}

/** Has the server reconcile a payment; when that fails, the stored state is shown. */
async function reconcile(api: ApiClient, orderId: string, signal: AbortSignal): Promise<void> {
  await api.call(verifyPayment, { body: { sessionId: orderId }, signal }).catch(() => undefined)
}

/** Queries all data of My Subscription except the plan itself. */
export function billingQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['billing', userId],
    queryFn: ({ signal }): Promise<Billing> => api.call(readBilling, { signal }),
    staleTime: 0,
  })
}

/** Queries the account's bots, including those beside its plan. */
export function accountBotsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['billing', userId, 'bots'],
    queryFn: ({ signal }): Promise<UserBot[]> => api.call(readUserBots, { query: { user_id: `eq.${userId}` }, signal }),
    staleTime: 0,
  })
}

/** Queries the effective plan; null when it could not be checked, which counts as no subscription (PLAN-15). */
export function accountPlanQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['billing', userId, 'plan'],
    queryFn: async ({ signal }): Promise<EffectivePlan | null> => {
      try {
        return await api.call(getEffectivePlan, { body: {}, signal })
      } catch (error) {
        console.error('the plan could not be checked', error)
        return null
      }
    },
    staleTime: 0,
  })
}

/** Queries the paid plans that can be ordered now, in the order of the table: cheapest first. */
export function paidPlansQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['paid-plans'],
    queryFn: async ({ signal }): Promise<Plan[]> =>
      (await api.call(readPlans, { query: { active: 'eq.true' }, signal })).filter((plan) => plan.price_cents > 0),
    staleTime: 60_000,
  })
}

/** Returns the message of a failed call, or the given text when nothing more is known. */
export function messageOr(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.code !== 'unexpected' && error.message !== '' ? error.message : fallback
}

/** Tells whether an error is a refusal with this stable code. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiFailure && error.code === code
}

function nullWhenMissing(error: unknown): null {
  const isMissing = error instanceof ApiFailure && [400, 404, 422].includes(error.status)
  if (isMissing) return null
  throw error
}
