import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { tableField, tableQueryOf } from '#platform/http/query-fields.ts'

export { answerLimitText } from './answer-limit.text.ts'
export { answersBar } from './answers-bar.ts'
export type { Capabilities, Capability } from './domain/capabilities.ts'
export { isDeveloperPlan, isLaunchable } from './domain/developer-plan.ts'

export const planSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Whole cents a month, including btw. */
  price_cents: z.number(),
  active: z.boolean(),
  stripe_price_id: z.nullable(z.string()),
})

/** One plan of the table (DATA-14). */
export type Plan = z.output<typeof planSchema>

/** Lists the plans in the order of the price cards; `code=eq.x&active=eq.true&limit=1` finds one (API-10). */
export const readPlans = operation({
  id: 'readPlans',
  summary: 'Abonnementen',
  method: 'GET',
  path: '/rest/v1/subscription_plans',
  access: 'anyone',
  query: tableQueryOf({ code: tableField, active: tableField }),
  output: z.array(planSchema),
  errors: ['unsupported_query'],
})

export const planFeatureSchema = z.object({
  plan_code: z.string(),
  feature_key: z.string(),
  enabled: z.boolean(),
  /** Null is unlimited. */
  limit_value: z.nullable(z.number()),
})

/** One feature of one plan (DATA-16). */
export type PlanFeature = z.output<typeof planFeatureSchema>

/** Lists the features of plans, `plan_code=eq.x` for one (API-11). */
export const readPlanFeatures = operation({
  id: 'readPlanFeatures',
  summary: 'Onderdelen van abonnementen',
  method: 'GET',
  path: '/rest/v1/plan_features',
  access: 'anyone',
  query: tableQueryOf({ plan_code: tableField, feature_key: tableField }),
  output: z.array(planFeatureSchema),
  errors: ['unsupported_query'],
})

export const subscriberSchema = z.object({
  user_id: z.string(),
  subscribed: z.boolean(),
  subscription_tier: z.string(),
  subscription_end: z.nullable(z.string()),
})

/** An account's subscription (DATA-13). */
export type Subscriber = z.output<typeof subscriberSchema>

/** Returns the caller's own subscription as a list of one row, empty when there is none; an ended one reads as not subscribed (API-13, AMB-079). */
export const readSubscriber = operation({
  id: 'readSubscriber',
  summary: 'Eigen abonnement',
  method: 'GET',
  path: '/rest/v1/subscribers',
  access: 'signed-in',
  query: tableQueryOf({ user_id: tableField }),
  output: z.array(subscriberSchema),
  errors: ['unsupported_query'],
})

export const effectivePlanSchema = z.object({
  plan_code: z.string(),
  plan_name: z.string(),
  price_cents: z.number(),
  /** `free` or the code of a paid plan. */
  subscription_tier: z.string(),
  /** True for every tier but free (PLAN-11). */
  is_paid: z.boolean(),
  subscription_end: z.nullable(z.string()),
  /** Null is unlimited. */
  bot_limit: z.nullable(z.number()),
  features: z.record(z.string(), z.object({ enabled: z.boolean(), limit_value: z.nullable(z.number()) })),
})

/** The plan that counts for an account now (DATA-17). */
export type EffectivePlan = z.output<typeof effectivePlanSchema>

const noArguments = z.optional(z.strictObject({}))

/** Returns the plan that counts for the caller now (API-20). */
export const getEffectivePlan = operation({
  id: 'getEffectivePlan',
  summary: 'Wat mijn abonnement toestaat',
  method: 'POST',
  path: '/rest/v1/rpc/get_my_effective_plan',
  access: 'signed-in',
  body: noArguments,
  output: effectivePlanSchema,
})

const featureKey = z.string('Noem een onderdeel').check(z.regex(/^[a-z][a-z0-9_]{0,63}$/, 'Dit onderdeel bestaat niet'))

export const featureUseSchema = z.object({
  allowed: z.boolean(),
  /** Null is unlimited. */
  remaining: z.nullable(z.number()),
  limit_value: z.nullable(z.number()),
  used: z.number(),
  /** The calendar month that counts, such as 'november 2026'; null for a feature that is not counted by month. */
  month: z.nullable(z.string()),
})

/** The answer whether an account may use a feature now, and how often (API-21). */
export type FeatureUse = z.output<typeof featureUseSchema>

/** Returns whether the caller may use a feature now; an unknown feature is not allowed (API-21). */
export const canUseFeature = operation({
  id: 'canUseFeature',
  summary: 'Mag ik dit onderdeel gebruiken?',
  method: 'POST',
  path: '/rest/v1/rpc/can_use_feature',
  access: 'signed-in',
  body: z.strictObject({ key: featureKey }),
  output: featureUseSchema,
})

/** Counts one use. A client counts only `bot_create`, by one step; the product counts everything else (API-22). */
export const incrementUsage = operation({
  id: 'incrementUsage',
  summary: 'Gebruik tellen',
  method: 'POST',
  path: '/rest/v1/rpc/increment_usage',
  access: 'signed-in',
  body: z.strictObject({ key: featureKey, step: z._default(z.literal(1, 'Tel met één stap tegelijk'), 1) }),
  output: featureUseSchema,
  errors: ['feature_not_countable', 'limit_reached'],
})
