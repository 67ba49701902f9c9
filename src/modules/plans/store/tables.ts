import type { Generated } from 'kysely'

/** The tables of the plans module for typed queries. */
export type PlansTables = {
  subscription_plans: {
    code: string
    name: string
    price_cents: number
    active: Generated<boolean>
    stripe_price_id: string | null
    position: Generated<number>
  }
  plan_features: {
    plan_code: string
    feature_key: string
    enabled: Generated<boolean>
    limit_value: number | null
  }
  subscribers: {
    user_id: string
    subscribed: Generated<boolean>
    subscription_tier: Generated<string>
    subscription_end: Date | null
    provider_reference: string | null
    updated_at: Generated<Date>
  }
  usage_counters: {
    user_id: string
    feature_key: string
    /** First day of the month, as text. */
    month: string
    used: Generated<number>
    /** The number of used ones that the product counted for a client that has not reported them yet. */
    told: Generated<number>
  }
}
