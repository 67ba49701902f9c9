import { type PersonalData, personalDataOfTables } from '#modules/identity/public.ts'

const tables = personalDataOfTables('plans', [
  { name: 'subscribers', columns: ['subscribed', 'subscription_tier', 'subscription_end', 'updated_at'] },
  { name: 'usage_counters', columns: ['month', 'feature_key', 'used'] },
])

/**
 * An account's subscription, the use of its plan and its stored amounts; the payment provider's own reference is left out. The storage counters are
 * deleted with the account itself.
 */
export const plansPersonalData: PersonalData = {
  ...tables,
  tables: [...tables.tables, { name: 'storage_use', columns: ['kind', 'rows', 'bytes'] }],
}
