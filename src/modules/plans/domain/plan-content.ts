import * as z from 'zod/mini'

/** The schema of the plans in `database/seed/plans.json`. */
export const planContentSchema = z.array(
  z.strictObject({
    code: z.string(),
    name: z.string(),
    priceCents: z.int().check(z.gte(0)),
    active: z.boolean(),
    features: z.array(
      z.strictObject({ featureKey: z.string(), enabled: z.boolean(), limitValue: z.nullable(z.int().check(z.gte(0))) }),
    ),
  }),
)

/** One plan of the seeded content. */
export type PlanContent = z.output<typeof planContentSchema>[number]
