import { ownTables } from '#modules/identity/public.ts'

/** An account's subscription and what it used of its plan; the payment provider's own reference is left out. */
export const plansOwnData = ownTables('plans', [
  { name: 'subscribers', columns: ['subscribed', 'subscription_tier', 'subscription_end', 'updated_at'] },
  { name: 'usage_counters', columns: ['month', 'feature_key', 'used'] },
])
